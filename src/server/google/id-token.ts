import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import * as z from "zod/mini";
import { AppError } from "../../shared/errors.ts";

/** Signatures that only who holds a private key can make. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"];
/** How far two clocks may differ, in seconds. */
const clockTolerance = 30;
const google = "https://accounts.google.com";

const profile = {
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
};
/** Who somebody is, as a provider tells it. */
export const profileClaims = z.object(profile);
export type ProfileClaims = z.output<typeof profileClaims>;

const tokenClaims = {
  ...profile,
  /** The Workspace domain that manages the Google account. */
  hd: z.optional(z.string()),
  /** When the provider last authenticated the person, in seconds since 1970. */
  auth_time: z.optional(z.number()),
};
type IdTokenClaims = z.output<z.ZodMiniObject<typeof tokenClaims>>;

type Expected = {
  /** The provider's keys, as it has sent them. */
  keys: unknown;
  issuer: string;
  clientId: string;
  nonce: string;
  now: Date;
};

/**
 * Who an id token is about, after all that OpenID Connect Core (3.1.3.7) wants checked: the signature, who issued the
 * token, to whom, that it is for this sign-in and still valid.
 * @throws AppError google/refused
 */
export async function verifyIdToken(
  token: string,
  { keys, issuer, clientId, nonce, now }: Expected,
): Promise<IdTokenClaims> {
  try {
    const keySet = createLocalJWKSet(jsonWebKeySet.parse(keys));
    const { payload } = await jwtVerify(token, keySet, {
      algorithms,
      // Google's tokens may name it without the scheme.
      issuer: issuer === google ? [google, "accounts.google.com"] : issuer,
      audience: clientId,
      requiredClaims: ["exp", "iat", "sub"],
      clockTolerance,
      currentDate: now,
    });
    return claimsFor(clientId, nonce).parse(payload);
  } catch (cause) {
    throw new AppError("google/refused", { cause });
  }
}

/** jose looks into it and throws where it is none. */
const jsonWebKeySet = z.custom<JSONWebKeySet>((keys) => typeof keys === "object" && keys !== null);

/** A token for several clients must say which of them it was made for. */
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
