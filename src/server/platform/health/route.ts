import { Hono } from "hono";
import { version } from "../../../shared/version.ts";
import type { HonoEnv } from "../http/hono-env.ts";
import { checkDatabase } from "./check-database.ts";

export const health = new Hono<HonoEnv>().get("/health", async (c) => {
  const database = await checkDatabase(c.var.services.settings.database, (work) =>
    c.executionCtx.waitUntil(work),
  );
  const ok = database === "ok";
  return c.json({ ok, database, version }, ok ? 200 : 503, { "cache-control": "no-store" });
});
