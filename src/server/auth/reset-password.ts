import type { ResetPasswordInput } from "../../shared/auth/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { hashPassword } from "./passwords/hash.ts";
import { deviceToTrust } from "./trusted-device.ts";
import { requireStrongPassword } from "./passwords/weak-password.ts";
import type { RequestContext } from "../platform/context.ts";
import { hashOf } from "../platform/encoding.ts";
import { passwordChangedMail } from "./mails/password-changed.ts";
import { resetByCode, userOfResetCode } from "./queries/reset-codes.ts";
import { attempt, clearSignInFailures, isFound } from "./attempts.ts";

/**
 * Sets a new password by a code, which is used up, and ends every session of the user, all in one batch: of ten
 * requests with one code, one succeeds. A weak password does not use the code up. The account knows this browser from
 * then on, so its owner can sign in here whatever strangers try.
 * @throws AppError auth/weak-password, auth/invalid-action-code, auth/too-many-requests
 */
export async function resetPassword(
  ctx: RequestContext,
  { code, password }: ResetPasswordInput,
): Promise<{ ok: true }> {
  const hash = await hashOf(code);
  const now = ctx.clock();
  const { rows } = await attempt(
    ctx,
    "resetCode",
    code,
    [userOfResetCode(ctx.db, hash, now)],
    isFound,
  );
  const [[owner]] = rows;
  if (owner === undefined) throw refused(ctx);
  requireStrongPassword(password, owner);
  const device = await deviceToTrust(ctx);
  const sessionId = ctx.sessionToken === null ? "" : await hashOf(ctx.sessionToken);
  const passwordHash = await hashPassword(password);
  const [unlinked, [user]] = await ctx.db.writes.batch([
    ...resetByCode(ctx.db, hash, { passwordHash, now, browserHash: device.hash, sessionId }),
    ...(await clearSignInFailures(ctx, owner.email)),
  ]);
  if (user === undefined) throw refused(ctx);
  device.setCookie();
  ctx.log("info", "auth.password-reset", { userId: user.id });
  if (unlinked.length > 0) ctx.log("info", "auth.unlinked", { userId: user.id, method: "google" });
  ctx.waitUntil("mail.password-notice-lost", () =>
    ctx.mailer.send({ to: user.email, ...passwordChangedMail() }, `changed-${hash}`),
  );
  return { ok: true };
}

function refused(ctx: RequestContext): AppError {
  ctx.log("warn", "auth.reset-refused");
  return new AppError("auth/invalid-action-code");
}
