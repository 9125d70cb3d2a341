import type { SchemeTaxChoice } from "../../../shared/tax/report/report-types.ts";
import type { SetKindInput } from "../../../shared/targets/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { setScheme } from "../../tax/save-scheme-choice.ts";

/**
 * Stores what the user says a scheme invests in.
 * @throws AppError tax/no-scheme
 */
export const setKind = (
  ctx: SignedInContext,
  { amfiCode, kind }: SetKindInput,
): Promise<SchemeTaxChoice> => setScheme(ctx, amfiCode, { kind });
