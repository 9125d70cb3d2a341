import { AppError } from "../../../../shared/errors.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { linkIdentity } from "../link-identity.ts";
import { clearPendingLinkCookie, requirePendingLink } from "../pending-link.ts";
import { deletePendingLink } from "../queries/pending-links.ts";

/**
 * Links the browser's pending identity to the account that it was found for, whose owner has just signed in here.
 * @throws AppError auth/link-expired, also for another account
 */
export async function linkSignedIn(ctx: SessionContext): Promise<{ ok: true }> {
  const { userId } = await ctx.read(() => ({}));
  const { link, user, provider } = await requirePendingLink(ctx);
  if (user.id !== userId) throw new AppError("auth/link-expired");
  const writes = [deletePendingLink(ctx.db, link.browserHash)];
  await linkIdentity(ctx, { user, provider, identity: link, writes });
  clearPendingLinkCookie(ctx);
  return { ok: true };
}
