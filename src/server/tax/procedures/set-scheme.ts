import { AppError } from "../../../shared/errors.ts";
import { toDecimalText } from "../../../shared/money.ts";
import type { SchemeTaxChoice } from "../../../shared/tax/report/report-types.ts";
import type { SetClassInput, SetFmvInput } from "../../../shared/tax/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { dropOldTaxSchemes, saveTaxScheme } from "../queries.ts";
import { schemeTaxChoice } from "../tax-choices.ts";

/**
 * Keeps how the user says that a scheme is taxed.
 * @throws AppError tax/no-scheme
 */
export const setTaxClass = (
  ctx: SignedInContext,
  { amfiCode, class: chosen }: SetClassInput,
): Promise<SchemeTaxChoice> => setScheme(ctx, amfiCode, { class: chosen });

/**
 * Keeps what the user says that a unit was worth on 31 January 2018.
 * @throws AppError tax/no-scheme
 */
export const setFmv = (
  ctx: SignedInContext,
  { amfiCode, fmvPerUnit }: SetFmvInput,
): Promise<SchemeTaxChoice> =>
  setScheme(ctx, amfiCode, { fmvPerUnit: fmvPerUnit === null ? null : toDecimalText(fmvPerUnit) });

export async function setScheme(
  ctx: SignedInContext,
  amfiCode: string,
  choice: Parameters<typeof saveTaxScheme>[3],
): Promise<SchemeTaxChoice> {
  const {
    saved: [saved],
  } = await ctx.write((userId) => ({
    saved: saveTaxScheme(ctx.db, userId, amfiCode, choice),
    dropped: dropOldTaxSchemes(ctx.db, userId),
  }));
  if (saved === undefined) throw new AppError("tax/no-scheme");
  return schemeTaxChoice(saved);
}
