import { accepts } from "./content-encoding.ts";

export type Encoding = "br" | "gzip" | "identity";

/** `name` is a file's on the disk. */
type EncodedFile = { encoding: Encoding; name: string };

export type ClientFile = {
  /** The smallest first. The last is always gzip or identity. */
  encodings: readonly EncodedFile[];
  headers: Record<string, string>;
};

export type ClientFiles = Readonly<{
  files: Readonly<Record<string, ClientFile>>;
  /** A regular expression of the paths of pages, which all get the file of "/". */
  pages: string;
}>;

export type Disk = { fetch: (address: string) => Promise<Response> };

/** Serves a file, or the page, with status 404 if the path is neither. */
export async function serveFile(
  request: Request,
  client: ClientFiles,
  disk: Disk,
): Promise<Response> {
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
    return withBody(request, file, disk, { status: 404, headers });
  }
  if (matchesEtag(request.headers.get("if-none-match"), headers.get("etag"))) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  return withBody(request, file, disk, { status: 200, headers });
}

async function withBody(
  request: Request,
  { encodings }: ClientFile,
  disk: Disk,
  init: { status: number; headers: Headers },
): Promise<Response> {
  const accepted = request.headers.get("accept-encoding");
  const sent = encodings.find(({ encoding }) => accepts(encoding, accepted)) ?? encodings.at(-1);
  if (sent === undefined) return new Response(null, init);
  const isReadable = sent.encoding === "identity" || accepts(sent.encoding, accepted);
  if (isReadable && sent.encoding !== "identity") {
    init.headers.set("content-encoding", sent.encoding);
  }
  if (request.method === "HEAD") return new Response(null, init);
  const { ok, body } = await disk.fetch(`http://disk/${sent.name}`);
  if (!ok || body === null) throw new Error(`${sent.name} could not be read`);
  return isReadable
    ? new Response(body, { ...init, encodeBody: "manual" })
    : new Response(body.pipeThrough(new DecompressionStream("gzip")), init);
}

function matchesEtag(header: string | null, etag: string | null): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim());
  return etag !== null && (tags.includes(etag) || tags.includes("*"));
}
