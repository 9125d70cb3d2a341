import type { JWK } from "jose";
import type { SyncToken } from "../../shared/auth/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { keysAt, tokenLife } from "./keys.ts";
import { newSyncKey, publicSyncKey, signSyncToken } from "./signing.ts";
import type { ServiceContext } from "../platform/context.ts";
import { insertFirstSyncKey, storedSyncKeys } from "./queries.ts";

/**
 * A signed statement of who the caller is, for the service that this installation keeps in step with sign-ins.
 * @throws AppError auth/unauthenticated, request/not-found where there is no such service
 */
export async function syncToken(ctx: SignedInContext): Promise<SyncToken> {
  const { user, rows } = await ctx.read(() => [storedSyncKeys(ctx.db)] as const);
  const { appOrigin, tokenSyncPath } = ctx.settings;
  if (tokenSyncPath === null) throw new AppError("request/not-found");
  const issuedAt = ctx.clock();
  const expiresAt = new Date(issuedAt.getTime() + tokenLife);
  const { signing } = keysAt(await anyKeys(ctx, rows[0]), issuedAt.getTime());
  const token = await signSyncToken(signing.jwk, {
    issuer: appOrigin,
    audience: `${appOrigin}${tokenSyncPath}`,
    userId: user.id,
    issuedAt,
    expiresAt,
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** What such tokens are checked with, as a JSON Web Key Set. */
export async function syncKeys(ctx: ServiceContext): Promise<{ keys: JWK[] }> {
  if (ctx.settings.tokenSyncPath === null) throw new AppError("request/not-found");
  const { published } = keysAt(
    await anyKeys(ctx, await storedSyncKeys(ctx.db)),
    ctx.clock().getTime(),
  );
  return { keys: published.map(({ jwk }) => publicSyncKey(jwk)) };
}

type StoredKeys = Awaited<ReturnType<typeof storedSyncKeys>>;

/** The keys that are stored, or the first one, made now. */
async function anyKeys({ db }: ServiceContext, stored: StoredKeys): Promise<StoredKeys> {
  if (stored.length > 0) return stored;
  const [, kept] = await db.writes.batch([
    insertFirstSyncKey(db, await newSyncKey()),
    storedSyncKeys(db),
  ]);
  return kept;
}
