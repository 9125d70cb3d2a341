import type { Attempts } from "../platform/limits/rate-limit.ts";
import type { LinkGoogleByPasswordInput } from "../../shared/auth/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { isIdentityTaken } from "./queries/identities.ts";
import { deletePendingGoogleLink } from "./queries/pending-links.ts";
import { confirmPassword } from "../auth/confirm-password.ts";
import { linkIdentity } from "./link-identity.ts";
import { clearPendingLinkCookie, requirePendingLink } from "./pending-link.ts";

/**
 * Links the browser's pending Google identity to the account with this password, and signs in.
 * @throws AppError google/link-expired, auth/wrong-password, auth/no-password,
 * auth/too-many-requests
 */
export async function linkGoogleByPassword(
  ctx: RequestContext & Attempts,
  { password }: LinkGoogleByPasswordInput,
): Promise<{ ok: true }> {
  const { link, user } = await requirePendingLink(ctx);
  const successWrites = await confirmPassword(ctx, user, password, "password");
  const writes = [deletePendingGoogleLink(ctx.db, link.browserHash), ...successWrites];
  const { passwordHash } = user;
  try {
    await linkIdentity(
      ctx,
      { user, identity: link, writes },
      passwordHash === null ? {} : { passwordHash },
    );
  } catch (error) {
    throw isIdentityTaken(error) ? new AppError("google/link-expired") : error;
  }
  clearPendingLinkCookie(ctx);
  return { ok: true };
}
