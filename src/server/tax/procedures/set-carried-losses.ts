import { indianDay } from "../../../shared/dates.ts";
import { AppError } from "../../../shared/errors.ts";
import { toDecimalText } from "../../../shared/money.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import type { SetCarriedLossesInput } from "../../../shared/tax/schema.ts";
import {
  financialYear,
  financialYearText,
  firstYearOf,
} from "../../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { deleteEmptyLosses, saveLosses } from "../queries.ts";
import { writeForHolder } from "../write-for-holder.ts";

/**
 * Keeps a year's losses as filed; both 0: forgets them.
 * @throws AppError tax/loss-year, tax/clubbed, holders/not-found
 */
export async function setCarriedLosses(
  ctx: SignedInContext,
  { holderId, year: ofYear, short, long }: SetCarriedLossesInput,
): Promise<{ ok: true }> {
  const year = firstYearOf(ofYear);
  const current = financialYear(indianDay(ctx.clock()));
  const first = taxRules.firstYear - taxRules.lossesCarried.years;
  if (year >= current || year < first) {
    throw new AppError("tax/loss-year", { values: { year: financialYearText(first) } });
  }
  return writeForHolder(ctx, holderId, (userId) => [
    saveLosses(ctx.db, userId, {
      holderId,
      year,
      short: toDecimalText(short),
      long: toDecimalText(long),
    }),
    deleteEmptyLosses(ctx.db, userId),
  ]);
}
