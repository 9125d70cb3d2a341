import { Hono, type Context } from "hono";
import { AppError } from "../shared/errors.ts";
import { signedInOrByToken } from "./auth/signed-in-context.ts";
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
mcpRoute.onError(problemResponse);
mcpRoute.post("/", async (c) => {
  const ctx = bearerContext(c, "read");
  // Checks the token even for calls that read nothing, such as the list of tools.
  await signedInOrByToken(ctx).read(() => ({}));
  await limitCall(c, async () => {});
  const message = await readMessage(c);
  const response = await answerAsAccepted(c.req.raw, (request) =>
    answerMessage(ctx, request, message),
  );
  const headers = new Headers(response.headers);
  headers.set("cache-control", "private, no-store");
  return new Response(response.body, { status: response.status, headers });
});
mcpRoute.all("/", refuseMethod("POST"));

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
