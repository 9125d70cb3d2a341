import { Hono, type Context } from "hono";
import { AppError } from "../shared/errors.ts";
import { signedInOrByToken } from "./auth/signed-in-context.ts";
import { mcpAddress } from "./auth/assistants/authorization-server.ts";
import { answerAsAccepted } from "./mcp-response-type.ts";
import { bearerContext } from "./platform/http/bearer.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { limitBody } from "./platform/http/limit-body.ts";
import { answerMessage } from "./mcp-server.ts";
import { problemResponse, refuseMethod } from "./platform/http/problem.ts";

/** In kilobytes. */
const limitCall = limitBody(64);

/** Streamable HTTP without state: each call is a request of its own. */
export const mcpRoute = new Hono<HonoEnv>();
mcpRoute.onError(withDiscovery);
mcpRoute.post("/", async (c) => {
  let person: string | null = null;
  const ctx = bearerContext(
    c,
    "read",
    (checked) => {
      person = checked.person;
    },
    mcpAddress(c.var.services.settings.appOrigin),
  );
  // Checks the token even for calls that read nothing, such as the list of tools.
  await signedInOrByToken(ctx).read(() => ({}));
  await limitCall(c, async () => {});
  const message = await readMessage(c);
  const response = await answerAsAccepted(c.req.raw, (request) =>
    answerMessage({ ctx, person }, request, message),
  );
  const headers = new Headers(response.headers);
  headers.set("cache-control", "private, no-store");
  return new Response(response.body, { status: response.status, headers });
});
mcpRoute.all("/", refuseMethod("POST"));

/** Says where an assistant without a valid token signs in (RFC 9728). */
function withDiscovery(thrown: Error, c: Context<HonoEnv>): Response {
  const response = problemResponse(thrown, c);
  const challenge = response.headers.get("www-authenticate");
  if (response.status === 401 && challenge !== null) {
    const { appOrigin } = c.var.services.settings;
    const place = `${appOrigin}/.well-known/oauth-protected-resource/api/mcp`;
    const added = `resource_metadata="${place}", scope="read"`;
    response.headers.set("www-authenticate", `${challenge}, ${added}`);
  }
  return response;
}

/** The protocol has had no batches since 2025, and a hundred calls in one request would evade the limits. */
async function readMessage(c: Context<HonoEnv>): Promise<unknown> {
  const message: unknown = await c.req.raw
    .clone()
    .json()
    .catch((cause: unknown) => {
      throw new AppError("request/invalid", { message: "The body is not JSON", cause });
    });
  if (Array.isArray(message)) {
    throw new AppError("request/invalid", { message: "Send one message in each request" });
  }
  return message;
}
