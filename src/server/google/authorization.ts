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
import { answerOf, discover, maxAnswer } from "./openid-provider.ts";

/** Somebody whom the provider vouches for. Only issuer and subject say who it is; all else may change. */
export type GoogleIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** The Workspace domain that manages the Google account; null for a personal one. */
  hostedDomain: string | null;
  name: string | null;
  picture: string | null;
};

type GoogleContext = Pick<ServiceContext, "settings" | "clock">;

const scopes = ["openid", "email", "profile"];

/** What a sign-in is for: a session, or to confirm that it is the user of one. */
type GooglePurpose = "sign-in" | "confirm";
export type GoogleStart = { purpose: GooglePurpose; inPopup: boolean };

/** How long ago the provider may have authenticated somebody who confirms something, in milliseconds. */
const recentAuthentication = 5 * 60_000;

/**
 * Begins a sign-in: where to send the browser, and what it has to bring back.
 * @throws AppError google/not-configured, google/unavailable
 */
export async function beginGoogleSignIn(
  ctx: GoogleContext,
  start: GoogleStart,
): Promise<{ address: string; secrets: string }> {
  const { client, issuer } = clientOf(ctx);
  const provider = await discover(issuer);
  const state = `${markOf(start)}-${generateState()}`;
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
    for (const [name, value] of Object.entries(authenticateAnew)) {
      address.searchParams.set(name, value);
    }
  }
  return { address: address.href, secrets: [state, nonce, verifier].join(".") };
}

/** Google gives `auth_time` only to clients that ask for the claim by name and have session age claims switched on. */
const authenticateAnew = {
  prompt: "login",
  max_age: "0",
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

const markOf = ({ purpose, inPopup }: GoogleStart): string =>
  `${inPopup ? "popup" : "page"}${purpose === "confirm" ? "_confirm" : ""}`;

/** How the sign-in that an answer belongs to was started; a popup whose time is over has to end as well. */
export function startOf(answer: URLSearchParams): GoogleStart {
  const mark = answer.get("state")?.split("-", 1)[0] ?? "";
  return {
    purpose: mark.endsWith("_confirm") ? "confirm" : "sign-in",
    inPopup: mark.startsWith("popup"),
  };
}

/** Whether an answer belongs to the sign-in that this browser began. */
export const isExpected = (answer: URLSearchParams, secrets: string | null): boolean =>
  secrets !== null && answer.get("state") === secrets.split(".", 1)[0];

/**
 * Ends a sign-in: who it is that the provider has sent back.
 * @param answer the callback's parameters
 * @param secrets what the browser was given at the beginning; null where it has brought nothing
 * @throws AppError google/not-configured, google/invalid-state, google/denied, google/refused, google/unavailable, and
 * google/not-recent where the provider was to authenticate anew and does not say that it has
 */
export async function finishGoogleSignIn(
  ctx: GoogleContext,
  answer: URLSearchParams,
  secrets: string | null,
): Promise<GoogleIdentity> {
  const { client, clientId, issuer } = clientOf(ctx);
  const { nonce, verifier } = brought(answer, secrets);
  const code = codeIn(answer);
  const provider = await discover(issuer);
  const [tokens, keys] = await Promise.all([
    exchange(client, provider.token_endpoint, code, verifier),
    answerOf(provider.jwks_uri),
  ]);
  const idToken = textOf(() => tokens.idToken());
  const expected = { keys, issuer: provider.issuer, clientId, nonce, now: ctx.clock() };
  const claims = await verifyIdToken(idToken, expected);
  if (startOf(answer).purpose === "confirm") requireRecent(claims.auth_time, ctx.clock());
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
  const passed = authTime === undefined ? Infinity : now.getTime() - authTime * 1_000;
  if (passed > recentAuthentication) throw new AppError("google/not-recent");
}

function clientOf({ settings: { google, appOrigin } }: GoogleContext) {
  if (google === null) throw new AppError("google/not-configured");
  const { clientId, clientSecret, issuer } = google;
  const redirectUri = `${appOrigin}/api/auth/google/callback`;
  return { client: new OAuth2Client(clientId, clientSecret, redirectUri), clientId, issuer };
}

/** What this browser was given for this very answer. */
function brought(answer: URLSearchParams, secrets: string | null) {
  const [, state, nonce, verifier] = /^([^.]+)\.([^.]+)\.([^.]+)$/.exec(secrets ?? "") ?? [];
  if (nonce === undefined || verifier === undefined || state !== answer.get("state")) {
    throw new AppError("google/invalid-state");
  }
  return { nonce, verifier };
}

function codeIn(answer: URLSearchParams): string {
  const error = answer.get("error");
  if (error === "access_denied") throw new AppError("google/denied");
  if (error === "temporarily_unavailable" || error === "server_error") {
    throw new AppError("google/unavailable");
  }
  const code = answer.get("code");
  if (error !== null || code === null) throw new AppError("google/refused");
  return code;
}

/** Arctic knows no time limit. */
async function exchange(
  client: OAuth2Client,
  endpoint: string,
  code: string,
  verifier: string,
): Promise<OAuth2Tokens> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("google/unavailable")), maxAnswer);
  try {
    return await Promise.race([client.validateAuthorizationCode(endpoint, code, verifier), late]);
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

/** Google puts the profile into the id token; a provider may also keep it for whoever asks with the access token. */
async function withProfile(
  claims: ProfileClaims,
  endpoint: string | undefined,
  tokens: OAuth2Tokens,
): Promise<ProfileClaims> {
  if (claims.email !== undefined || endpoint === undefined) return claims;
  const authorization = `Bearer ${textOf(() => tokens.accessToken())}`;
  const told = profileClaims.safeParse(await answerOf(endpoint, { authorization }));
  if (told.data?.sub !== claims.sub) throw new AppError("google/refused");
  return told.data;
}

/** Arctic throws a plain error for a token that is not there. */
function textOf(token: () => string): string {
  try {
    return token();
  } catch (cause) {
    throw new AppError("google/refused", { cause });
  }
}
