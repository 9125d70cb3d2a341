import type { JWK } from "jose";
import type { SyncToken } from "../../../../shared/auth/schema.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { keysAt, tokenLifetime } from "../keys.ts";
import { newSyncKey, publicSyncKey, signSyncToken } from "../signing.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { insertFirstSyncKey, storedSyncKeys } from "../queries.ts";

/** @throws AppError auth/unauthenticated, request/not-found where token sync is off */
export async function issueSyncToken(ctx: SessionContext): Promise<SyncToken> {
  const { user, keys } = await ctx.read(() => ({ keys: storedSyncKeys(ctx.db) }));
  const { appOrigin, tokenSyncPath } = ctx.settings;
  if (tokenSyncPath === null) throw new AppError("request/not-found");
  const issuedAt = ctx.clock();
  const expiresAt = new Date(issuedAt.getTime() + tokenLifetime);
  const { signing } = keysAt(await getOrCreateKeys(ctx, keys), issuedAt.getTime());
  const token = await signSyncToken(signing.jwk, {
    issuer: appOrigin,
    audience: `${appOrigin}${tokenSyncPath}`,
    userId: user.id,
    issuedAt,
    expiresAt,
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

export async function publishedSyncKeys(ctx: ServiceContext): Promise<{ keys: JWK[] }> {
  if (ctx.settings.tokenSyncPath === null) throw new AppError("request/not-found");
  const { published } = keysAt(
    await getOrCreateKeys(ctx, await storedSyncKeys(ctx.db)),
    ctx.clock().getTime(),
  );
  return { keys: published.map(({ jwk }) => publicSyncKey(jwk)) };
}

type StoredKeys = Awaited<ReturnType<typeof storedSyncKeys>>;

async function getOrCreateKeys({ db }: ServiceContext, stored: StoredKeys): Promise<StoredKeys> {
  if (stored.length > 0) return stored;
  const { keys } = await runBatch(db.writes, {
    inserted: insertFirstSyncKey(db, await newSyncKey()),
    keys: storedSyncKeys(db),
  });
  return keys;
}
