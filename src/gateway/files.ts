import { acceptsGzip } from "./accepts-gzip.ts";

export type ClientFile = {
  binding: `file:${string}`;
  isGzip: boolean;
  headers: Record<string, string>;
};

export type ClientFiles = Readonly<Record<string, ClientFile>>;
type ReadBytes = (binding: ClientFile["binding"]) => ArrayBuffer | undefined;

export function serveFile(request: Request, files: ClientFiles, readBytes: ReadBytes): Response {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const { pathname } = new URL(request.url);
  const file = files[Object.hasOwn(files, pathname) ? pathname : "/"];
  const body = file && readBytes(file.binding);
  if (file === undefined || body === undefined) return new Response(null, { status: 404 });
  const headers = new Headers(file.headers);
  if (matchesEtag(request.headers.get("if-none-match"), headers.get("etag"))) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  return withBody(request, body, file.isGzip, headers);
}

function withBody(
  request: Request,
  body: ArrayBuffer,
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
