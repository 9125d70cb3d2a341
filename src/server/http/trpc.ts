import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { AppError } from "../../shared/errors.ts";
import { sessionCookieName } from "../auth/lucia.ts";
import { appRouter } from "../trpc/router.ts";
import type { HonoEnv } from "./variables.ts";

const largestBatch = 20;

/** The procedures. What they answer is private and never cached. */
export const trpc = new Hono<HonoEnv>().all("/*", (c) => {
  if (!isDecodable(new URL(c.req.url).pathname)) throw new AppError("request/not-found");
  const { services } = c.var;
  const overHttps = services.settings.appOrigin.startsWith("https:");
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: withInput(c.req.raw),
    router: appRouter,
    createContext: ({ resHeaders }) => ({
      ...services,
      sessionToken: getCookie(c, sessionCookieName(overHttps)) ?? null,
      setCookie: (header) => resHeaders.append("set-cookie", header),
    }),
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
