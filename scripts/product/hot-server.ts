import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { parse as parseToml } from "smol-toml";
import { writeAtomically } from "./data-folder.ts";
import type { ServerOptions } from "./process.ts";
import type { SettingValues } from "./settings.ts";
import { readableLogLine } from "./worker-log.ts";
import { quietWrangler } from "./wrangler.ts";

const wranglerToml = z.looseObject({ assets: z.looseObject({}) });

type HotOptions = {
  root: string;
  dataFolder: string;
  folder: string;
  port: number;
  settings: SettingValues;
  inspect: boolean;
  logFile: string;
  say: (line: string) => void;
};

export function hotServer(options: HotOptions): ServerOptions {
  const { root, dataFolder, folder, port, settings, inspect, logFile, say } = options;
  const config = join(folder, "wrangler.json");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const toml = wranglerToml.parse(parseToml(readFileSync(join(root, "wrangler.toml"), "utf8")));
  const main = join(root, "src/server/index.ts");
  // The client's own modules in src/client/api are not for the worker.
  const assets = { ...toml.assets, run_worker_first: ["/api/*", "!/api/*.ts"] };
  // Away from .dev.vars, which the plugin would prefer to the environment's settings.
  writeAtomically(config, JSON.stringify({ ...toml, main, assets, vars: settings }), 0o600);
  const args = [`--port=${port}`, `--config=${config}`, `--state=${folder}`];
  return {
    name: "The server",
    command: process.execPath,
    args: [join(import.meta.dirname, "vite-server.ts"), ...args, ...(inspect ? ["--inspect"] : [])],
    env: { ...process.env, ...quietWrangler(folder), NODE_OPTIONS: "", NO_COLOR: "1" },
    dataFolder,
    logFile,
    onLine(line) {
      const readable = line.startsWith("Inspector: ") ? line : readableLogLine(line);
      if (readable !== null) say(readable);
    },
    healthUrl: `http://127.0.0.1:${port}/api/health`,
  };
}
