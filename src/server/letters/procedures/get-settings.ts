import type { LetterSettings } from "../../../shared/letters/schema.ts";
import type { UserRow } from "../../auth/queries/users.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import type { Settings } from "../../platform/env.ts";
import { lettersOf, letterSettingsOf, stoppedLettersOf } from "../queries.ts";

/** Two years of a letter each month. */
const mostLetters = 24;

export async function getLetterSettings(ctx: SessionContext): Promise<LetterSettings> {
  const { user, on, stopped, letters } = await ctx.read((owner) => ({
    on: letterSettingsOf(ctx.db, owner),
    stopped: stoppedLettersOf(ctx.db, owner),
    letters: lettersOf(ctx.db, owner, mostLetters),
  }));
  const [stop] = stopped;
  return {
    obstacle: obstacleOf(ctx.settings, user),
    on,
    stopped:
      stop === undefined || stop.reason === null
        ? null
        : { reason: stop.reason, at: (stop.at ?? new Date(0)).toISOString() },
    letters: letters.map(({ at, ...letter }) => ({ ...letter, at: at.toISOString() })),
  };
}

type Reader = Pick<UserRow, "emailProvenAt" | "demoUntil">;

/** Why an account can get no letters here; null where it can. */
export function obstacleOf(
  { hasMailService }: Pick<Settings, "hasMailService">,
  { emailProvenAt, demoUntil }: Reader,
): LetterSettings["obstacle"] {
  if (demoUntil !== null) return "demo";
  if (!hasMailService) return "no-mail";
  return emailProvenAt === null ? "unproven" : null;
}
