import type { ComparedFund } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { comparedBalance } from "../../transactions/compared-balance.ts";
import { comparedBalancesOf } from "../../transactions/queries/balances.ts";

/** The last statement of each fund that has one, compared with what is recorded of the fund for its day. */
export async function listBalances(ctx: SignedInContext): Promise<ComparedFund[]> {
  const { balances } = await ctx.read((owner) => ({ balances: comparedBalancesOf(ctx.db, owner) }));
  return balances.map(comparedBalance);
}
