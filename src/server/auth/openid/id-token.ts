import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from "jose";
import * as z from "zod/mini";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import { providerError } from "./provider-error.ts";

const algorithms = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"];
/** Seconds. */
const clockTolerance = 30;
/** Seconds that a token may be valid; providers give an hour, or a day. */
const maxLifetime = 7 * 86_400;
const googleIssuer = "https://accounts.google.com";

const profileShape = {
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
};
export const profileClaims = z.object(profileShape);
export type ProfileClaims = z.output<typeof profileClaims>;

const tokenClaims = {
  ...profileShape,
  hd: z.optional(z.string()),
  auth_time: z.optional(z.number()),
};
type IdTokenClaims = z.output<z.ZodMiniObject<typeof tokenClaims>>;

type Expected = {
  id: ProviderId;
  keys: unknown;
  issuer: string;
  clientId: string;
  nonce: string;
  now: Date;
};

/**
 * Verifies an id token as OpenID Connect Core (3.1.3.7) requires.
 * @throws AppError <provider>/refused
 */
export async function verifyIdToken(
  token: string,
  { id, keys, issuer, clientId, nonce, now }: Expected,
): Promise<IdTokenClaims> {
  try {
    const keySet = createLocalJWKSet(jsonWebKeySet.parse(keys));
    const { payload } = await jwtVerify(token, keySet, {
      algorithms,
      // Google's tokens may name the issuer without the scheme.
      issuer: issuer === googleIssuer ? [googleIssuer, "accounts.google.com"] : issuer,
      audience: clientId,
      requiredClaims: ["exp", "iat", "sub"],
      clockTolerance,
      currentDate: now,
    });
    requireRecent(payload, now);
    return claimsFor(clientId, nonce).parse(payload);
  } catch (cause) {
    throw providerError(id, "refused", { cause });
  }
}

/** jose compares neither of these with the time. */
function requireRecent({ iat, exp }: JWTPayload, now: Date): void {
  const seconds = now.getTime() / 1_000;
  if (iat === undefined || iat > seconds + clockTolerance) throw new Error("issued in the future");
  if (exp === undefined || exp > seconds + maxLifetime) throw new Error("valid for too long");
}

const jsonWebKeySet = z.custom<JSONWebKeySet>((keys) => typeof keys === "object" && keys !== null);

/** A token for several clients must say which one it was issued to. */
const claimsFor = (clientId: string, nonce: string) =>
  z
    .object({
      ...tokenClaims,
      nonce: z.literal(nonce),
      aud: z.union([z.string(), z.array(z.string())]),
      azp: z.optional(z.literal(clientId)),
    })
    .check(
      z.refine(({ aud, azp }) => azp !== undefined || typeof aud === "string" || aud.length === 1),
    );
