import type { Context } from "hono";
import type { HonoEnv } from "./variables.ts";

/** The network address that a request came from; null where the runtime does not say. */
export const clientAddress = (c: Context<HonoEnv>): string | null =>
  c.req.header("cf-connecting-ip") ?? null;
