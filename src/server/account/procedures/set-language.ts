import type { SetLanguageInput } from "../../../shared/account/schema.ts";
import { saveLanguage } from "../../auth/queries/users.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";

export async function setMailLanguage(
  ctx: SessionContext,
  { language }: SetLanguageInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [saveLanguage(ctx.db, userId, language)]);
  return { ok: true };
}
