import { accepts } from "./content-encoding.ts";

export type Encoding = "br" | "gzip" | "identity";

type Body = { encoding: Encoding; start: number; end: number };

export type ClientFile = {
  /** The smallest first. The last is always gzip or identity. */
  bodies: readonly Body[];
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
  if (!isFile && !new RegExp(client.pages).test(pathname)) {
    headers.delete("etag");
    return withBody(request, file, bytes, { status: 404, headers });
  }
  if (matchesEtag(request.headers.get("if-none-match"), headers.get("etag"))) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  return withBody(request, file, bytes, { status: 200, headers });
}

function withBody(
  request: Request,
  { bodies }: ClientFile,
  bytes: ArrayBuffer,
  init: { status: number; headers: Headers },
): Response {
  const accepted = request.headers.get("accept-encoding");
  const last = bodies.at(-1);
  const sent = bodies.find(({ encoding }) => accepts(encoding, accepted)) ?? last;
  if (sent === undefined) return new Response(null, init);
  const body = new Uint8Array(bytes, sent.start, sent.end - sent.start);
  if (sent.encoding === "identity") return new Response(body, init);
  if (!accepts(sent.encoding, accepted)) {
    const unzipped = new Response(body).body?.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unzipped ?? null, init);
  }
  init.headers.set("content-encoding", sent.encoding);
  return new Response(body, { ...init, encodeBody: "manual" });
}

function matchesEtag(header: string | null, etag: string | null): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim());
  return etag !== null && (tags.includes(etag) || tags.includes("*"));
}
