import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { ClientFile, ClientFiles } from "../../src/gateway/files.ts";
import { replaceFolder } from "./draft-folder.ts";
import { headersOf } from "./page-headers.ts";
import { configName } from "./server-build.ts";
import { gatewayConfig } from "./workerd-config.ts";

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
/** For wrangler alone. */
const notServed = new Set(["_headers"]);

/**
 * Copies the built client and server into a folder that one copy of the product serves from, so that a later build
 * does not change what is running. The client's files lie in workerd's configuration: nothing else can be asked for.
 */
export async function fillAppFolder(root: string, folder: string): Promise<void> {
  const stamp = builds(root);
  const stampFile = join(folder, "built-from");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  await replaceFolder(folder, async (draft) => {
    mkdirSync(draft, { mode: 0o700 });
    for (const name of globSync("*.{js,wasm}", { cwd: join(root, "dist/server") })) {
      copyFileSync(join(root, "dist/server", name), join(draft, name));
    }
    const { files, bindings } = packClient(join(root, "dist/client"), draft);
    writeFileSync(join(draft, "files.json"), JSON.stringify(files));
    writeFileSync(join(draft, configName), gatewayConfig(root, draft, bindings));
    writeFileSync(join(draft, "built-from"), stamp);
  });
}

const builds = (root: string): string =>
  ["client", "server"]
    .map((name) => readFileSync(join(root, `dist/${name}.built-from`), "utf8"))
    .join("\n");

function packClient(client: string, draft: string): { files: ClientFiles; bindings: string[] } {
  const names = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(sep, "/"))
    .filter((name) => extname(name) !== "" && !notServed.has(name));
  const files: Record<string, ClientFile> = {};
  for (const name of names) {
    const bytes = readFileSync(join(client, name));
    const isGzip = !compressedTypes.has(extname(name));
    const place = join(draft, "client", name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, isGzip ? gzipSync(bytes) : bytes);
    for (const path of pathsOf(name)) {
      files[path] = {
        binding: `file:${name}`,
        isGzip,
        headers: {
          ...headersOf(path),
          "content-type": types[extname(name)] ?? "application/octet-stream",
          etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
          ...(isGzip && { vary: "accept-encoding" }),
        },
      };
    }
  }
  const bindings = names.map(
    (name) =>
      `(name = ${JSON.stringify(`file:${name}`)}, data = embed ${JSON.stringify(`client/${name}`)})`,
  );
  return { files, bindings };
}

/** Pages of the single-page app with headers of their own. */
const ownHeaderPages = ["/new-password", "/link-google"];

/** A page is found without its ending as well. */
function pathsOf(name: string): string[] {
  if (name === "index.html") return ["/", "/index.html", ...ownHeaderPages];
  const page = /^(.*)\.html$/.exec(name)?.[1];
  return [`/${name}`, ...(page === undefined ? [] : [`/${page}`])];
}
