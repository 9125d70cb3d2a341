import { dayChangeOf } from "../../shared/funds/day-change.ts";
import type { FundList } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { userFunds } from "./queries/fund-sets.ts";
import { holdingsOf, readHoldings } from "./queries/holdings.ts";
import { fundView } from "./fund-view.ts";
import { refreshNavsIfAvailable } from "./refresh-navs.ts";

/**
 * The caller's funds, newest first, after a NAV refresh: one round trip where no NAV is stale, else
 * two.
 */
export async function listFunds(ctx: SignedInContext): Promise<FundList> {
  const { rows } = await ctx.read((owner) => [holdingsOf(ctx.db, owner)] as const);
  const [stored] = rows;
  const refreshed = await refreshNavsIfAvailable(ctx, userFunds, stored, (userId) => [
    holdingsOf(ctx.db, userId),
  ]);
  const [row] = refreshed?.rows[0] ?? stored;
  const holdings = readHoldings(row?.holdings ?? "[]");
  return {
    funds: holdings.map(fundView),
    navAsOf: row?.asOf ?? null,
    dayChange: dayChangeOf(holdings),
  };
}
