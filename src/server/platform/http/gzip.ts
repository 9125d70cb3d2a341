import type { Context } from "hono";

type Cacheable = { tag: string; cacheControl: string };

/** The answer 304 where the request's copy has this tag, else null. */
export function isUnchanged(c: Context, { tag, cacheControl }: Cacheable): Response | null {
  const etag = toEtag(tag);
  return matchesEtag(c.req.header("if-none-match") ?? "", etag)
    ? c.body(null, 304, { etag, "cache-control": cacheControl })
    : null;
}

/** JSON that is compressed already; unpacked for a client that does not take gzip. */
export function respondWithGzip(
  c: Context,
  { tag, cacheControl, gzip }: Cacheable & { gzip: BodyInit },
): Response {
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

export async function gzipJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const gzip = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(gzip).arrayBuffer());
}
