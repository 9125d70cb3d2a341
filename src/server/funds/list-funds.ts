import { dayChangeOf } from "../../shared/funds/day-change.ts";
import type { FundList } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { ownFunds } from "./queries/fund-sets.ts";
import { holdingsOf, readHoldings } from "./queries/holdings.ts";
import { fundView } from "./fund-view.ts";
import { refreshNavsIfAvailable } from "./refresh-navs.ts";

/**
 * The caller's funds as they are stored, newest first, their NAVs refreshed: one round trip where no NAV is due,
 * two otherwise.
 */
export async function listFunds(ctx: SignedInContext): Promise<FundList> {
  const { rows } = await ctx.read((owner) => [holdingsOf(ctx.db, owner)] as const);
  const [stored] = rows;
  const refreshed = await refreshNavsIfAvailable(ctx, ownFunds, stored, (userId) => [
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
