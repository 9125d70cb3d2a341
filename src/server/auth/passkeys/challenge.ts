import * as z from "zod/mini";
import { challengeLifetime } from "../../../shared/auth/passkeys/schema.ts";
import type { RequestContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { fromBase64Url, toBase64Url } from "../../platform/encoding.ts";
import { cookieHeader } from "../../platform/http/cookies.ts";
import { missing } from "../../../shared/missing.ts";
import { insertFirstChallengeKey, storedChallengeKey } from "./queries.ts";

type Purpose = "add" | "confirm" | "sign-in";

const encoder = new TextEncoder();

const payload = z.object({
  purpose: z.string(),
  /** The session that asked; empty before a sign-in. */
  sessionId: z.string(),
  challenge: z.string(),
  /** For a new passkey. */
  userHandle: z.string(),
  expiresAt: z.number(),
});
export type Challenge = z.output<typeof payload>;

const cookieOf = (purpose: Purpose): string => `fundbook-passkey-${purpose}`;

export const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** A challenge with less time left is not given to another tab. */
const leastLeft = 90_000;

/**
 * Gives the browser a signed challenge, in a cookie: nothing is stored before it is used. Tabs that wait for a passkey to
 * sign in with share one.
 */
export async function startChallenge(
  ctx: RequestContext,
  purpose: Purpose,
  { sessionId = "", userHandle = "" }: { sessionId?: string; userHandle?: string } = {},
): Promise<Challenge> {
  const now = ctx.clock().getTime();
  const known = purpose === "sign-in" ? await readChallenge(ctx, purpose) : null;
  if (known !== null && known.expiresAt - now > leastLeft) return known;
  const started: Challenge = {
    purpose,
    sessionId,
    challenge: randomText(),
    userHandle,
    expiresAt: now + challengeLifetime,
  };
  const text = toBase64Url(encoder.encode(JSON.stringify(started)));
  const mac = await crypto.subtle.sign("HMAC", await signingKey(ctx), encoder.encode(text));
  const value = `${text}.${toBase64Url(new Uint8Array(mac))}`;
  ctx.setCookie(cookieHeader(ctx.settings, cookieOf(purpose), value, challengeLifetime / 1_000));
  return started;
}

/** @returns null where this browser has none for this, or not any more */
export async function readChallenge(
  ctx: RequestContext,
  purpose: Purpose,
  sessionId = "",
): Promise<Challenge | null> {
  const [, text, mac] =
    /^([\w-]{1,2000})\.([\w-]{43})$/.exec(ctx.readCookie(cookieOf(purpose)) ?? "") ?? [];
  if (text === undefined || mac === undefined) return null;
  const key = await signingKey(ctx);
  const isOurs = await crypto.subtle.verify("HMAC", key, fromBase64Url(mac), encoder.encode(text));
  if (!isOurs) return null;
  const challenge = payload.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(text))));
  const left = challenge.expiresAt - ctx.clock().getTime();
  const isValid = left > 0 && left <= challengeLifetime;
  const isOwn = challenge.purpose === purpose && challenge.sessionId === sessionId;
  return isValid && isOwn ? challenge : null;
}

export const clearChallenge = (ctx: RequestContext, purpose: Purpose): void =>
  ctx.setCookie(cookieHeader(ctx.settings, cookieOf(purpose), "", 0));

async function signingKey({ db }: RequestContext): Promise<CryptoKey> {
  const [stored] = await storedChallengeKey(db);
  const text = stored?.key ?? (await makeKey(db));
  return crypto.subtle.importKey(
    "raw",
    fromBase64Url(text),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
}

async function makeKey(db: RequestContext["db"]): Promise<string> {
  const { keys } = await runBatch(db.writes, {
    inserted: insertFirstChallengeKey(db, randomText()),
    keys: storedChallengeKey(db),
  });
  return (keys[0] ?? missing()).key;
}
