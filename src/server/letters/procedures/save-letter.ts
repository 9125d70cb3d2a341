import { AppError } from "../../../shared/errors.ts";
import { ofEveryone } from "../../../shared/letters/letter-kinds.ts";
import type { LetterSettings, SaveLetterInput } from "../../../shared/letters/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { requireHolder, requireOwnTax } from "../../holders/queries/holders.ts";
import { forgetStop, saveSetting } from "../queries.ts";
import { getLetterSettings, obstacleOf } from "./get-settings.ts";

/**
 * Turns a letter on or off. Asking for one again after the mail service stopped them is the owner's word that they arrive.
 * @throws AppError letters/no-mail, letters/demo, email/unproven, holders/not-found, tax/clubbed
 */
export async function saveLetter(
  ctx: SessionContext,
  input: SaveLetterInput,
): Promise<LetterSettings> {
  const { user } = await ctx.read(() => ({}));
  const obstacle = input.amounts === null ? null : obstacleOf(ctx.settings, user);
  if (obstacle !== null) {
    throw new AppError(obstacle === "unproven" ? "email/unproven" : `letters/${obstacle}`);
  }
  await ctx.write((userId) => [
    ...(input.amounts === null
      ? []
      : [
          ...(input.whose === ofEveryone ? [] : [requireHolder(ctx.db, userId, input.whose)]),
          ...(input.kind === "march" ? [requireOwnTax(ctx.db, userId, input.whose)] : []),
          forgetStop(ctx.db, userId),
        ]),
    saveSetting(ctx.db, userId, input),
  ]);
  return getLetterSettings(ctx);
}
