import { Hono, type Context } from "hono";
import { AppError } from "../../../../shared/errors.ts";
import { maxRequestLength } from "../../../../shared/auth/assistants/schema.ts";
import { toBase64Url } from "../../../platform/encoding.ts";
import { toFailure, logFailure } from "../../../platform/failure.ts";
import type { HonoEnv } from "../../../platform/http/hono-env.ts";
import { limitBody } from "../../../platform/http/limit-body.ts";
import { clientAddress } from "../../../platform/http/request-context.ts";
import { registrations, tokenCalls } from "../call-limits.ts";
import type { CallWindows } from "../../../platform/limits/call-windows.ts";
import { networkOf } from "../../../platform/limits/network.ts";
import { authorizationServer, mcpAddress, reasonHeader } from "../authorization-server.ts";
import { answerTokenCall, registerClient } from "./exchange.ts";

/** In kilobytes. */
const limitOAuthBody = limitBody(8);

/** OAuth 2.1 for assistants. A program sends neither our Origin nor a cookie, and no page of another site may read it. */
export const oauthRoutes = new Hono<HonoEnv>();
oauthRoutes.onError(oauthFailure);
oauthRoutes.get("/authorize", (c) => {
  const { search } = new URL(c.req.url);
  if (search.length > maxRequestLength) throw new AppError("request/too-large");
  // As one word, which comes through a sign-in and the page's router as it is.
  const asked = toBase64Url(new TextEncoder().encode(search.slice(1)));
  return c.redirect(`/account/connect?request=r${asked}`);
});
oauthRoutes.post("/token", limitOAuthBody, async (c) => {
  countCall(c, tokenCalls);
  return ownHeaders(await answerTokenCall(c.var.services, await received(c), execution(c)));
});
oauthRoutes.post("/register", limitOAuthBody, async (c) => {
  countCall(c, registrations);
  return ownHeaders(await registerClient(c.var.services, await received(c), execution(c)));
});
for (const path of ["/authorize", "/token", "/register"]) {
  oauthRoutes.all(path, () => {
    throw new AppError("request/method");
  });
}

/** Where clients look for what this server can do (RFC 8414, RFC 9728). */
export const oauthDiscovery = new Hono<HonoEnv>();
oauthDiscovery.get("/oauth-authorization-server", async (c) => {
  const { appOrigin } = c.var.services.settings;
  const address = `${appOrigin}/.well-known/oauth-authorization-server`;
  const server = authorizationServer(appOrigin, true);
  return ownHeaders(await server.fetch(new Request(address), { OAUTH_KV: noStore }, execution(c)));
});
for (const path of ["/oauth-protected-resource", "/oauth-protected-resource/api/mcp"]) {
  oauthDiscovery.get(path, (c) => {
    const { appOrigin } = c.var.services.settings;
    return c.json({
      resource: mcpAddress(appOrigin),
      authorization_servers: [appOrigin],
      scopes_supported: ["read"],
      bearer_methods_supported: ["header"],
      resource_name: "Fundbook",
    });
  });
}

const refuse = async (): Promise<never> => {
  throw new Error("Discovery stores nothing");
};
const noStore = { get: refuse, put: refuse, delete: refuse, list: refuse };

function countCall(c: Context<HonoEnv>, windows: CallWindows): void {
  const { settings, clock } = c.var.services;
  if (settings.rateLimitsEnabled)
    windows.count(networkOf(clientAddress(c)) ?? "", clock().getTime());
}

/** Without the Origin, for which the library would let any page read its answer. */
const received = async (c: Context<HonoEnv>): Promise<{ headers: Headers; body: string }> => {
  const headers = new Headers();
  for (const name of ["authorization", "content-type"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return { headers, body: await c.req.text() };
};

const execution = (c: Context<HonoEnv>) => c.executionCtx as Parameters<typeof answerTokenCall>[2];

function ownHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete(reasonHeader);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return new Response(response.body, { status: response.status, headers });
}

/** As OAuth has it (RFC 6749, section 5.2). */
function oauthFailure(thrown: Error, c: Context<HonoEnv>): Response {
  const failure = toFailure(thrown);
  const { log } = c.var.requestLog;
  logFailure(log, failure, { path: c.req.path });
  const [error, status] = oauthErrors[failure.code] ?? (["invalid_request", 400] as const);
  const headers = new Headers({ "cache-control": "no-store" });
  if (failure.retryAfter !== undefined) headers.set("retry-after", String(failure.retryAfter));
  return Response.json({ error, error_description: failure.message }, { status, headers });
}

const oauthErrors: Partial<Record<string, readonly [error: string, status: number]>> = {
  METHOD_NOT_SUPPORTED: ["invalid_request", 405],
  PAYLOAD_TOO_LARGE: ["invalid_request", 413],
  TOO_MANY_REQUESTS: ["temporarily_unavailable", 429],
  SERVICE_UNAVAILABLE: ["temporarily_unavailable", 503],
  INTERNAL_SERVER_ERROR: ["server_error", 500],
};
