import { answers, startProcess, waitUntilReady, type ManagedProcess } from "./managed-process.ts";
import { listProcesses, type ProcessEntry } from "./process-table.ts";
import { toEnvFile, type SettingValues } from "./settings.ts";
import { writeWhole } from "./data-folder.ts";
import { tool } from "./tool.ts";

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
    ...tool(root, "wrangler", quiet(folder)),
    args: [
      ...["dev", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"],
      // With a file named, wrangler leaves .dev.vars alone: what comes first has been decided before.
      ...["--env-file", settingsFile, "--persist-to", folder, "--show-interactive-dev-session=false"],
    ],
    logFile,
    ...(onLine ? { onLine } : {}),
  });
  onStart?.(server);
  const url = `http://localhost:${port}`;
  const isReady = () => answers(`http://127.0.0.1:${port}/api/health`);
  await waitUntilReady(server, isReady, { name, logFile, within: 60_000 });
  endWhenDeaf(server, port);
  return { ...server, url, servingPid: () => servingPid(server.pid, port) };
}

/** wrangler without its questions, its news and its calls home, and with its files in a folder of ours. */
const quiet = (folder: string): NodeJS.ProcessEnv => ({
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CLOUDFLARE_ENV: undefined,
  CLOUDFLARE_INCLUDE_PROCESS_ENV: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  WRANGLER_REGISTRY_PATH: `${folder}/registry`,
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false",
  XDG_CONFIG_HOME: folder,
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
});

/** wrangler runs two runtimes: one listens on the port and hands on to the other, which runs the worker. */
const runtimes = (wrangler: number): ProcessEntry[] =>
  listProcesses().filter(({ group, command }) => group === wrangler && command.includes("workerd serve"));

const isListening = ({ command }: ProcessEntry, port: number) =>
  command.includes(`--socket-addr=entry=127.0.0.1:${port} `);

const servingPid = (wrangler: number, port: number): number =>
  runtimes(wrangler).find((runtime) => !isListening(runtime, port))?.pid ?? wrangler;

/** wrangler replaces the runtime of the worker when that dies, but not the one that listens on the port. */
function endWhenDeaf(server: ManagedProcess, port: number): void {
  let missing = 0;
  const watch = setInterval(() => {
    missing = runtimes(server.pid).some((runtime) => isListening(runtime, port)) ? 0 : missing + 1;
    if (missing === 2) void server.stop();
  }, 1_000).unref();
  void server.exited.then(() => clearInterval(watch));
}
