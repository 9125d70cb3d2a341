import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import type { ClientFile, ClientFiles } from "../../../src/gateway/files.ts";
import { nginxPages, pagePattern } from "./known-pages.ts";
import { headersOf } from "./page-headers.ts";

const compressed = /\.(png|woff2)$/;
const ownHeaderPages = ["/new-password", "/link-google"];

/**
 * Packs the built client for the gateway, which embeds it: the bytes in one file, and which of them answer a path. Also
 * writes nginx's list of the pages.
 */
export function packClientFiles(client: string, folder: string): void {
  const files: Record<string, ClientFile> = {};
  const contents: Buffer[] = [];
  let start = 0;
  // `_headers` and `_redirects` have no extension and are only for Cloudflare, as is 404.html.
  for (const name of globSync("**/*.*", { cwd: client, exclude: ["404.html"] }).toSorted()) {
    const bytes = readFileSync(join(client, name));
    const isGzip = !compressed.test(name);
    const content = isGzip ? gzipSync(bytes) : bytes;
    const headers = {
      "content-type": getMimeType(name) ?? "application/octet-stream",
      etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      ...(isGzip && { vary: "accept-encoding" }),
    };
    const end = start + content.length;
    for (const path of pathsOf(name)) {
      files[path] = { start, end, isGzip, headers: { ...headersOf(path), ...headers } };
    }
    contents.push(content);
    start = end;
  }
  const pages = pagePattern(client);
  const packed: ClientFiles = { files, pages };
  writeFileSync(join(folder, "files.json"), JSON.stringify(packed));
  writeFileSync(join(folder, "nginx-pages.conf"), nginxPages(pages));
  writeFileSync(join(folder, "files.bin"), Buffer.concat(contents));
}

function pathsOf(name: string): string[] {
  if (name === "index.html") return ["/", "/index.html", ...ownHeaderPages];
  return name.endsWith(".html") ? [`/${name}`, `/${name.slice(0, -".html".length)}`] : [`/${name}`];
}
