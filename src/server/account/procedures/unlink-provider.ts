import type { UnlinkProviderInput } from "../../../shared/account/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { requireProvider } from "../../auth/openid/provider-error.ts";
import { hasIdentity, unlinkIdentity } from "../../auth/openid/queries/identities.ts";
import { tellOwner } from "../../auth/events/tell-owner.ts";
import { deleteSessions } from "../../auth/sessions/queries.ts";
import { requireWayIn } from "../../auth/queries/ways-in.ts";
import { usableWays } from "../../auth/usable-ways.ts";
import { setProviderToPassword } from "../../auth/queries/users.ts";

/**
 * Unlinks a provider and ends the other sessions started with it; a repeated call changes nothing.
 * @throws AppError passkeys/last-way-in; google/not-configured and oidc/not-configured, because without its issuer the
 * identity cannot be found
 */
export async function unlinkProvider(
  ctx: SessionContext,
  { provider: id }: UnlinkProviderInput,
): Promise<{ ok: true }> {
  const { user, session } = await ctx.read(() => ({}));
  const provider = requireProvider(ctx, id);
  const { unlinked } = await ctx.write((userId) => ({
    told: tellOwner(
      ctx,
      userId,
      { kind: "provider-unlinked", detail: provider.name },
      hasIdentity(userId, provider.issuer),
    ),
    unlinked: unlinkIdentity(ctx.db, userId, provider.issuer),
    others: [
      requireWayIn(ctx.db, userId, usableWays(ctx.settings)),
      setProviderToPassword(ctx.db, userId),
      deleteSessions(ctx.db, userId, { except: session.id, method: id }),
    ],
  }));
  if (unlinked.rowsAffected === 0) return { ok: true };
  ctx.log("info", "auth.unlinked", { userId: user.id, method: id });
  return { ok: true };
}
