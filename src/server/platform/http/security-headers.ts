import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./variables.ts";

/**
 * For answers of the API, which are no pages: nothing may be loaded, framed or guessed from them. What only a page
 * can do (openers, permissions) is forbidden to the pages, in client/public/_headers; each header here is paid for in
 * every answer.
 */
const headers = Object.entries({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
});

export const securityHeaders = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  for (const [name, value] of headers) c.res.headers.set(name, value);
});
