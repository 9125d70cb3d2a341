import { createHash } from "node:crypto";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { ClientFile } from "../../src/gateway/files.ts";
import { headersOf } from "./page-headers.ts";
import { root } from "./root.ts";
import { configName, gatewayConfig } from "./workerd-config.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};
const compressedTypes = new Set([".png", ".woff2"]);
const ownHeaderPages = ["/new-password", "/link-google"];

/**
 * Copies the built client and server into a folder of this copy of the product, so that a later build does not change
 * what runs. The client's files are embedded in workerd's configuration; no other file can be requested.
 */
export function fillServedFolder(folder: string): void {
  const [client, server] = [join(root, "dist/client"), join(root, "dist/server")];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  for (const name of globSync("*.{js,wasm}", { cwd: server })) {
    copyFileSync(join(server, name), join(folder, name));
  }
  // `_headers` has no extension and is only for wrangler.
  const names = globSync("**/*.*", { cwd: client });
  const files = names.flatMap((name) => packFile(client, name, folder));
  writeFileSync(join(folder, "files.json"), JSON.stringify(Object.fromEntries(files)));
  const bindings = names.map((name) => {
    const [binding, file] = [`file:${name}`, `client/${name}`].map((text) => JSON.stringify(text));
    return `(name = ${binding}, data = embed ${file})`;
  });
  writeFileSync(join(folder, configName), gatewayConfig(folder, bindings));
}

function packFile(client: string, name: string, folder: string): [string, ClientFile][] {
  const type = extname(name);
  const bytes = readFileSync(join(client, name));
  const isGzip = !compressedTypes.has(type);
  const place = join(folder, "client", name);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, isGzip ? gzipSync(bytes) : bytes);
  const headers = {
    "content-type": types[type] ?? "application/octet-stream",
    etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    ...(isGzip && { vary: "accept-encoding" }),
  };
  return pathsOf(name).map((path) => [
    path,
    { binding: `file:${name}`, isGzip, headers: { ...headersOf(path), ...headers } },
  ]);
}

function pathsOf(name: string): string[] {
  if (name === "index.html") return ["/", "/index.html", ...ownHeaderPages];
  return name.endsWith(".html") ? [`/${name}`, `/${name.slice(0, -".html".length)}`] : [`/${name}`];
}
