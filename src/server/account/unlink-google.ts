import type { Attempt } from "../auth/attempt-limits.ts";
import type { UnlinkGoogleInput } from "../../shared/account/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { googleUnlinkedMail } from "../google/mails/unlinked.ts";
import { unlinkIdentities } from "../google/queries/identities.ts";
import { deleteOtherGoogleSessions } from "../auth/queries/sessions.ts";
import { setProviderToPassword } from "../auth/queries/users.ts";
import { confirmPassword } from "../auth/confirm-password.ts";

/**
 * Unlinks Google and ends the other sessions started with it; a repeated call changes nothing.
 * @throws AppError auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function unlinkGoogle(
  ctx: SignedInContext & Attempt,
  { password }: UnlinkGoogleInput,
): Promise<{ ok: true }> {
  const { user, session } = await ctx.read(() => []);
  const successWrites = await confirmPassword(ctx, user, password, "password");
  const [{ rowsAffected }] = await ctx.write((userId) => [
    unlinkIdentities(ctx.db, userId),
    setProviderToPassword(ctx.db, userId),
    deleteOtherGoogleSessions(ctx.db, userId, session.id),
    ...successWrites,
  ]);
  if (rowsAffected === 0) return { ok: true };
  ctx.log("info", "auth.unlinked", { userId: user.id, method: "google" });
  ctx.waitUntil("mail.unlink-notice-lost", () =>
    ctx.mailer.send({ to: user.email, ...googleUnlinkedMail() }, `unlinked-${ctx.requestId}`),
  );
  return { ok: true };
}
