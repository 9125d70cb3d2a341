import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { answers, startProcess, waitUntilReady, type ManagedProcess } from "./managed-process.ts";
import { tool } from "./tool.ts";
import { quietWrangler } from "./wrangler.ts";

type DevOptions = {
  root: string;
  port: number;
  /** Where the worker's settings are. */
  settingsFile: string;
  /** wrangler's own folder. */
  folder: string;
  /** Opens an inspector, to which any page of a browser on this machine can attach. */
  inspect: boolean;
  logFile: string;
  onLine?: (line: string) => void;
  onStart?: (process: ManagedProcess) => void;
};

/** Serves the worker from its sources by wrangler's development server, and waits until it answers. */
export async function startDevServer(options: DevOptions): Promise<ManagedProcess> {
  const { root, port, settingsFile, folder, inspect, logFile, onLine, onStart } = options;
  const name = "The development server";
  for (const needed of [folder, join(root, "dist/client")]) mkdirSync(needed, { recursive: true });
  const server = await startProcess({
    ...tool(root, "wrangler", quietWrangler(folder)),
    name,
    command: process.execPath,
    args: [
      join(import.meta.dirname, "dev-worker.ts"),
      `--port=${port}`,
      `--settings=${settingsFile}`,
      `--persist=${folder}`,
      ...(inspect ? ["--inspect"] : []),
    ],
    logFile,
    ...(onLine && { onLine }),
  });
  onStart?.(server);
  const isReady = () => answers(`http://127.0.0.1:${port}/api/health`);
  await waitUntilReady(server, isReady, { name, logFile, within: 60_000 });
  return server;
}
