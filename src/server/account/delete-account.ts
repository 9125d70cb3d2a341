import { clearSessionCookie } from "../auth/sessions/end-session.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { deleteUser } from "../auth/queries/users.ts";

/** Deletes the account with everything in it; copies that others received stay theirs. */
export async function deleteAccount(ctx: SignedInContext): Promise<{ ok: true }> {
  const { userId } = await ctx.read(() => ({}));
  await ctx.write((owner) => [deleteUser(ctx.db, owner)]);
  clearSessionCookie(ctx);
  ctx.log("info", "auth.account-deleted", { userId });
  return { ok: true };
}
