import { join } from "node:path";
import type { ServerOptions } from "./process.ts";
import { installation } from "../installation.ts";
import { times } from "../times.ts";
import type { PartLog } from "./part-log.ts";
import type { SettingValues } from "../check-settings.ts";
import { sayReadably } from "./worker-log.ts";

/** The folder beside the worker with the client's files, which the gateway sends. */
export const clientFolder = "client";

export type WorkerOptions = {
  folder: string;
  /** The name of a configuration in workerd.capnp. */
  config: "server" | "local";
  port: number;
  host?: string;
  /** The port at which other processes wait for their turn to write. */
  lockPort: number;
  settings: SettingValues;
  log: PartLog;
  /** Receives the log's lines that a reader has to know of. */
  say?: (line: string) => void;
};

export function workerServer(options: WorkerOptions): ServerOptions {
  const { folder, config, port, lockPort, settings, log } = options;
  const { host = "127.0.0.1", say } = options;
  return {
    name: "The server",
    command: installation.workerd,
    args: [
      "serve",
      join(folder, "workerd.capnp"),
      config,
      `--socket-addr=http=${host}:${port}`,
      `--socket-addr=lock=127.0.0.1:${lockPort}`,
      ...(config === "local" ? [`--directory-path=client=${join(folder, clientFolder)}`] : []),
    ],
    env: settings,
    log,
    stopTimeout: times.end.server,
    ...(say !== undefined && { onLine: (line: string) => sayReadably(line, say) }),
    healthUrl: `http://127.0.0.1:${port}/api/health`,
    // The page rather than /api/health, which also depends on the database.
    aliveUrl: `http://127.0.0.1:${port}/`,
  };
}
