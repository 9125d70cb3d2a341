import { Hono } from "hono";
import { keysMaxAge } from "../keys.ts";
import { publishedSyncKeys } from "./issue-token.ts";
import type { HonoEnv } from "../../../platform/http/hono-env.ts";

export const tokenKeys = new Hono<HonoEnv>().get("/keys", async (c) =>
  c.json(await publishedSyncKeys(c.var.services), 200, {
    "cache-control": `public, max-age=${keysMaxAge / 1_000}`,
  }),
);
