import { Hono } from "hono";
import { publishedFor } from "./keys.ts";
import { syncKeys } from "./issue-token.ts";
import type { HonoEnv } from "../platform/http/variables.ts";

/** For the service that gets users' tokens: what to check them with. */
export const tokenKeys = new Hono<HonoEnv>().get("/keys", async (c) =>
  c.json(await syncKeys(c.var.services), 200, {
    "cache-control": `public, max-age=${publishedFor / 1_000}`,
  }),
);
