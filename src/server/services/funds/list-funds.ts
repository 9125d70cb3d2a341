import type { FundList } from "../../../shared/funds/schema.ts";
import { readAsUser } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { ownFunds } from "../../repositories/fund-sets.ts";
import { fundsOf } from "../../repositories/funds.ts";
import { listStatus, refreshCandidates } from "../../repositories/schemes.ts";
import { fundView } from "./fund-view.ts";
import { refreshNavs } from "./refresh-navs.ts";

/** The caller's funds, newest first, their NAVs refreshed: one round trip where no NAV is due, two otherwise. */
export async function listFunds(ctx: RequestContext): Promise<FundList> {
  const { funds, navAsOf } = await refreshed(ctx);
  return { funds: funds.map(fundView), navAsOf };
}

/**
 * Refreshes the NAVs of the caller's funds.
 * @returns how many funds changed
 */
export async function refreshFunds(
  ctx: RequestContext,
): Promise<{ updated: number; navAsOf: FundList["navAsOf"] }> {
  const { updated, navAsOf } = await refreshed(ctx);
  return { updated, navAsOf };
}

async function refreshed(ctx: RequestContext) {
  const { userId, rows } = await readAsUser(
    ctx,
    (owner) =>
      [
        fundsOf(ctx.db, owner),
        refreshCandidates(ctx.db, ownFunds(owner)),
        listStatus(ctx.db),
      ] as const,
  );
  const [funds, candidates, [list]] = rows;
  const navAsOf = list?.asOf ?? null;
  return { ...(await refreshNavs(ctx, ownFunds(userId), { funds, candidates, navAsOf })), navAsOf };
}
