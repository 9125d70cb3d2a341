import { Hono, type Context } from "hono";
import type { ListFormat } from "./queries/scheme-list.ts";
import { listResponse, listTag } from "./list-response.ts";
import type { HonoEnv } from "../platform/http/variables.ts";

const cacheControl = "public, max-age=60, stale-while-revalidate=86400";

export const schemeLists = new Hono<HonoEnv>()
  .get("/schemes", (c) => respondWithList(c, "columns"))
  .get("/getList", (c) => respondWithList(c, "service"));

async function respondWithList(c: Context<HonoEnv>, format: ListFormat): Promise<Response> {
  const ifNoneMatch = c.req.header("if-none-match");
  if (ifNoneMatch !== undefined) {
    const etag = toEtag(await listTag(c.var.services, format));
    if (matchesEtag(ifNoneMatch, etag))
      return c.body(null, 304, { etag, "cache-control": cacheControl });
  }
  const { tag, gzip } = await listResponse(c.var.services, format);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": cacheControl,
    etag: toEtag(tag),
    vary: "accept-encoding",
  };
  return acceptsGzip(c.req.raw.cf?.clientAcceptEncoding ?? c.req.header("accept-encoding"))
    ? new Response(gzip, {
        headers: { ...headers, "content-encoding": "gzip" },
        encodeBody: "manual",
      })
    : new Response(gunzip(gzip), { headers });
}

const toEtag = (tag: string): string => `"${tag}"`;

/** A compressing proxy marks the tag as weak. */
const matchesEtag = (header: string, etag: string): boolean =>
  header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

const acceptsGzip = (header = ""): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header);

const gunzip = (gzip: BodyInit): ReadableStream | null =>
  new Response(gzip).body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
