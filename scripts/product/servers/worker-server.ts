import { join } from "node:path";
import type { ServerOptions } from "./process.ts";
import { workerdProgram } from "../platform.ts";
import type { SettingValues } from "../check-settings.ts";
import { sayReadably } from "./worker-log.ts";

/** For the requests that it has begun. With the database's own three seconds, all ends within five. */
const stopTimeout = 1_500;

export type WorkerOptions = {
  folder: string;
  /** The name of a configuration in workerd.capnp. */
  config: "server" | "local";
  port: number;
  /** Where other processes wait for their turn to write. */
  lockPort: number;
  settings: SettingValues;
  logFile: string;
  say?: (line: string) => void;
};

export function workerServer(options: WorkerOptions): ServerOptions {
  const { folder, config, port, lockPort, settings, logFile } = options;
  const { say = () => {} } = options;
  return {
    name: "The server",
    command: workerdProgram,
    args: [
      "serve",
      join(folder, "workerd.capnp"),
      config,
      `--socket-addr=http=127.0.0.1:${port}`,
      `--socket-addr=lock=127.0.0.1:${lockPort}`,
    ],
    env: settings,
    logFile,
    stopTimeout,
    onLine: (line) => sayReadably(line, say),
    healthUrl: `http://127.0.0.1:${port}/api/health`,
  };
}
