import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../cli-error.ts";
import { packClientFiles } from "./client-files.ts";
import { acquireLock } from "../servers/process-lock.ts";
import { sqldProgram, workerdProgram } from "../platform.ts";
import { root } from "../root.ts";
import { runTool } from "./run-tool.ts";
import { quietWrangler } from "./wrangler.ts";

const dist = join(root, "dist");
const stamp = join(dist, "built-from");
const inputs = [
  "{src,vite}/**/{*.*,_headers}",
  "scripts/product/build/{build,client-files,known-pages,page-headers}.ts",
  "vite.config.ts",
  "{wrangler.toml,workerd.capnp}",
  "tsconfig.base.json",
  "package-lock.json",
];

/**
 * Builds client and server into `dist`, unless they were already built from the same sources.
 * @param copy where the server is copied to, so that a later build does not change what runs
 */
export async function ensureBuilt(
  say: (line: string) => void = () => {},
  copy?: string,
): Promise<void> {
  // One build at a time; others wait for it.
  let unlock = await acquireLock(dist);
  for (; unlock === null; unlock = await acquireLock(dist)) await delay(200);
  try {
    if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hashInputs()) {
      say("Building …");
      await build();
    }
    if (copy === undefined) return;
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(dist, "server"), copy, { recursive: true });
  } finally {
    await unlock();
  }
}

async function build(): Promise<void> {
  const hash = hashInputs();
  const draft = `${dist}.new`;
  rmSync(draft, { recursive: true, force: true });
  const [client, server, gateway] = [`${draft}/client`, `${draft}/server`, `${draft}/gateway`];
  const viteFlags = ["--outDir", client, "--emptyOutDir", "--logLevel", "warn"];
  await Promise.all([
    runBuild("vite", ["build", ...viteFlags]),
    buildWorker(server, "src/server/index.ts"),
    buildWorker(gateway, "src/gateway/index.ts"),
  ]);
  renameSync(`${gateway}/index.js`, `${server}/gateway.js`);
  rmSync(gateway, { recursive: true });
  packClientFiles(client, server);
  // The same names on every platform, for the systemd units.
  symlinkSync(workerdProgram, `${server}/workerd`);
  symlinkSync(sqldProgram(), `${server}/sqld`);
  writeFileSync(`${draft}/built-from`, hash);
  rmSync(dist, { recursive: true, force: true });
  renameSync(draft, dist);
}

function hashInputs(): string {
  // The route tree is written by the client's build itself.
  const files = globSync(inputs, { cwd: root, exclude: ["**/routeTree.gen.ts"] }).toSorted();
  const contents = files.map((file) => [file, readFileSync(join(root, file), "base64")]);
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  const all = JSON.stringify([contents, settings.toSorted()]);
  return createHash("sha256").update(all).digest("hex");
}

export async function buildWorker(folder: string, script: string): Promise<void> {
  // wrangler requires the folder of the assets.
  mkdirSync(join(dist, "client"), { recursive: true });
  const args = ["deploy", script, "--dry-run", `--outdir=${folder}`];
  const cache = join(root, "node_modules/.cache/wrangler");
  // Not by its command, which would start this as a child that outlives it.
  const wrangler = join(root, "node_modules/wrangler/wrangler-dist/cli.js");
  await runBuild(process.execPath, [wrangler, ...args], quietWrangler(cache));
  copyFileSync(join(root, "workerd.capnp"), join(folder, "workerd.capnp"));
}

async function runBuild(name: string, args: readonly string[], env = {}): Promise<void> {
  // Also where a test builds.
  const settings = { NODE_ENV: "production", ...env };
  const { failed, shortMessage, all } = await runTool(name, args, settings);
  if (failed) throw new CliError(`The build failed.\n${all || shortMessage}`);
}
