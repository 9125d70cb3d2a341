import type { UnlinkGoogleInput } from "../../shared/account/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { googleUnlinkedMail } from "../google/mails/unlinked.ts";
import { unlinkIdentities } from "../google/queries/identities.ts";
import { deleteOtherGoogleSessions } from "../auth/queries/sessions.ts";
import { setProviderToPassword } from "../auth/queries/users.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Takes Google away as a way into the caller's account, and ends the other sessions that were started with it. The
 * password, which is the other way in, confirms it. Sent again, it finds nothing more to unlink.
 * @throws AppError auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function unlinkGoogle(
  ctx: RequestContext,
  { password }: UnlinkGoogleInput,
): Promise<{ ok: true }> {
  const { userId, user, session } = await readAsUser(ctx, () => []);
  const succeeded = await confirmPassword(ctx, user, password, "password");
  const [{ rowsAffected }] = await ctx.db.writes.batch([
    unlinkIdentities(ctx.db, userId),
    setProviderToPassword(ctx.db, userId),
    deleteOtherGoogleSessions(ctx.db, userId, session.id),
    ...succeeded,
  ]);
  if (rowsAffected === 0) return { ok: true };
  ctx.log("info", "auth.unlinked", { userId, method: "google" });
  ctx.afterAnswer("mail.unlink-notice-lost", () =>
    ctx.mailer.send({ to: user.email, ...googleUnlinkedMail() }, `unlinked-${ctx.requestId}`),
  );
  return { ok: true };
}
