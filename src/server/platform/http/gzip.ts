import type { Context } from "hono";
import { matchesTag } from "./matches-tag.ts";

type Cacheable = { tag: string; cacheControl: string };

/** The response 304 where the request's copy has this tag, else null. */
export function respondUnchanged(c: Context, { tag, cacheControl }: Cacheable): Response | null {
  const etag = toEtag(tag);
  return matchesTag(c.req.header("if-none-match") ?? "", etag)
    ? c.body(null, 304, { etag, "cache-control": cacheControl })
    : null;
}

/** JSON that is compressed already; as it was for a client that does not take gzip. */
export async function respondWithGzip(
  c: Context,
  { tag, cacheControl, ...body }: Cacheable & CompressedBody,
  send: (bytes: Uint8Array<ArrayBuffer>) => BodyInit,
): Promise<Response> {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": cacheControl,
    etag: toEtag(tag),
    vary: "accept-encoding",
  };
  return acceptsGzip(c.req.raw.cf?.clientAcceptEncoding ?? c.req.header("accept-encoding"))
    ? new Response(send(body.gzip), {
        headers: { ...headers, "content-encoding": "gzip" },
        encodeBody: "manual",
      })
    : new Response(send(await body.plain()), { headers });
}

export type CompressedBody = {
  gzip: Uint8Array<ArrayBuffer>;
  plain: () => Promise<Uint8Array<ArrayBuffer>>;
};

const toEtag = (tag: string): string => `"${tag}"`;

const acceptsGzip = (header = ""): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header);

export async function gunzip(gzip: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new Blob([gzip]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

export async function gzipJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const gzip = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(gzip).arrayBuffer());
}
