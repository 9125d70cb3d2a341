import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "./data-folder.ts";
import type { ServerOptions } from "./process.ts";
import { root } from "./root.ts";
import { wranglerToml } from "./settings.ts";
import { sayReadably } from "./worker-log.ts";
import { workerServer, type WorkerOptions } from "./worker-server.ts";
import { quietWrangler } from "./wrangler.ts";

type Inspectable = { inspect: boolean; say: (line: string) => void };

/** The worker and the client from their sources, by Vite. */
export function hotServer(options: WorkerOptions & Inspectable): ServerOptions {
  const { folder, port, settings, inspect, say } = options;
  const config = join(folder, "wrangler.json");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const assets = {
    ...(wranglerToml["assets"] as object),
    // Vite serves the client's modules in src/client/api.
    run_worker_first: ["/api/*", "!/api/*.ts"],
  };
  const main = join(root, "src/server/index.ts");
  // Not next to .dev.vars, which the plugin would prefer to the environment's settings.
  writeAtomically(config, JSON.stringify({ ...wranglerToml, main, assets, vars: settings }), 0o600);
  return {
    ...workerServer(options),
    command: process.execPath,
    args: [join(import.meta.dirname, "vite-server.ts"), String(port), config, String(inspect)],
    env: { ...process.env, ...quietWrangler(folder), NODE_OPTIONS: "", NO_COLOR: "1" },
    endSignal: "SIGTERM",
    onLine: (line) => (line.startsWith("Inspector: ") ? say(line) : sayReadably(line, say)),
  };
}
