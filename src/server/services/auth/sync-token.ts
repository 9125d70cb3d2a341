import type { JWK } from "jose";
import type { SyncToken } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import { readAsUser } from "../../auth/session.ts";
import { newSyncKey, publicSyncKey, signSyncToken } from "../../auth/sync-token.ts";
import type { RequestContext, ServiceContext } from "../../context.ts";
import { keepSyncKey, syncKey } from "../../repositories/token-sync-key.ts";

/** Milliseconds. */
const tokenLife = 5 * 60_000;

/**
 * A signed statement of who the caller is, for the service that this installation keeps in step with sign-ins.
 * @throws AppError request/not-found where there is no such service
 */
export async function syncToken(ctx: RequestContext): Promise<SyncToken> {
  if (ctx.settings.tokenSyncPath === null) throw new AppError("request/not-found");
  const { userId, rows } = await readAsUser(ctx, () => [syncKey(ctx.db)] as const);
  const [[stored]] = rows;
  const issuedAt = ctx.clock();
  const expiresAt = new Date(issuedAt.getTime() + tokenLife);
  const token = await signSyncToken(stored?.jwk ?? (await makeKey(ctx)), {
    issuer: ctx.settings.appOrigin,
    userId,
    issuedAt,
    expiresAt,
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** What such tokens are checked with, as a JSON Web Key Set. */
export async function syncKeys(ctx: ServiceContext): Promise<{ keys: JWK[] }> {
  if (ctx.settings.tokenSyncPath === null) throw new AppError("request/not-found");
  const [stored] = await syncKey(ctx.db);
  return { keys: [publicSyncKey(stored?.jwk ?? (await makeKey(ctx)))] };
}

async function makeKey({ db }: ServiceContext): Promise<string> {
  const [, [kept]] = await db.writes.batch([keepSyncKey(db, await newSyncKey()), syncKey(db)]);
  if (kept === undefined) throw new Error("a key was gone in the batch that keeps it");
  return kept.jwk;
}
