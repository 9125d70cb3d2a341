import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./hono-env.ts";

/** For API responses only; pages have theirs in client/_headers. */
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
