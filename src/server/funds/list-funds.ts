import { dayChangeOf } from "../../shared/funds/day-change.ts";
import type { FundList } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { freshFunds } from "../stored-funds/fresh-funds.ts";
import { fundView } from "../stored-funds/fund-view.ts";

export async function listFunds(ctx: SignedInContext): Promise<FundList> {
  const { funds, asOf } = await freshFunds(ctx, () => []);
  return { funds: funds.map(fundView), navAsOf: asOf, dayChange: dayChangeOf(funds) };
}
