import { dayChangeOf } from "../../shared/funds/day-change.ts";
import type { FundList } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { freshHoldings } from "../holdings/fresh-holdings.ts";
import { fundView } from "../holdings/fund-view.ts";

export async function listFunds(ctx: SignedInContext): Promise<FundList> {
  const { holdings, asOf } = await freshHoldings(ctx, () => []);
  return { funds: holdings.map(fundView), navAsOf: asOf, dayChange: dayChangeOf(holdings) };
}
