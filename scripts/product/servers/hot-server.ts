import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../build/write-atomically.ts";
import type { ServerOptions } from "./process.ts";
import { root } from "../root.ts";
import { wranglerToml } from "../wrangler-toml.ts";
import { workerServer, type WorkerOptions } from "./worker-server.ts";
import { quietWrangler } from "../build/wrangler.ts";

export const inspectorPort = 9229;

/** In milliseconds. Before it answers, Vite bundles the packages. */
const startTimeout = 240_000;

/** The worker and the client from their sources, by Vite. */
export function hotServer(options: WorkerOptions & { inspect: boolean }): ServerOptions {
  const { folder, port, settings, inspect } = options;
  const config = join(folder, "wrangler.json");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const assets = {
    ...(wranglerToml["assets"] as object),
    // Vite has no built 404.html.
    not_found_handling: "single-page-application",
    // Vite serves the client's modules in src/client/api.
    run_worker_first: ["/api/*", "/.well-known/*", "!/api/*.ts"],
  };
  const main = join(root, "src/server/index.ts");
  // Elsewhere than .dev.vars, which the plugin would prefer to the environment's settings.
  const { build: _, ...common } = wranglerToml;
  writeAtomically(config, JSON.stringify({ ...common, main, assets, vars: settings }), 0o600);
  const { aliveUrl: _unwatched, ...server } = workerServer(options);
  return {
    ...server,
    command: join(root, "node_modules/.bin/vite"),
    args: ["--host", "127.0.0.1", "--port", String(port), "--strictPort", "--clearScreen", "false"],
    env: {
      ...process.env,
      ...quietWrangler(folder),
      NODE_OPTIONS: "",
      NO_COLOR: "1",
      WORKER_CONFIG: config,
      WORKER_INSPECTOR: inspect ? String(inspectorPort) : "",
    },
    endSignal: "SIGTERM",
    startTimeout,
  };
}
