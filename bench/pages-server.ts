import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { forwardTo } from "../tests/support/counting-proxy.ts";
import { headersOf } from "../tests/support/page-headers.ts";
import { startUpstream, type Upstream } from "../tests/support/upstream.ts";

const build = join(import.meta.dirname, "../dist/client");
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};
const compressedTypes = new Set([".png", ".woff2"]);

type File = { body: Buffer; headers: Record<string, string> };

/**
 * The built client as a server for many serves it, compressed beforehand, before a product's API. The development
 * server compresses anew for each visit, and takes that time from a browser on the same machine.
 */
export async function servePages(apiUrl: string): Promise<Upstream> {
  const files = builtFiles();
  const shell = files.get("/index.html");
  if (shell === undefined) throw new Error("the client is not built");
  const server = await startUpstream();
  const toApi = forwardTo(apiUrl);
  server.answer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", server.url);
    if (pathname.startsWith("/api/")) return toApi(request, response);
    const { body, headers } = files.get(pathname) ?? shell;
    response.writeHead(200, headers).end(body);
  });
  return server;
}

/** By their paths. */
function builtFiles(): Map<string, File> {
  const paths = readdirSync(build, { recursive: true, encoding: "utf8" }).filter(extname);
  return new Map(paths.map((path) => [`/${path.replaceAll(sep, "/")}`, fileAt(path)]));
}

function fileAt(path: string): File {
  const bytes = readFileSync(join(build, path));
  const isCompressed = compressedTypes.has(extname(path));
  return {
    body: isCompressed ? bytes : gzipSync(bytes),
    headers: {
      ...headersOf(`/${path}`),
      "Content-Type": types[extname(path)] ?? "text/plain; charset=utf-8",
      ...(isCompressed ? {} : { "Content-Encoding": "gzip" }),
    },
  };
}
