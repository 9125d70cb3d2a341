import { Hono, type Context } from "hono";
import { respondUnchanged, respondWithGzip } from "../../platform/http/gzip.ts";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { respondPublicly } from "../../platform/http/public-response.ts";
import type { ListFormat } from "../queries/scheme-list.ts";
import { listResponse, listTag } from "../list-response.ts";

const cacheControl = "public, max-age=60, stale-while-revalidate=86400";

export const schemeLists = new Hono<HonoEnv>()
  .get("/schemes", (c) => respondWithList(c, "columns"))
  .get("/getList", (c) => respondWithList(c, "service"));

const respondWithList = (c: Context<HonoEnv>, format: ListFormat): Promise<Response> =>
  respondPublicly(c, async (send) => {
    if (c.req.header("if-none-match") !== undefined) {
      const tag = await listTag(c.var.services, format);
      const unchanged = respondUnchanged(c, { tag, cacheControl });
      if (unchanged !== null) return unchanged;
    }
    const list = await listResponse(c.var.services, format);
    return respondWithGzip(c, { ...list, cacheControl }, send);
  });
