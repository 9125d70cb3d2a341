import type { DeleteAccountInput } from "../../shared/account/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { forgetSession, readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { deleteUser } from "../auth/queries/users.ts";
import { confirmPassword } from "./confirm-password.ts";
import { isConfirmed } from "./confirm-with-google.ts";

/**
 * Deletes the caller's account with everything in it, sessions included. It takes the password, or a session whose
 * user Google has just authenticated anew. Copies that others received stay theirs.
 * @throws AppError auth/requires-recent-login, auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function deleteAccount(
  ctx: RequestContext,
  { password }: DeleteAccountInput,
): Promise<{ ok: true }> {
  const { userId, user, session } = await readAsUser(ctx, () => []);
  if (password === undefined && !isConfirmed(session, ctx.clock())) {
    throw new AppError("auth/requires-recent-login");
  }
  const succeeded =
    password === undefined ? [] : await confirmPassword(ctx, user, password, "password");
  await ctx.db.writes.batch([deleteUser(ctx.db, userId), ...succeeded]);
  forgetSession(ctx);
  ctx.log("info", "auth.account-deleted", { userId });
  return { ok: true };
}
