import {
  ArcticFetchError,
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  UnexpectedResponseError,
  type OAuth2Tokens,
} from "arctic";
import { AppError } from "../../shared/errors.ts";
import type { ServiceContext } from "../platform/context.ts";
import { profileClaims, verifyIdToken, type ProfileClaims } from "./id-token.ts";
import { fetchJson, discover, responseTimeout } from "./openid-provider.ts";

/** Only issuer and subject identify a person; everything else may change. */
export type GoogleIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  hostedDomain: string | null;
  name: string | null;
  picture: string | null;
};

type GoogleContext = Pick<ServiceContext, "settings" | "clock">;

const scopes = ["openid", "email", "profile"];

type GooglePurpose = "sign-in" | "confirm";
export type GoogleStart = { purpose: GooglePurpose; inPopup: boolean };

/** Milliseconds since the provider's last authentication of a user who confirms an action. */
const maxAuthenticationAge = 5 * 60_000;

/**
 * @returns the address to send the browser to, and the secrets that it must bring back
 * @throws AppError google/not-configured, google/unavailable
 */
export async function beginGoogleSignIn(
  ctx: GoogleContext,
  start: GoogleStart,
): Promise<{ address: string; secrets: string }> {
  const { client, issuer } = createOAuthClient(ctx);
  const provider = await discover(issuer);
  const state = `${encodeState(start)}-${generateState()}`;
  const nonce = generateState();
  const verifier = generateCodeVerifier();
  const address = client.createAuthorizationURLWithPKCE(
    provider.authorization_endpoint,
    state,
    CodeChallengeMethod.S256,
    verifier,
    scopes,
  );
  address.searchParams.set("nonce", nonce);
  if (start.purpose === "confirm") {
    for (const [name, value] of Object.entries(reauthenticationParams)) {
      address.searchParams.set(name, value);
    }
  }
  return { address: address.href, secrets: [state, nonce, verifier].join(".") };
}

/** Google sends `auth_time` only if it is requested by name and session age claims are on. */
const reauthenticationParams = {
  prompt: "login",
  max_age: "0",
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

const encodeState = ({ purpose, inPopup }: GoogleStart): string =>
  `${inPopup ? "popup" : "page"}${purpose === "confirm" ? "_confirm" : ""}`;

export function parseState(callback: URLSearchParams): GoogleStart {
  const encoded = callback.get("state")?.split("-", 1)[0] ?? "";
  return {
    purpose: encoded.endsWith("_confirm") ? "confirm" : "sign-in",
    inPopup: encoded.startsWith("popup"),
  };
}

export const hasExpectedState = (callback: URLSearchParams, secrets: string | null): boolean =>
  secrets !== null && callback.get("state") === secrets.split(".", 1)[0];

/**
 * @param callback the callback's parameters
 * @param secrets null where the browser has none
 * @throws AppError google/not-configured, google/invalid-state, google/denied, google/refused,
 * google/unavailable, google/not-recent
 */
export async function finishGoogleSignIn(
  ctx: GoogleContext,
  callback: URLSearchParams,
  secrets: string | null,
): Promise<GoogleIdentity> {
  const { client, clientId, issuer } = createOAuthClient(ctx);
  const { nonce, verifier } = readSecrets(callback, secrets);
  const code = readCode(callback);
  const provider = await discover(issuer);
  const [tokens, keys] = await Promise.all([
    exchangeCode(client, provider.token_endpoint, code, verifier),
    fetchJson(provider.jwks_uri),
  ]);
  const idToken = readToken(() => tokens.idToken());
  const expected = { keys, issuer: provider.issuer, clientId, nonce, now: ctx.clock() };
  const claims = await verifyIdToken(idToken, expected);
  if (parseState(callback).purpose === "confirm") requireRecent(claims.auth_time, ctx.clock());
  const { sub, email, email_verified, name, picture } = await withProfile(
    claims,
    provider.userinfo_endpoint,
    tokens,
  );
  return {
    issuer,
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified === true,
    hostedDomain: claims.hd ?? null,
    name: name ?? null,
    picture: picture ?? null,
  };
}

function requireRecent(authTime: number | undefined, now: Date): void {
  const age = authTime === undefined ? Infinity : now.getTime() - authTime * 1_000;
  if (age > maxAuthenticationAge) throw new AppError("google/not-recent");
}

function createOAuthClient({ settings: { google, appOrigin } }: GoogleContext) {
  if (google === null) throw new AppError("google/not-configured");
  const { clientId, clientSecret, issuer } = google;
  const redirectUri = `${appOrigin}/api/auth/google/callback`;
  return { client: new OAuth2Client(clientId, clientSecret, redirectUri), clientId, issuer };
}

function readSecrets(callback: URLSearchParams, secrets: string | null) {
  const [, state, nonce, verifier] = /^([^.]+)\.([^.]+)\.([^.]+)$/.exec(secrets ?? "") ?? [];
  if (nonce === undefined || verifier === undefined || state !== callback.get("state")) {
    throw new AppError("google/invalid-state");
  }
  return { nonce, verifier };
}

function readCode(callback: URLSearchParams): string {
  const error = callback.get("error");
  if (error === "access_denied") throw new AppError("google/denied");
  if (error === "temporarily_unavailable" || error === "server_error") {
    throw new AppError("google/unavailable");
  }
  const code = callback.get("code");
  if (error !== null || code === null) throw new AppError("google/refused");
  return code;
}

/** Arctic has no timeout of its own. */
async function exchangeCode(
  client: OAuth2Client,
  endpoint: string,
  code: string,
  verifier: string,
): Promise<OAuth2Tokens> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("google/unavailable")), responseTimeout);
  try {
    return await Promise.race([
      client.validateAuthorizationCode(endpoint, code, verifier),
      timeout,
    ]);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const isDown =
      cause instanceof ArcticFetchError ||
      (cause instanceof UnexpectedResponseError && (cause.status >= 500 || cause.status === 429));
    throw new AppError(isDown ? "google/unavailable" : "google/refused", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Google puts the profile into the id token; other providers may not. */
async function withProfile(
  claims: ProfileClaims,
  endpoint: string | undefined,
  tokens: OAuth2Tokens,
): Promise<ProfileClaims> {
  if (claims.email !== undefined || endpoint === undefined) return claims;
  const authorization = `Bearer ${readToken(() => tokens.accessToken())}`;
  const userInfo = profileClaims.safeParse(await fetchJson(endpoint, { authorization }));
  if (userInfo.data?.sub !== claims.sub) throw new AppError("google/refused");
  return userInfo.data;
}

function readToken(token: () => string): string {
  try {
    return token();
  } catch (cause) {
    throw new AppError("google/refused", { cause });
  }
}
