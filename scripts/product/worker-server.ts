import { answers, startProcess, waitUntilReady, type ManagedProcess } from "./managed-process.ts";
import { listProcesses, type ProcessEntry } from "./process-table.ts";
import { toEnvFile, type SettingValues } from "./settings.ts";
import { writeWhole } from "./data-folder.ts";
import { tool } from "./tool.ts";
import { quietWrangler } from "./wrangler.ts";

export type WorkerServer = ManagedProcess & {
  url: string;
  /** The process that runs the worker's code. Its runtime is replaced when the code changes or it crashes. */
  servingPid: () => number;
};

type WorkerOptions = {
  root: string;
  port: number;
  settings: SettingValues;
  /** Where wrangler reads the settings; written here, for its owner's eyes only. */
  settingsFile: string;
  /** wrangler's own folder. */
  folder: string;
  logFile: string;
  onLine?: (line: string) => void;
  onStart?: (process: ManagedProcess) => void;
};

/** Serves the worker and the built client by `wrangler dev`, and waits until the worker answers. */
export async function startWorkerServer(options: WorkerOptions): Promise<WorkerServer> {
  const { root, port, settings, settingsFile, folder, logFile, onLine, onStart } = options;
  const name = "The server";
  writeWhole(settingsFile, toEnvFile(settings), 0o600);
  const server = await startProcess({
    name,
    ...tool(root, "wrangler", quietWrangler(folder)),
    args: [
      "dev",
      "--ip=127.0.0.1",
      `--port=${port}`,
      "--inspector-port=0",
      // With a file named, wrangler leaves .dev.vars alone: what comes first has been decided before.
      `--env-file=${settingsFile}`,
      `--persist-to=${folder}`,
      "--show-interactive-dev-session=false",
    ],
    logFile,
    ...(onLine ? { onLine } : {}),
  });
  onStart?.(server);
  const url = `http://localhost:${port}`;
  const isReady = () => answers(`http://127.0.0.1:${port}/api/health`);
  await waitUntilReady(server, isReady, { name, logFile, within: 60_000 });
  endWithListener(server, port);
  return {
    ...server,
    url,
    servingPid: () => runtimes(server.pid, port).serving?.pid ?? server.pid,
  };
}

/** wrangler runs two runtimes: one listens on the port and hands on to the other, which runs the worker. */
function runtimes(wrangler: number, port: number) {
  const all = listProcesses().filter(
    ({ group, command }) => group === wrangler && command.includes("workerd serve"),
  );
  const isListening = ({ command }: ProcessEntry) => command.includes(`=127.0.0.1:${port} `);
  return {
    listening: all.find(isListening),
    serving: all.find((runtime) => !isListening(runtime)),
  };
}

/** wrangler replaces either runtime when it dies, but a new one that listens never hands on what it takes in. */
function endWithListener(server: ManagedProcess, port: number): void {
  const first = runtimes(server.pid, port).listening?.pid;
  const watch = setInterval(() => {
    if (runtimes(server.pid, port).listening?.pid !== first) void server.stop();
  }, 1_000).unref();
  void server.exited.then(() => clearInterval(watch));
}
