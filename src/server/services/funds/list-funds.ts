import { dayChangeOf } from "../../../shared/funds/day-change.ts";
import type { FundList } from "../../../shared/funds/schema.ts";
import { readAsUser } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { ownFunds } from "../../repositories/fund-sets.ts";
import { fundsWithPreviousNav } from "../../repositories/funds.ts";
import { fundView } from "./fund-view.ts";
import { dueNavs, refreshNavsIfTaken } from "./refresh-navs.ts";

/**
 * The caller's funds as they are stored, newest first, their NAVs refreshed: one round trip where no NAV is due,
 * two otherwise.
 */
export async function listFunds(ctx: RequestContext): Promise<FundList> {
  const { userId, rows } = await readAsUser(
    ctx,
    (owner) => [fundsWithPreviousNav(ctx.db, owner), ...dueNavs(ctx.db, ownFunds(owner))] as const,
  );
  const [stored, ...due] = rows;
  const [, , [list]] = due;
  const refreshed = await refreshNavsIfTaken(ctx, ownFunds(userId), due, [
    fundsWithPreviousNav(ctx.db, userId),
  ]);
  const holdings = refreshed?.rows[0] ?? stored;
  return {
    funds: holdings.map(({ fund }) => fundView(fund)),
    navAsOf: list?.asOf ?? null,
    dayChange: dayChangeOf(holdings.map(({ fund, ...previous }) => ({ ...fund, ...previous }))),
  };
}
