import { resolveResponse } from "@trpc/server/http";
import type { TRPCError } from "@trpc/server";
import { Hono } from "hono";
import { AppError } from "../shared/errors.ts";
import { appRouter } from "./router.ts";
import { failureOf } from "./platform/failure.ts";
import { requestContext } from "./platform/http/request-context.ts";
import type { HonoEnv } from "./platform/http/variables.ts";

const largestBatch = 20;

const place = "/api/trpc/";

/**
 * The procedures. What they answer is private and never cached. tRPC's own adapter for `fetch` would read each address
 * and copy each header once more, which takes a sixth of the time for all that tRPC does.
 */
export const trpc = new Hono<HonoEnv>().all("/*", async (c) => {
  if (!isDecodable(c.req.path)) throw new AppError("request/not-found");
  if (wantsLines(c.req.raw.headers)) throw new AppError("request/invalid");
  const cookies: string[] = [];
  const answer = await resolveResponse({
    router: appRouter,
    req: withInput(c.req.raw),
    path: c.req.path.slice(place.length),
    error: null,
    createContext: async () => requestContext(c, (header) => void cookies.push(header)),
    maxBatchSize: largestBatch,
    responseMeta: ({ errors }) => ({ headers: retryAfterHeader(errors) }),
  });
  answer.headers.set("cache-control", "no-store");
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
});

/** Of a batch, the longest wait. */
function retryAfterHeader(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.flatMap((error) => failureOf(error).retryAfter ?? []);
  return waits.length === 0 ? {} : { "retry-after": String(Math.max(...waits)) };
}

/**
 * Whether tRPC would answer line by line (JSON Lines). Such an answer begins before its procedures have run, and so
 * without their cookies.
 */
const wantsLines = (headers: Headers): boolean =>
  headers.has("trpc-accept") || /\bapplication\/jsonl\b/i.test(headers.get("accept") ?? "");

/** tRPC decodes the path, and takes one that cannot be decoded for a fault of its own. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Nothing sent is no input, and no broken JSON. */
const withInput = (request: Request): Request =>
  request.method === "POST" &&
  (request.body === null || request.headers.get("content-length") === "0")
    ? new Request(request.url, { method: "POST", headers: request.headers, body: "null" })
    : request;
