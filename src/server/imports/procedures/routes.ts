import { Hono } from "hono";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { discardBody } from "../../platform/http/discard-body.ts";

/**
 * Where the manifest's share_target sends files. The service worker takes them; without one they come here, are dropped as
 * they arrive, and the import page asks for them.
 */
export const sharedFiles = new Hono<HonoEnv>().post("/", async (c) => {
  if (c.req.raw.body !== null) await discardBody(c.req.raw.body.getReader());
  c.header("cache-control", "no-store");
  return c.redirect("/funds/import?shared=missed", 303);
});
