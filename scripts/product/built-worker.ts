import { join } from "node:path";
import { answers, startProcess, waitUntilReady, type ManagedProcess } from "./managed-process.ts";
import { workerdProgram } from "./programs.ts";
import { configName } from "./server-build.ts";
import type { SettingValues } from "./settings.ts";

type WorkerOptions = {
  /** Where the built worker and its configuration are. */
  folder: string;
  port: number;
  settings: SettingValues;
  logFile: string;
  onLine?: (line: string) => void;
  onStart?: (process: ManagedProcess) => void;
};

/** Runs a built worker on workerd and waits until it takes requests. */
export async function startBuiltWorker(options: WorkerOptions): Promise<ManagedProcess> {
  const { folder, port, settings, logFile, onLine, onStart } = options;
  const name = "The server";
  const address = `127.0.0.1:${port}`;
  const server = await startProcess({
    name,
    command: workerdProgram(),
    args: ["serve", join(folder, configName), `--socket-addr=http=${address}`],
    env: settings,
    logFile,
    ...(onLine && { onLine }),
  });
  onStart?.(server);
  const isReady = () => answers(`http://${address}/api/health`);
  await waitUntilReady(server, isReady, { name, logFile, within: 30_000 });
  return server;
}
