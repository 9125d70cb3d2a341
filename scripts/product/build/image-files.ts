import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { installation } from "../installation.ts";
import { migrationsFolder, root } from "../root.ts";
import { ensureBuilt } from "./build.ts";

const scripts = join(root, "scripts");
/** The scripts that exist only in an image. */
const own = join(scripts, "image");
const ownCommands = ["check", "health", "serve"];
/** The commands that an image shares with `npm run`. */
const commonCommands = [
  "backup",
  "factor-off",
  "hourly",
  "invite",
  "migrate",
  "nav-load",
  "restore",
  "secrets-rotate",
  "token-rotate",
];

export const imageCommands = [...commonCommands, ...ownCommands].toSorted();

/** Writes what an image needs to run the product into a folder: programs, server, migrations, and the commands in one bundle. */
export async function writeImageFiles(folder: string): Promise<void> {
  await ensureBuilt();
  rmSync(folder, { recursive: true, force: true });
  const copy = (from: string, to: string) => cpSync(from, join(folder, to), { recursive: true });
  copy(join(root, "LICENSE"), "LICENSE");
  copy(migrationsFolder, "migrations");
  copy(process.execPath, "programs/node");
  copy(installation.workerd, "programs/workerd");
  copy(installation.sqld(), "programs/sqld");
  const built = join(root, "dist/server");
  for (const name of globSync(
    "{workerd.capnp,index.js,gateway.js,files.json,argon2id.wasm,word-lists.txt,client}",
    {
      cwd: built,
    },
  )) {
    copy(join(built, name), `server/${name}`);
  }
  await bundleCommands(join(folder, "commands"));
  copy(join(own, "run.sh"), "commands/run.sh");
  mkdirSync(join(folder, "bin"));
  for (const name of imageCommands) symlinkSync("../commands/run.sh", join(folder, "bin", name));
}

const scriptsIn = (folder: string, names: readonly string[]) =>
  names.map((name) => [name, join(folder, `${name}.ts`)] as const);

async function bundleCommands(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    resolve: {
      alias: [{ find: /^.*\/installation\.ts$/, replacement: join(own, "installation.ts") }],
    },
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      target: "node24",
      rolldownOptions: {
        input: Object.fromEntries([
          ...scriptsIn(scripts, [...commonCommands, "product-task"]),
          ...scriptsIn(own, ownCommands),
        ]),
        external: [/^(?:cloudflare|node):/],
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}
