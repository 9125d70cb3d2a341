import { indianDay } from "../../../shared/dates.ts";
import { AppError } from "../../../shared/errors.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import type { SetProfileInput } from "../../../shared/tax/schema.ts";
import { financialYear, firstYearOf } from "../../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { beforeRules } from "../before-rules.ts";
import { saveProfile } from "../queries.ts";
import { writeForHolder } from "../write-for-holder.ts";

/**
 * Keeps a person's slab of a financial year.
 * @throws AppError tax/before-rules, tax/future, tax/clubbed, holders/not-found
 */
export async function setTaxProfile(
  ctx: SignedInContext,
  { holderId, financialYear: ofYear, slab, resident }: SetProfileInput,
): Promise<{ ok: true }> {
  const year = firstYearOf(ofYear);
  if (year < taxRules.firstYear) throw beforeRules();
  if (year > financialYear(indianDay(ctx.clock()))) throw new AppError("tax/future");
  return writeForHolder(ctx, holderId, (userId) => [
    saveProfile(ctx.db, userId, { holderId, year, slab, resident }),
  ]);
}
