import type { DeleteAccountInput } from "../../shared/account/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { clearSessionCookie } from "../auth/end-session.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { deleteUser } from "../auth/queries/users.ts";
import { confirmPassword } from "../auth/confirm-password.ts";
import { isConfirmed } from "../google/confirm-with-google.ts";

/**
 * Deletes the caller's account with everything in it, sessions included. It takes the password, or a session whose
 * user Google has just authenticated anew. Copies that others received stay theirs.
 * @throws AppError auth/requires-recent-login, auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function deleteAccount(
  ctx: SignedInContext,
  { password }: DeleteAccountInput,
): Promise<{ ok: true }> {
  const { user, session } = await ctx.read(() => []);
  if (password === undefined && !isConfirmed(session, ctx.clock())) {
    throw new AppError("auth/requires-recent-login");
  }
  const succeeded =
    password === undefined ? [] : await confirmPassword(ctx, user, password, "password");
  await ctx.write((userId) => [deleteUser(ctx.db, userId), ...succeeded]);
  clearSessionCookie(ctx);
  ctx.log("info", "auth.account-deleted", { userId: user.id });
  return { ok: true };
}
