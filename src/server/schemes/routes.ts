import { Hono, type Context } from "hono";
import type { SentForm } from "./queries.ts";
import { schemesGzip, schemesTag } from "./published-lists.ts";
import type { HonoEnv } from "../platform/http/variables.ts";

/** A list changes once a day; what is a minute old may be shown while the new one is fetched. */
const cacheControl = "public, max-age=60, stale-while-revalidate=86400";

/** The scheme list for everybody: in columns for our own pages, as a scheme service for other installations. */
export const schemeLists = new Hono<HonoEnv>()
  .get("/schemes", (c) => answerWith(c, "columns"))
  .get("/getList", (c) => answerWith(c, "service"));

async function answerWith(c: Context<HonoEnv>, form: SentForm): Promise<Response> {
  const known = c.req.header("if-none-match");
  if (known !== undefined) {
    const etag = quoted(await schemesTag(c.var.services, form));
    if (names(known, etag)) return c.body(null, 304, { etag, "cache-control": cacheControl });
  }
  const { tag, gzip } = await schemesGzip(c.var.services, form);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": cacheControl,
    etag: quoted(tag),
    vary: "accept-encoding",
  };
  return acceptsGzip(c.req.raw.cf?.clientAcceptEncoding ?? c.req.header("accept-encoding"))
    ? new Response(gzip, {
        headers: { ...headers, "content-encoding": "gzip" },
        encodeBody: "manual",
      })
    : new Response(unzipped(gzip), { headers });
}

const quoted = (tag: string): string => `"${tag}"`;

/** A proxy that compresses on the way marks the tag as weak. */
const names = (header: string, etag: string): boolean =>
  header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

const acceptsGzip = (header = ""): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header);

const unzipped = (gzip: BodyInit): ReadableStream | null =>
  new Response(gzip).body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
