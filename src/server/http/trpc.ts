import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { AppError } from "../../shared/errors.ts";
import { appRouter } from "../trpc/router.ts";
import { requestContext } from "./request-context.ts";
import type { HonoEnv } from "./variables.ts";

const largestBatch = 20;

/** The procedures. What they answer is private and never cached. */
export const trpc = new Hono<HonoEnv>().all("/*", (c) => {
  if (!isDecodable(c.req.path)) throw new AppError("request/not-found");
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: withInput(c.req.raw),
    router: appRouter,
    createContext: ({ resHeaders }) =>
      requestContext(c, (header) => resHeaders.append("set-cookie", header)),
    responseMeta: () => ({ headers: { "cache-control": "no-store" } }),
    maxBatchSize: largestBatch,
  });
});

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
