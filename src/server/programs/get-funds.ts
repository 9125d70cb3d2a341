import { isHeldBy } from "../../shared/holders/held-by.ts";
import { withoutValue } from "../../shared/portfolio/performance.ts";
import type { FundsResult } from "../../shared/programs/results.ts";
import type { FundsInput } from "../../shared/programs/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { freshFunds } from "../stored-funds/fresh-funds.ts";
import { fundView } from "../stored-funds/fund-view.ts";

/** All funds, or one person's, newest first. */
export async function getFunds(
  ctx: SignedInContext,
  { holderId }: FundsInput,
): Promise<FundsResult> {
  const { funds, asOf } = await freshFunds(ctx, () => ({}));
  const own = funds.map(fundView).filter((fund) => isHeldBy(fund, holderId));
  return { asOf, ...withoutValue(own), funds: own };
}
