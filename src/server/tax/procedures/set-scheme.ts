import { toDecimalText } from "../../../shared/money.ts";
import type { SchemeTaxChoice } from "../../../shared/tax/report/report-types.ts";
import type { SetClassInput, SetFmvInput } from "../../../shared/tax/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { setScheme } from "../save-scheme-choice.ts";

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
