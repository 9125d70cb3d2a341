import type { ChangePasswordInput } from "../../shared/account/schema.ts";
import { hashPassword } from "../auth/passwords/hash.ts";
import { readAsUser, startSession } from "../auth/session.ts";
import { requireStrongPassword } from "../auth/passwords/weak-password.ts";
import type { RequestContext } from "../platform/context.ts";
import { passwordChangedMail } from "../auth/mails/password-changed.ts";
import { forgetBrowsersOf } from "../auth/queries/trusted-devices.ts";
import { voidResetCode } from "../auth/queries/reset-codes.ts";
import { deleteSessionsOf } from "../auth/queries/sessions.ts";
import { changePasswordHash } from "../auth/queries/users.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Changes the caller's password, ends every session and forgets every browser, which somebody else may have made known
 * by the old password; the caller goes on with a new session.
 * @throws AppError auth/weak-password, auth/no-password, auth/wrong-password, auth/too-many-requests,
 * auth/invalid-credential where it was changed elsewhere meanwhile
 */
export async function changePassword(
  ctx: RequestContext,
  { currentPassword, password }: ChangePasswordInput,
): Promise<{ ok: true }> {
  const { userId, user } = await readAsUser(ctx, () => []);
  requireStrongPassword(password, user);
  const succeeded = await confirmPassword(ctx, user, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(password);
  await startSession(ctx, { userId, method: "password", passwordHash }, [
    ...succeeded,
    changePasswordHash(ctx.db, userId, { from: user.passwordHash, to: passwordHash }),
    deleteSessionsOf(ctx.db, userId),
    forgetBrowsersOf(ctx.db, userId),
    voidResetCode(ctx.db, userId),
  ]);
  ctx.log("info", "auth.password-changed", { userId });
  ctx.afterAnswer("mail.password-notice-lost", () =>
    ctx.mailer.send({ to: user.email, ...passwordChangedMail() }, `changed-${ctx.requestId}`),
  );
  return { ok: true };
}
