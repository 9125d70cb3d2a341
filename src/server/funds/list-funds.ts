import { dayChangeOf } from "../../shared/funds/day-change.ts";
import type { FundList } from "../../shared/funds/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { ownFunds } from "./queries/fund-sets.ts";
import { holdingsOf, readHoldings } from "./queries/holdings.ts";
import { fundView } from "./fund-view.ts";
import { refreshNavsIfTaken } from "./refresh-navs.ts";

/**
 * The caller's funds as they are stored, newest first, their NAVs refreshed: one round trip where no NAV is due,
 * two otherwise.
 */
export async function listFunds(ctx: RequestContext): Promise<FundList> {
  const { userId, rows } = await readAsUser(ctx, (owner) => [holdingsOf(ctx.db, owner)] as const);
  const [stored] = rows;
  const refreshed = await refreshNavsIfTaken(ctx, ownFunds(userId), stored, [
    holdingsOf(ctx.db, userId),
  ]);
  const [found] = refreshed?.rows[0] ?? stored;
  const holdings = readHoldings(found?.holdings ?? "[]");
  return {
    funds: holdings.map(fundView),
    navAsOf: found?.asOf ?? null,
    dayChange: dayChangeOf(holdings),
  };
}
