import {
  createMcpHandler,
  Server,
  type CallToolResult,
  type Tool,
} from "@modelcontextprotocol/server";
import { callTRPCProcedure } from "@trpc/server";
import { Hono, type Context } from "hono";
import { AppError } from "../shared/errors.ts";
import { sentences } from "../shared/programs/tool-sentence.ts";
import { version } from "../shared/version.ts";
import { signedInOrByToken } from "./auth/signed-in-context.ts";
import type { RequestContext } from "./platform/context.ts";
import { logFailure, toFailure } from "./platform/failure.ts";
import { bearerContext } from "./platform/http/bearer.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { limitBody } from "./platform/http/limit-body.ts";
import { problemResponse, refuseMethod } from "./platform/http/problem.ts";
import { fieldNames } from "./programs/plain-routes.ts";
import { toolSchemasText } from "./programs/openapi.gen.ts";
import { withoutFolios } from "./programs/tool-result.ts";
import { instructions, tools } from "./programs/tools.ts";
import { appRouter } from "./router.ts";

/** In kilobytes. */
const limitCall = limitBody(64);

/** Streamable HTTP without state: each call is a request of its own. */
export const mcpRoute = new Hono<HonoEnv>();
mcpRoute.onError(problemResponse);
mcpRoute.post("/", async (c) => {
  const ctx = bearerContext(c, "read");
  // Also for what reads nothing, such as the list of tools.
  await signedInOrByToken(ctx).read(() => ({}));
  await limitCall(c, async () => {});
  const parsedBody = await readMessage(c);
  const { fetch } = createMcpHandler(() => serverFor(ctx), { responseMode: "json" });
  const response = await fetch(c.req.raw, { parsedBody });
  const headers = new Headers(response.headers);
  headers.set("cache-control", "private, no-store");
  return new Response(response.body, { status: response.status, headers });
});
mcpRoute.all("/", refuseMethod("POST"));

/** The protocol has had no batches since 2025; a hundred calls in one would go round the limits. */
async function readMessage(c: Context<HonoEnv>): Promise<unknown> {
  const message: unknown = await c.req.raw
    .clone()
    .json()
    .catch((cause: unknown) => {
      throw new AppError("request/invalid", { message: "The body is not JSON", cause });
    });
  if (Array.isArray(message)) {
    throw new AppError("request/invalid", { message: "One message in one request" });
  }
  return message;
}

type Schemas = Record<string, Pick<Tool, "inputSchema" | "outputSchema">>;

let listed: Tool[] | undefined;

/** Parsed when it is first asked for: most workers serve no assistant. */
function listedTools(): Tool[] {
  const schemas: Schemas = JSON.parse(toolSchemasText);
  return tools.map(({ name, title, description }) => ({
    name,
    title,
    description,
    inputSchema: { type: "object" },
    ...schemas[name],
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }));
}

function serverFor(ctx: RequestContext): Server {
  const server = new Server(
    { name: "fundbook", title: "Fundbook", version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler("tools/list", () => ({ tools: (listed ??= listedTools()) }));
  server.setRequestHandler("tools/call", ({ params }) =>
    callTool(ctx, params.name, params.arguments ?? {}),
  );
  return server;
}

async function callTool(
  ctx: RequestContext,
  name: string,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) return failed("There is no such tool");
  const input = Object.fromEntries(
    Object.entries(given).map(([field, value]) => [fieldNames[field] ?? field, value]),
  );
  try {
    const result: unknown = await callTRPCProcedure({
      router: appRouter,
      path: tool.procedure,
      getRawInput: async () => input,
      ctx,
      type: "query",
      signal: undefined,
      batchIndex: 0,
    });
    return answered(tool.procedure, result);
  } catch (error) {
    const failure = toFailure(error);
    logFailure(ctx.log, failure, { path: tool.procedure });
    return failed(`${failure.message} (${failure.appCode})`);
  }
}

function answered(procedure: string, result: unknown): CallToolResult {
  const structuredContent = withoutFolios(result) as Record<string, unknown>;
  const sentenceOf: Record<string, (result: never) => string> = sentences;
  const sentence = sentenceOf[procedure]?.(result as never) ?? "";
  const text = `${sentence}\n\n${JSON.stringify(structuredContent)}`;
  return { content: [{ type: "text", text }], structuredContent };
}

const failed = (text: string): CallToolResult => ({
  content: [{ type: "text", text }],
  isError: true,
});
