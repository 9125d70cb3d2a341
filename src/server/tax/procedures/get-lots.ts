import { AppError } from "../../../shared/errors.ts";
import { heldLots } from "../../../shared/tax/selling/held-lots.ts";
import type { TaxLotsInput } from "../../../shared/tax/schema.ts";
import type { HeldLots } from "../../../shared/tax/selling/selling-types.ts";
import { firstYearOf } from "../../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { readPersonOfFund } from "../read-person.ts";

/**
 * What a fund holds, by the year of its purchase.
 * @throws AppError funds/not-found
 */
export async function getLots(
  ctx: SignedInContext,
  { fundId, financialYear }: TaxLotsInput,
): Promise<HeldLots> {
  const { person, facts, today } = await readPersonOfFund(ctx, fundId);
  const fund = person.funds.find(({ id }) => id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  const year = financialYear === undefined ? undefined : firstYearOf(financialYear);
  return heldLots(fund, facts, { today, year });
}
