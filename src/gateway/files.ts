import { acceptsGzip } from "./gzip.ts";

export type ClientFile = {
  start: number;
  end: number;
  isGzip: boolean;
  headers: Record<string, string>;
};

export type ClientFiles = Readonly<{
  files: Readonly<Record<string, ClientFile>>;
  /** A regular expression of the paths that are pages; each is answered by the file of "/". */
  pages: string;
}>;

/** A file, or the page: with status 404 where the path is neither. */
export function serveFile(request: Request, client: ClientFiles, bytes: ArrayBuffer): Response {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const { pathname } = new URL(request.url);
  const isFile = Object.hasOwn(client.files, pathname);
  const file = client.files[isFile ? pathname : "/"];
  if (file === undefined) return new Response(null, { status: 404 });
  const headers = new Headers(file.headers);
  const body = new Uint8Array(bytes, file.start, file.end - file.start);
  if (!isFile && !new RegExp(client.pages).test(pathname)) {
    headers.delete("etag");
    return withBody(request, body, file.isGzip, { status: 404, headers });
  }
  if (matchesEtag(request.headers.get("if-none-match"), headers.get("etag"))) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  return withBody(request, body, file.isGzip, { status: 200, headers });
}

function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  isGzip: boolean,
  init: { status: number; headers: Headers },
): Response {
  if (isGzip && !acceptsGzip(request.headers.get("accept-encoding"))) {
    const unzipped = new Response(body).body?.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unzipped ?? null, init);
  }
  if (isGzip) init.headers.set("content-encoding", "gzip");
  return new Response(body, { ...init, encodeBody: "manual" });
}

function matchesEtag(header: string | null, etag: string | null): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim());
  return etag !== null && (tags.includes(etag) || tags.includes("*"));
}
