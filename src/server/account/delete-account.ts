import { clearSessionCookie } from "../auth/sessions/end-session.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { mailEvents } from "../auth/events/send-notices.ts";
import { toldEvent } from "../auth/events/tell-owner.ts";
import { pendingEventsOf } from "../auth/queries/events.ts";
import { deleteUser } from "../auth/queries/users.ts";

/** Deletes the account with everything in it; copies that others received stay theirs. */
export async function deleteAccount(ctx: SignedInContext): Promise<{ ok: true }> {
  const { user } = await ctx.read(() => ({}));
  const { untold } = await ctx.write((userId) => ({
    untold: pendingEventsOf(ctx.db, userId),
    deleted: deleteUser(ctx.db, userId),
  }));
  clearSessionCookie(ctx);
  if (ctx.settings.mail !== null && user.emailProvenAt !== null) {
    const deletion = toldEvent(ctx, { kind: "account-deleted" });
    ctx.waitUntil("mail.deletion-notice-lost", () =>
      mailEvents(ctx, user, [...untold, deletion], `deleted-${user.id}`),
    );
  }
  ctx.log("info", "auth.account-deleted", { userId: user.id });
  return { ok: true };
}
