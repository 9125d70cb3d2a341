import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import type { ClientFile, ClientFiles, Encoding } from "../../../src/gateway/files.ts";
import { clientFolder } from "../servers/worker-server.ts";
import { nginxMaps, pagePattern } from "./known-pages.ts";
import { headersOf } from "./page-headers.ts";

const compressed = /\.(png|woff2)$/;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** In bytes. Making the readers of statements 7 % smaller would take half of the build's time. */
const largeFile = 500_000;
const ownHeaderPages = ["/new-password", "/link-google"];

/** Writes the built client's files as the gateway sends them, which file answers each path, and what nginx needs of the build. */
export async function packClientFiles(client: string, folder: string): Promise<void> {
  // `_headers` and `_redirects` have no extension and are only for Cloudflare, as is 404.html.
  const names = globSync("**/*.*", { cwd: client, exclude: ["404.html"] }).toSorted();
  const read = names.map(async (name) => {
    const bytes = readFileSync(join(client, name));
    return { name, bytes, encoded: await encode(name, bytes) };
  });
  const files: Record<string, ClientFile> = {};
  const filesFolder = join(folder, clientFolder);
  mkdirSync(filesFolder);
  for (const [index, { name, bytes, encoded }] of (await Promise.all(read)).entries()) {
    const headers = {
      "content-type": getMimeType(name) ?? "application/octet-stream",
      etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      ...(encoded.length > 1 && { vary: "accept-encoding" }),
    };
    const encodings = encoded.map(([encoding, content]) => {
      const file = { encoding, name: `${index}-${encoding}` };
      writeFileSync(join(filesFolder, file.name), content);
      return file;
    });
    for (const path of pathsOf(name)) {
      files[path] = { encodings, headers: { ...headersOf(client, path), ...headers } };
    }
  }
  const pages = pagePattern(client);
  const packed: ClientFiles = { files, pages };
  writeFileSync(join(folder, "files.json"), JSON.stringify(packed));
  writeFileSync(join(folder, "nginx-pages.conf"), nginxMaps(pages, headersOf(client, "/")));
}

async function encode(name: string, bytes: Buffer): Promise<[Encoding, Buffer][]> {
  if (compressed.test(name)) return [["identity", bytes]];
  const quality = bytes.length > largeFile ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gzipped] = await Promise.all([compress.br(bytes, { params }), compress.gzip(bytes)]);
  return [
    ["br", br],
    ["gzip", gzipped],
  ];
}

function pathsOf(name: string): string[] {
  if (name === "index.html") return ["/", "/index.html", ...ownHeaderPages];
  return name.endsWith(".html") ? [`/${name}`, `/${name.slice(0, -".html".length)}`] : [`/${name}`];
}
