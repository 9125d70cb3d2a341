import type { RequestContext } from "../../platform/context.ts";
import { cookieHeader } from "../../platform/http/cookies.ts";
import { requireSecretsKey } from "./secret.ts";
import { openBytes, sealBytes } from "./seal.ts";

const cookie = "fundbook-factor";
const lifetime = 10 * 60_000;
/** When it expires, the key's id, and the sealed secret: 48 bytes with nonce and tag, which any 64 letters can be. */
const format = /^(\d{1,15})\.([0-9a-f]{16})\.([\w-]{64})$/;

type Owner = { userId: string; sessionId: string };

const contextOf = ({ userId, sessionId }: Owner, expiresAt: number): string =>
  `new second factor of ${userId} in ${sessionId} until ${expiresAt}`;

/** Leaves a new secret with the browser, sealed for this session: nothing is stored before a code shows that an app has it. */
export async function keepPending(
  ctx: RequestContext,
  owner: Owner,
  secret: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const expiresAt = ctx.clock().getTime() + lifetime;
  const key = requireSecretsKey(ctx.settings);
  const { keyId, text } = await sealBytes(key, secret, contextOf(owner, expiresAt));
  const value = `${expiresAt}.${keyId}.${text}`;
  ctx.setCookie(cookieHeader(ctx.settings, cookie, value, lifetime / 1_000));
}

/** @returns null where this session has none, or not any more */
export async function readPending(
  ctx: RequestContext,
  owner: Owner,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, expiry, keyId, text] = format.exec(ctx.readCookie(cookie) ?? "") ?? [];
  if (keyId === undefined || text === undefined) return null;
  const expiresAt = Number(expiry);
  const left = expiresAt - ctx.clock().getTime();
  if (left <= 0 || left > lifetime) return null;
  return openBytes(ctx.settings.secretsKeys, { keyId, text }, contextOf(owner, expiresAt));
}

export const clearPending = (ctx: RequestContext): void =>
  ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));
