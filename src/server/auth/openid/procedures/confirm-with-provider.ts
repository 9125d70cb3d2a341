import type { ProviderIdentity } from "../authorization.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import type { SignInProvider } from "../../../platform/sign-in-providers.ts";
import { providerError } from "../provider-error.ts";
import { userByIdentity } from "../queries/identities.ts";
import { updateSession } from "../../sessions/queries.ts";

/**
 * Makes the session fresh: the provider has just authenticated its user again.
 * @throws AppError auth/unauthenticated, <provider>/other-account
 */
export async function confirmWithProvider(
  ctx: SessionContext,
  { id }: SignInProvider,
  identity: ProviderIdentity,
): Promise<void> {
  const { user, session, linked } = await ctx.read(() => ({
    linked: userByIdentity(ctx.db, identity),
  }));
  if (linked[0]?.id !== user.id) throw providerError(id, "other-account");
  const times = { reauthenticatedAt: ctx.clock() };
  await ctx.write((userId) => [updateSession(ctx.db, userId, session.id, times)]);
  ctx.log("info", "auth.confirmed", { userId: user.id, method: id });
}
