import { Hono } from "hono";
import { version } from "../../../shared/version.ts";
import type { HonoEnv } from "../http/hono-env.ts";
import type { ServiceContext } from "../context.ts";
import { openDatabase } from "../db/client.ts";
import { ping } from "./queries.ts";

export const health = new Hono<HonoEnv>().get("/health", async (c) => {
  await checkDatabase(c.var.services);
  return c.json({ ok: true, database: "ok", version }, 200, { "cache-control": "no-store" });
});

const timeout = 2_000;

async function checkDatabase({ settings }: Pick<ServiceContext, "settings">): Promise<void> {
  await ping(openDatabase({ ...settings.database, timeout }));
}
