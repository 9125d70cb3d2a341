import { Hono } from "hono";
import { checkDatabase } from "../services/check-database.ts";
import type { HonoEnv } from "./variables.ts";

/** Whether the product can serve. */
export const health = new Hono<HonoEnv>().get("/health", async (c) => {
  await checkDatabase(c.var.services);
  return c.json({ ok: true, database: "ok" }, 200, { "cache-control": "no-store" });
});
