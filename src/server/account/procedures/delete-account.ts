import { clearSessionCookie } from "../../auth/sessions/end-session.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { formerAddressesOf } from "../../auth/addresses/queries/changes.ts";
import { mailEvents } from "../../auth/events/send-notices.ts";
import { toldEvent } from "../../auth/events/tell-owner.ts";
import { pendingEventsOf } from "../../auth/events/queries.ts";
import { deleteUser } from "../../auth/queries/users.ts";
import { keepCallsOfDeletedAccount } from "../../letters/queries.ts";
import { stopKeepingUpAll } from "../../sharing/queries/kept-shares.ts";

/** Deletes the account with everything in it; copies that others received stay theirs. */
export async function deleteAccount(ctx: SessionContext): Promise<{ ok: true }> {
  const { user } = await ctx.read(() => ({}));
  const { untold, former } = await ctx.write((userId) => ({
    untold: pendingEventsOf(ctx.db, userId),
    former: formerAddressesOf(ctx.db, userId, ctx.clock()),
    stopped: stopKeepingUpAll(ctx.db, userId),
    called: keepCallsOfDeletedAccount(ctx.db, userId),
    deleted: deleteUser(ctx.db, userId),
  }));
  clearSessionCookie(ctx);
  if (ctx.settings.mail !== null && user.emailProvenAt !== null) {
    const deletion = toldEvent(ctx, { kind: "account-deleted" });
    // The mail also goes to the address of whoever had the account before it was changed.
    for (const { email } of [user, ...former]) {
      const to = { email, language: user.language, hasPassword: false };
      ctx.waitUntil("mail.deletion-notice-lost", () =>
        mailEvents(ctx, to, [...untold, deletion], `deleted-${user.id}-${email}`),
      );
    }
  }
  ctx.log("info", "auth.account-deleted", { userId: user.id });
  return { ok: true };
}
