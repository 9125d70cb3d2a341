import type { Attempts } from "../platform/limits/rate-limit.ts";
import type { DeleteAccountInput } from "../../shared/account/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { clearSessionCookie } from "../auth/sessions/end-session.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { deleteUser } from "../auth/queries/users.ts";
import { confirmPassword } from "../auth/confirm-password.ts";
import { isConfirmed } from "../openid/confirm-with-provider.ts";

/**
 * Deletes the account with everything in it; copies that others received stay theirs. Needs the
 * password, or a session that its provider has just authenticated again; a demo account needs neither.
 * @throws AppError auth/requires-recent-login, auth/no-password, auth/wrong-password,
 * auth/too-many-requests
 */
export async function deleteAccount(
  ctx: SignedInContext & Attempts,
  { password }: DeleteAccountInput,
): Promise<{ ok: true }> {
  const { user, session } = await ctx.read(() => ({}));
  if (password === undefined && user.demoUntil === null && !isConfirmed(session, ctx.clock())) {
    throw new AppError("auth/requires-recent-login");
  }
  const successWrites =
    password === undefined ? [] : await confirmPassword(ctx, user, password, "password");
  await ctx.write((userId) => [deleteUser(ctx.db, userId), ...successWrites]);
  clearSessionCookie(ctx);
  ctx.log("info", "auth.account-deleted", { userId: user.id });
  return { ok: true };
}
