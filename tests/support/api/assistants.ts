import { createHash, randomBytes } from "node:crypto";
import type { ApiClient } from "./api-client.ts";

export const callback = "https://assistant.example/callback";

type Registered = { client_id: string; client_secret?: string };
export type Tokens = { access_token: string; refresh_token: string; scope: string };

const post = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(address, { method: "POST", body, headers });

export const registerAt = (baseUrl: string, metadata: object = {}): Promise<Response> =>
  post(
    `${baseUrl}/api/oauth/register`,
    JSON.stringify({
      client_name: "Assistant",
      redirect_uris: [callback],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      ...metadata,
    }),
    { "content-type": "application/json" },
  );

export async function registerAssistant(
  baseUrl: string,
  metadata: object = {},
): Promise<Registered> {
  const response = await registerAt(baseUrl, metadata);
  if (response.status !== 201) throw new Error(`not registered: ${await response.text()}`);
  return (await response.json()) as Registered;
}

export type Asking = { query: string; verifier: string };

/** What an assistant puts into the address of its request. */
export function askingOf(
  baseUrl: string,
  clientId: string,
  change: Record<string, string | null> = {},
): Asking {
  const verifier = randomBytes(32).toString("base64url");
  const fields = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    scope: "read",
    state: "some-state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource: `${baseUrl}/api/mcp`,
    ...change,
  };
  const given = Object.entries(fields).filter(
    (field): field is [string, string] => field[1] !== null,
  );
  return { query: new URLSearchParams(given).toString(), verifier };
}

/** Where a newly registered assistant sends its user. */
export async function authorizeAddress(
  baseUrl: string,
  change: Record<string, string> = {},
): Promise<string> {
  const { client_id: clientId } = await registerAssistant(baseUrl);
  return `${baseUrl}/api/oauth/authorize?${askingOf(baseUrl, clientId, change).query}`;
}

type Allowing = { name?: string; days?: number; person?: string | null };

export const allow = (user: ApiClient, { query }: Asking, allowing: Allowing = {}) =>
  user.mutate("assistants.allow", {
    request: query,
    name: "Assistant",
    days: 30,
    person: null,
    ...allowing,
  });

export async function codeFor(
  user: ApiClient,
  asking: Asking,
  allowing: Allowing = {},
): Promise<string> {
  const { data, error } = await allow(user, asking, allowing);
  if (error !== undefined) throw new Error(`not allowed: ${error.message}`);
  return new URL((data as { address: string }).address).searchParams.get("code") ?? "";
}

export const callForTokens = (baseUrl: string, fields: Record<string, string>): Promise<Response> =>
  post(`${baseUrl}/api/oauth/token`, new URLSearchParams(fields));

export const exchangeCode = (
  baseUrl: string,
  clientId: string,
  { verifier }: Asking,
  code: string,
  change: Record<string, string> = {},
): Promise<Response> =>
  callForTokens(baseUrl, {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: callback,
    resource: `${baseUrl}/api/mcp`,
    ...change,
  });

export const refresh = (baseUrl: string, clientId: string, token: string): Promise<Response> =>
  callForTokens(baseUrl, {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token: token,
  });

export type Connected = { clientId: string; asking: Asking; code: string; tokens: Tokens };

/** Registers an assistant, lets the user allow it, and exchanges its code. */
export async function connectAssistant(
  baseUrl: string,
  user: ApiClient,
  allowing: Allowing = {},
): Promise<Connected> {
  const { client_id: clientId } = await registerAssistant(baseUrl);
  const asking = askingOf(baseUrl, clientId);
  const code = await codeFor(user, asking, allowing);
  const response = await exchangeCode(baseUrl, clientId, asking, code);
  if (!response.ok) throw new Error(`no tokens: ${await response.text()}`);
  return { clientId, asking, code, tokens: (await response.json()) as Tokens };
}

/** The status with which the server answers a tool call. */
export async function statusOfCall(baseUrl: string, token: string): Promise<number> {
  const response = await callTool(baseUrl, token, "portfolio");
  await response.body?.cancel();
  return response.status;
}

export const callTool = (
  baseUrl: string,
  token: string,
  name: string,
  given: object = {},
): Promise<Response> =>
  post(
    `${baseUrl}/api/mcp`,
    JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: given },
    }),
    {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json",
      "mcp-protocol-version": "2025-11-25",
    },
  );
