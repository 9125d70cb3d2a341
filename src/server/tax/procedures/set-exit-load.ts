import type { SetExitLoadInput } from "../../../shared/tax/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { deleteExitLoad, saveExitLoad } from "../queries.ts";

/**
 * Keeps a fund's exit load as the user typed it.
 * @throws AppError funds/not-found
 */
export async function setExitLoad(
  ctx: SignedInContext,
  { fundId, exitLoad }: SetExitLoadInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [
    exitLoad === null
      ? deleteExitLoad(ctx.db, userId, fundId)
      : saveExitLoad(ctx.db, userId, fundId, JSON.stringify(exitLoad)),
  ]);
  return { ok: true };
}
