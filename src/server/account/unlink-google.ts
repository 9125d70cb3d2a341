import type { Attempts } from "../platform/limits/rate-limit.ts";
import type { UnlinkGoogleInput } from "../../shared/account/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { googleUnlinkedMail } from "../google/mails/unlinked.ts";
import { unlinkIdentities } from "../google/queries/identities.ts";
import { deleteSessions } from "../auth/sessions/queries.ts";
import { setProviderToPassword } from "../auth/queries/users.ts";
import { confirmPassword } from "../auth/confirm-password.ts";

/**
 * Unlinks Google and ends the other sessions started with it; a repeated call changes nothing.
 * @throws AppError auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function unlinkGoogle(
  ctx: SignedInContext & Attempts,
  { password }: UnlinkGoogleInput,
): Promise<{ ok: true }> {
  const { user, session } = await ctx.read(() => []);
  const successWrites = await confirmPassword(ctx, user, password, "password");
  const [{ rowsAffected }] = await ctx.write((userId) => [
    unlinkIdentities(ctx.db, userId),
    setProviderToPassword(ctx.db, userId),
    deleteSessions(ctx.db, userId, { except: session.id, method: "google" }),
    ...successWrites,
  ]);
  if (rowsAffected === 0) return { ok: true };
  ctx.log("info", "auth.unlinked", { userId: user.id, method: "google" });
  ctx.waitUntil("mail.unlink-notice-lost", () =>
    ctx.mailer.send({ to: user.email, ...googleUnlinkedMail() }, `unlinked-${ctx.requestId}`),
  );
  return { ok: true };
}
