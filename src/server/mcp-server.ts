import {
  createMcpHandler,
  Server,
  type CallToolResult,
  type Tool,
} from "@modelcontextprotocol/server";
import { callTRPCProcedure } from "@trpc/server";
import { sentences } from "../shared/public-api/tool-sentence.ts";
import { roughBytes } from "../shared/rough-bytes.ts";
import { version } from "../shared/version.ts";
import { signedInOrByToken } from "./auth/signed-in-context.ts";
import type { RequestContext } from "./platform/context.ts";
import { logFailure, toFailure } from "./platform/failure.ts";
import { countBytes, nextTurn } from "./platform/queue/run-in-turns.ts";
import { fieldNamed } from "./public-api/procedures/plain-routes.ts";
import { toolSchemasText } from "./public-api/openapi.gen.ts";
import { inputForPerson } from "./public-api/input-for-person.ts";
import { withoutFolios } from "./public-api/tool-result.ts";
import { instructions, tools } from "./public-api/procedures/tools.ts";
import { appRouter } from "./router.ts";

/** @property person whose figures alone it may read: `me` or a person's id; null for everyone's */
export type AssistantCaller = { ctx: RequestContext; person: string | null };

/** Answers one message of either revision of the protocol. */
export async function answerMessage(
  caller: AssistantCaller,
  request: Request,
  message: unknown,
): Promise<Response> {
  const { fetch } = createMcpHandler(() => serverFor(caller), { responseMode: "json" });
  return fetch(request, { parsedBody: message });
}

type Schemas = Record<string, Pick<Tool, "inputSchema" | "outputSchema">>;

let listed: Tool[] | undefined;

/** Parsed on the first request, because most workers serve no assistant. */
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

function serverFor(caller: AssistantCaller): Server {
  const server = new Server(
    { name: "fundbook", title: "Fundbook", version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler("tools/list", () => ({ tools: (listed ??= listedTools()) }));
  server.setRequestHandler("tools/call", ({ params }) =>
    callTool(caller, params.name, params.arguments ?? {}),
  );
  return server;
}

async function callTool(
  { ctx, person }: AssistantCaller,
  name: string,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) return failed("There is no such tool");
  const asked = {
    ...tool.defaults,
    ...Object.fromEntries(
      Object.entries(given).map(([field, value]) => [fieldNamed(field), value]),
    ),
  };
  try {
    const input =
      person === null
        ? asked
        : await inputForPerson(signedInOrByToken(ctx), person, tool.procedure, asked);
    const result: unknown = await callTRPCProcedure({
      router: appRouter,
      path: tool.procedure,
      getRawInput: async () => input,
      ctx,
      type: "query",
      signal: undefined,
      batchIndex: 0,
    });
    await nextTurn();
    return await answered(tool.procedure, result);
  } catch (error) {
    const failure = toFailure(error);
    logFailure(ctx.log, failure, { path: tool.procedure });
    return failed(`${failure.message} (${failure.appCode})`);
  }
}

/** An answer is written here and once more by the SDK, with turns for others in between. */
async function answered(procedure: string, result: unknown): Promise<CallToolResult> {
  const structuredContent = withoutFolios(result) as Record<string, unknown>;
  const sentenceOf: Record<string, (result: never) => string> = sentences;
  const sentence = sentenceOf[procedure]?.(result as never) ?? "";
  await countBytes(roughBytes(structuredContent));
  const json = JSON.stringify(structuredContent);
  const bytes = new TextEncoder().encode(json).length;
  if (bytes > maxBytes) return failed(tooLong);
  await countBytes(bytes * bytesRepeated);
  const text = bytes * bytesRepeated > maxBytes ? notRepeated : json;
  return { content: [{ type: "text", text: `${sentence}\n\n${text}` }], structuredContent };
}

/** Of text and structure together: with what surrounds them, an answer has less than 2 MB. */
const maxBytes = 1_900_000;
/** Each byte of the structure is one of the text as well, where quotes are escaped. */
const bytesRepeated = 2.4;
const notRepeated = "The figures are in the structured content, and too many to repeat here.";
const tooLong = "The answer would be too long. Ask for less: one fund, one person or a page.";

const failed = (text: string): CallToolResult => ({
  content: [{ type: "text", text }],
  isError: true,
});
