import { indianDay } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { toDecimalText } from "../../shared/money.ts";
import { taxRules } from "../../shared/tax/rules/tax-rules.ts";
import type { SetCarriedLossesInput, SetProfileInput } from "../../shared/tax/schema.ts";
import {
  financialYear,
  financialYearText,
  firstYearOf,
} from "../../shared/transactions/financial-year.ts";
import { beforeRules } from "./before-rules.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { requireHolder, requireOwnTax } from "../holders/queries/holders.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { deleteEmptyLosses, saveLosses, saveProfile } from "./queries.ts";

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

async function writeForHolder(
  ctx: SignedInContext,
  holderId: string,
  writes: (userId: UserId) => readonly Query[],
): Promise<{ ok: true }> {
  await ctx.write((userId) => [
    requireHolder(ctx.db, userId, holderId),
    requireOwnTax(ctx.db, userId, holderId),
    ...writes(userId),
  ]);
  return { ok: true };
}
