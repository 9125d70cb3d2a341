import { Hono } from "hono";
import { checkDatabase } from "./check-database.ts";
import type { HonoEnv } from "../http/hono-env.ts";

export const health = new Hono<HonoEnv>().get("/health", async (c) => {
  await checkDatabase(c.var.services);
  return c.json({ ok: true, database: "ok" }, 200, { "cache-control": "no-store" });
});
