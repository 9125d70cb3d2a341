import { createRequire } from "node:module";
import { join } from "node:path";
import type { ServerOptions } from "./process.ts";
import type { SettingValues } from "./settings.ts";
import { configName } from "./workerd-config.ts";
import { readableLogLine } from "./worker-log.ts";

type WorkerOptions = {
  dataFolder: string;
  folder: string;
  port: number;
  settings: SettingValues;
  logFile: string;
  say?: (line: string) => void;
};

export function workerServer(options: WorkerOptions): ServerOptions {
  const { dataFolder, folder, port, settings, logFile, say } = options;
  const address = `127.0.0.1:${port}`;
  return {
    name: "The server",
    command: workerdProgram(),
    args: ["serve", join(folder, configName), `--socket-addr=http=${address}`],
    env: settings,
    dataFolder,
    logFile,
    onLine(line) {
      const readable = readableLogLine(line);
      if (readable !== null) say?.(readable);
    },
    healthUrl: `http://${address}/api/health`,
  };
}

/** The runtime itself, without wrangler around it. */
export function workerdProgram(): string {
  const fromHere = createRequire(import.meta.url);
  const fromWrangler = createRequire(fromHere.resolve("wrangler/package.json"));
  const { default: path }: { default: string } = fromWrangler("workerd");
  return path;
}
