import {
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  OAuth2Tokens,
} from "arctic";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { toBase64 } from "../../platform/encoding.ts";
import type { SignInProvider } from "../../platform/sign-in-providers.ts";
import { profileClaims, verifyIdToken, type ProfileClaims } from "./id-token.ts";
import { fetchJson, discover } from "./openid-provider.ts";
import { providerError } from "./provider-error.ts";

/** Only issuer and subject identify a person; everything else may change. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  hostedDomain: string | null;
  name: string | null;
  picture: string | null;
};

type OpenIdContext = Pick<ServiceContext, "settings" | "clock">;

const scopes = ["openid", "email", "profile"];

type SignInPurpose = "sign-in" | "confirm";
export type SignInStart = { purpose: SignInPurpose; inPopup: boolean };

/** Milliseconds since the provider's last authentication of a user who confirms an action. */
const maxAuthenticationAge = 5 * 60_000;

/**
 * @returns the address to send the browser to, and the secrets that it must bring back
 * @throws AppError <provider>/unavailable
 */
export async function beginProviderSignIn(
  ctx: OpenIdContext,
  provider: SignInProvider,
  start: SignInStart,
): Promise<{ address: string; secrets: string }> {
  const client = createOAuthClient(ctx, provider);
  const endpoints = await discover(provider);
  const state = `${encodeState(start)}-${generateState()}`;
  const nonce = generateState();
  const verifier = generateCodeVerifier();
  const address = client.createAuthorizationURLWithPKCE(
    endpoints.authorization_endpoint,
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

const encodeState = ({ purpose, inPopup }: SignInStart): string =>
  `${inPopup ? "popup" : "page"}${purpose === "confirm" ? "_confirm" : ""}`;

export function parseState(callback: URLSearchParams): SignInStart {
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
 * @throws AppError <provider>/invalid-state, <provider>/denied, <provider>/refused,
 * <provider>/unavailable, <provider>/not-recent
 */
export async function finishProviderSignIn(
  ctx: OpenIdContext,
  provider: SignInProvider,
  callback: URLSearchParams,
  secrets: string | null,
): Promise<ProviderIdentity> {
  const { id, clientId } = provider;
  const { nonce, verifier } = readSecrets(id, callback, secrets);
  const code = readCode(id, callback);
  const endpoints = await discover(provider);
  const [tokens, keys] = await Promise.all([
    exchangeCode(ctx, provider, endpoints.token_endpoint, code, verifier),
    fetchJson(id, endpoints.jwks_uri),
  ]);
  const idToken = readToken(id, () => tokens.idToken());
  const expected = { id, keys, issuer: endpoints.issuer, clientId, nonce, now: ctx.clock() };
  const claims = await verifyIdToken(idToken, expected);
  if (parseState(callback).purpose === "confirm") requireRecent(id, claims.auth_time, ctx.clock());
  const { sub, email, email_verified, name, picture } = await withProfile(
    id,
    claims,
    endpoints.userinfo_endpoint,
    tokens,
  );
  return {
    issuer: provider.issuer,
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified === true,
    hostedDomain: claims.hd ?? null,
    name: name ?? null,
    picture: picture ?? null,
  };
}

function requireRecent(id: ProviderId, authTime: number | undefined, now: Date): void {
  const age = authTime === undefined ? Infinity : now.getTime() - authTime * 1_000;
  if (age > maxAuthenticationAge) throw providerError(id, "not-recent");
}

/** Each provider has a callback of its own, so that one cannot answer for another. */
function createOAuthClient(ctx: OpenIdContext, provider: SignInProvider): OAuth2Client {
  const { id, clientId, clientSecret } = provider;
  return new OAuth2Client(clientId, clientSecret, callbackOf(ctx, id));
}

const callbackOf = ({ settings }: OpenIdContext, id: ProviderId): string =>
  `${settings.appOrigin}/api/auth/${id}/callback`;

function readSecrets(id: ProviderId, callback: URLSearchParams, secrets: string | null) {
  const [, state, nonce, verifier] = /^([^.]+)\.([^.]+)\.([^.]+)$/.exec(secrets ?? "") ?? [];
  if (nonce === undefined || verifier === undefined || state !== callback.get("state")) {
    throw providerError(id, "invalid-state");
  }
  return { nonce, verifier };
}

function readCode(id: ProviderId, callback: URLSearchParams): string {
  const error = callback.get("error");
  if (error === "access_denied") throw providerError(id, "denied");
  if (error === "temporarily_unavailable" || error === "server_error") {
    throw providerError(id, "unavailable");
  }
  const code = callback.get("code");
  if (error !== null || code === null) throw providerError(id, "refused");
  return code;
}

/** Arctic would ask without a timeout, and cannot reach a provider in the private network. */
async function exchangeCode(
  ctx: OpenIdContext,
  { id, clientId, clientSecret }: SignInProvider,
  endpoint: string,
  code: string,
  verifier: string,
): Promise<OAuth2Tokens> {
  const response = await fetchJson(id, endpoint, {
    headers: { authorization: `Basic ${basicCredentials(clientId, clientSecret)}` },
    form: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: callbackOf(ctx, id),
      code_verifier: verifier,
    }),
  });
  if (typeof response !== "object" || response === null) throw providerError(id, "refused");
  return new OAuth2Tokens(response);
}

const basicCredentials = (id: string, secret: string): string =>
  toBase64(new TextEncoder().encode(`${id}:${secret}`));

/** Google puts the profile into the id token; other providers may not. */
async function withProfile(
  id: ProviderId,
  claims: ProfileClaims,
  endpoint: string | undefined,
  tokens: OAuth2Tokens,
): Promise<ProfileClaims> {
  if (claims.email !== undefined || endpoint === undefined) return claims;
  const authorization = `Bearer ${readToken(id, () => tokens.accessToken())}`;
  const userInfo = profileClaims.safeParse(
    await fetchJson(id, endpoint, { headers: { authorization } }),
  );
  if (userInfo.data?.sub !== claims.sub) throw providerError(id, "refused");
  return userInfo.data;
}

function readToken(id: ProviderId, token: () => string): string {
  try {
    return token();
  } catch (cause) {
    throw providerError(id, "refused", { cause });
  }
}
