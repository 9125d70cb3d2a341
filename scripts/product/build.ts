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
type Part = {
  inputs: readonly string[];
  build: (root: string, folder: string, env: Environment) => Promise<void>;
};

const sharedInputs = ["src/shared/**", "tsconfig.base.json", "package-lock.json"];
const parts = {
  client: {
    inputs: [
      ...sharedInputs,
      "src/client/**",
      "src/service-worker/**",
      "vite/**",
      "vite.config.ts",
    ],
    async build(root, folder, env) {
      const args = ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
      await runBuild(root, "vite", args, { NODE_ENV: "production", ...env });
    },
  },
  server: {
    inputs: [
      ...sharedInputs,
      "src/gateway/**",
      "src/server/**",
      "scripts/product/{build,workerd-config}.ts",
      "wrangler.toml",
    ],
    async build(root, folder, env) {
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
    },
  },
} satisfies Record<string, Part>;

type PartName = keyof typeof parts;

export async function ensureBuilt(
  root: string,
  name: PartName,
  { say = () => {}, env = {} }: { say?: (line: string) => void; env?: Environment } = {},
): Promise<void> {
  if (isBuilt(root, name)) return;
  say(`Building the ${name} …`);
  await whileLocked(root, async () => {
    if (!isBuilt(root, name)) await replacePart(root, name, env);
  });
}

export async function buildPart(root: string, name: PartName): Promise<string> {
  await whileLocked(root, () => replacePart(root, name, {}));
  return join(root, "dist", name);
}

/** One build at a time: another waits until the first one is done. */
async function whileLocked(root: string, work: () => Promise<void>): Promise<void> {
  let unlock = await acquireLock(`${root}/dist`);
  for (; unlock === null; unlock = await acquireLock(`${root}/dist`)) await delay(200);
  await work().finally(unlock);
}

const stampOf = (root: string, name: PartName) => join(root, `dist/${name}.built-from`);

function isBuilt(root: string, name: PartName): boolean {
  const stamp = stampOf(root, name);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashInputs(root, parts[name].inputs);
}

async function replacePart(root: string, name: PartName, env: Environment): Promise<void> {
  const [draft, place] = [join(root, `dist/.${name}`), join(root, "dist", name)];
  const hash = hashInputs(root, parts[name].inputs);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await parts[name].build(root, draft, env);
  rmSync(stampOf(root, name), { force: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(draft, place);
  writeFileSync(stampOf(root, name), hash);
}

function hashInputs(root: string, inputs: readonly string[]): string {
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
