import { Hono } from "hono";
import { openDatabase } from "../db/client.ts";
import { ping } from "../repositories/health.ts";
import type { HonoEnv } from "./variables.ts";

const longestWait = 2_000;

/** Whether the product can serve: 200, or 503 when the database does not answer within 2 s. */
export const health = new Hono<HonoEnv>().get("/health", async (c) => {
  const { databaseUrl: url, databaseAuthToken: authToken } = c.var.services.settings;
  c.header("cache-control", "no-store");
  await ping(openDatabase({ url, authToken, timeout: longestWait }));
  return c.json({ ok: true, database: "ok" });
});
