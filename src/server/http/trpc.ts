import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { AppError } from "../../shared/errors.ts";
import { sessionCookieName } from "../auth/lucia.ts";
import { appRouter } from "../trpc/router.ts";
import type { HonoEnv } from "./variables.ts";

const largestBatch = 20;

/**
 * The procedures. What they answer is private and never cached. A password hash is made to cost, so a batch cannot
 * ask for several.
 */
export const trpc = new Hono<HonoEnv>().all("/*", (c) => {
  const { services } = c.var;
  const hashing = c.req.path.match(/\bauth\.(login|register)\b/g) ?? [];
  if (hashing.length > 1)
    throw new AppError("request/invalid", { message: "One sign-in at a time" });
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

/** Nothing sent is no input, and no broken JSON. */
const withInput = (request: Request): Request =>
  request.method === "POST" &&
  (request.body === null || request.headers.get("content-length") === "0")
    ? new Request(request.url, { method: "POST", headers: request.headers, body: "null" })
    : request;
