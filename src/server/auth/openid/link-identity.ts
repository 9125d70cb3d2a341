import type { ProviderIdentity } from "./authorization.ts";
import { startSession } from "../sessions/start-session.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { SignInProvider } from "../../platform/sign-in-providers.ts";
import type { Query } from "../../platform/db/query.ts";
import { tellOwner } from "../events/tell-owner.ts";
import { deleteAccessTokens } from "../access-tokens/queries.ts";
import { deleteDevicesOf } from "../queries/trusted-devices.ts";
import { deleteIdentitiesOf, insertIdentity, requireUnproven } from "./queries/identities.ts";
import { deleteResetCode } from "../queries/reset-codes.ts";
import { deleteStrangersWays, requireLinkByOwner } from "../queries/ways-in.ts";
import { hashText } from "../../platform/encoding.ts";
import { deleteSessions } from "../sessions/queries.ts";
import { raiseAccessEpoch, transferToProvider, type UserRow } from "../queries/users.ts";
import { clearSignInFailures } from "../attempts.ts";

type Identity = Pick<ProviderIdentity, "issuer" | "subject">;

export type Link = {
  user: UserRow;
  provider: SignInProvider;
  identity: Identity;
  writes?: readonly Query[];
};

/**
 * @throws AppError auth/link-expired where it is linked already; auth/invalid-credential where the password changed;
 * auth/link-first for an account with a passkey or a second factor whose owner has not just signed in here
 */
export async function linkIdentity(
  ctx: RequestContext,
  { user, provider, identity, writes = [] }: Link,
  { passwordHash }: { passwordHash?: string } = {},
): Promise<void> {
  const clearFailures = await clearSignInFailures(ctx, user.email);
  const sessionId = ctx.sessionToken === null ? "" : await hashText(ctx.sessionToken);
  await startSession(
    ctx,
    { userId: user.id, method: provider.id, ...(passwordHash !== undefined && { passwordHash }) },
    (userId) => [
      requireLinkByOwner(ctx.db, userId, sessionId, ctx.clock()),
      ...writes,
      insertIdentity(ctx.db, identity, userId, ctx.clock()),
      ...clearFailures,
      ...tellOwner(ctx, userId, { kind: "provider-linked", detail: provider.name }),
    ],
  );
  ctx.log("info", "auth.linked", { userId: user.id, method: provider.id, isTakeover: false });
}

/**
 * Gives an account to the proven owner of its address. A user who signed up without proof loses the
 * password, passkeys, sessions, access tokens, linked identity, mailed links and trusted devices.
 * @throws AppError auth/link-expired where the address was proven, or the identity linked, meanwhile
 */
export async function takeOverAccount(
  ctx: RequestContext,
  { user, provider, identity, writes = [] }: Link,
  photoUrl: string | null,
): Promise<void> {
  const now = ctx.clock();
  const clearFailures = await clearSignInFailures(ctx, user.email);
  await startSession(ctx, { userId: user.id, method: provider.id }, (userId) => [
    requireUnproven(ctx.db, userId),
    ...writes,
    ...deleteStrangersWays(ctx.db, userId),
    deleteIdentitiesOf(ctx.db, userId),
    insertIdentity(ctx.db, identity, userId, now),
    transferToProvider(ctx.db, userId, { provider: provider.id, photoUrl, now }),
    deleteSessions(ctx.db, userId),
    deleteAccessTokens(ctx.db, userId),
    raiseAccessEpoch(ctx.db, userId),
    deleteResetCode(ctx.db, userId),
    deleteDevicesOf(ctx.db, userId),
    ...clearFailures,
    ...tellOwner(ctx, userId, { kind: "taken-over", detail: provider.name }),
  ]);
  ctx.log("info", "auth.linked", { userId: user.id, method: provider.id, isTakeover: true });
}
