import { AppError } from "../../shared/errors.ts";
import type { SchemeTaxChoice } from "../../shared/tax/report/report-types.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { dropOldTaxSchemes, saveTaxScheme } from "./queries.ts";
import { schemeTaxChoice } from "./tax-choices.ts";

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
