import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import type { LinkByPasswordInput } from "../../../../shared/auth/schema.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { deletePendingLink } from "../queries/pending-links.ts";
import { confirmPassword } from "../../confirm-password.ts";
import { factorOf } from "../../second-factor/queries/factors.ts";
import { giveTicket } from "../../second-factor/ticket.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { checkedUserId } from "../../../platform/user-id.ts";
import { linkIdentity } from "../link-identity.ts";
import { clearPendingLinkCookie, requirePendingLink } from "../pending-link.ts";

/**
 * Links the browser's pending identity to the account with this password, and signs in. Where the account has a second
 * factor, the browser gets a ticket instead: `linkSignedIn` links once a code has signed in.
 * @throws AppError auth/link-expired, auth/wrong-password, auth/no-password,
 * auth/too-many-requests
 */
export async function linkByPassword(
  ctx: RequestContext & Attempts,
  { password }: LinkByPasswordInput,
): Promise<{ ok: true } | { codeNeeded: true }> {
  const { link, user, provider } = await requirePendingLink(ctx);
  const { recordSuccess, refund } = await confirmPassword(ctx, user, password, "password");
  const { factors } = await runBatch(ctx.db.writes, {
    factors: factorOf(ctx.db, checkedUserId(user.id)),
  });
  if (factors.length > 0 && user.passwordHash !== null) {
    await giveTicket(ctx, user.id, user.passwordHash, [refund]);
    return { codeNeeded: true };
  }
  const writes = [deletePendingLink(ctx.db, link.browserHash), ...recordSuccess];
  const { passwordHash } = user;
  await linkIdentity(
    ctx,
    { user, provider, identity: link, writes },
    passwordHash === null ? {} : { passwordHash },
  );
  clearPendingLinkCookie(ctx);
  return { ok: true };
}
