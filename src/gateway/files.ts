import { acceptsGzip } from "./accepts-gzip.ts";

export type ClientFile = {
  start: number;
  end: number;
  isGzip: boolean;
  headers: Record<string, string>;
};

export type ClientFiles = Readonly<Record<string, ClientFile>>;

export function serveFile(request: Request, files: ClientFiles, bytes: ArrayBuffer): Response {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const { pathname } = new URL(request.url);
  const file = files[Object.hasOwn(files, pathname) ? pathname : "/"];
  if (file === undefined) return new Response(null, { status: 404 });
  const headers = new Headers(file.headers);
  if (matchesEtag(request.headers.get("if-none-match"), headers.get("etag"))) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  const body = new Uint8Array(bytes, file.start, file.end - file.start);
  return withBody(request, body, file.isGzip, headers);
}

function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  isGzip: boolean,
  headers: Headers,
): Response {
  if (isGzip && !acceptsGzip(request.headers.get("accept-encoding"))) {
    const unzipped = new Response(body).body?.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unzipped ?? null, { headers });
  }
  if (isGzip) headers.set("content-encoding", "gzip");
  return new Response(body, { headers, encodeBody: "manual" });
}

function matchesEtag(header: string | null, etag: string | null): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim());
  return etag !== null && (tags.includes(etag) || tags.includes("*"));
}
