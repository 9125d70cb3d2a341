import type { Context } from "hono";
import type { HonoEnv } from "./hono-env.ts";

export const clientAddress = (c: Context<HonoEnv>): string | null =>
  c.req.header("cf-connecting-ip") ?? null;
