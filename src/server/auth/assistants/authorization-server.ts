import { OAuthAuthorizationServer } from "@cloudflare/workers-oauth-provider";
import type { KeyValueStore } from "./store.ts";

type Env = { OAUTH_KV: KeyValueStore };

/** In seconds. */
const accessTokenLife = 3_600;
/** Of what a client is told: how long it is kept is for the store to decide. */
const registrationLife = 10 * 365 * 86_400;

export const authorizePath = "/api/oauth/authorize";
export const tokenPath = "/api/oauth/token";
export const registerPath = "/api/oauth/register";
export const mcpAddress = (origin: string): string => `${origin}/api/mcp`;

/** Tells the route why the library refuses; it is not sent on. */
export const reasonHeader = "x-reason";

const servers = new Map<string, OAuthAuthorizationServer<Env>>();

/**
 * Made at first use: most workers sign no assistant in.
 * @param readsDocuments whether a client that is named by an address may be asked for its document there
 */
export function authorizationServer(
  origin: string,
  readsDocuments: boolean,
): OAuthAuthorizationServer<Env> {
  const key = `${origin} ${readsDocuments}`;
  const known = servers.get(key);
  if (known !== undefined) return known;
  const server = new OAuthAuthorizationServer<Env>({
    issuer: origin,
    resources: [mcpAddress(origin)],
    authorizeEndpoint: `${origin}${authorizePath}`,
    tokenEndpoint: `${origin}${tokenPath}`,
    clientRegistrationEndpoint: `${origin}${registerPath}`,
    scopesSupported: ["read"],
    accessTokenTTL: accessTokenLife,
    clientRegistrationTTL: registrationLife,
    clientIdMetadataDocumentEnabled: readsDocuments,
    // A grant ends when the user said, however often it is refreshed.
    tokenExchangeCallback: ({ grantType, props }) =>
      grantType === "authorization_code"
        ? { refreshTokenTTL: Math.floor((Number(props.endsAt) - Date.now()) / 1_000) }
        : undefined,
    onError: ({ code, description, status, headers, internal }) => {
      const isDown = internal.category === "client-id-metadata-document" || lacksKeys(internal);
      const error = isDown ? "temporarily_unavailable" : code;
      return Response.json(
        {
          error,
          error_description: isDown
            ? "The client's document or keys could not be read"
            : description,
        },
        { status: isDown ? 503 : status, headers: { ...headers, [reasonHeader]: internal.reason } },
      );
    },
  });
  servers.set(key, server);
  return server;
}

/** Whether the keys of a client that signs its calls were not to be had. */
const lacksKeys = ({ detail }: { detail?: unknown }): boolean =>
  typeof detail === "object" &&
  detail !== null &&
  "reason" in detail &&
  detail.reason === "jwks_fetch_failed";
