import { setTimeout as delay } from "node:timers/promises";
import { execa } from "execa";
import { CliError, shortReason } from "./cli-error.ts";
import { dataFolderVariable } from "./data-lock.ts";

export type RunningProcess = {
  pid: number;
  /** Resolves with "exit code 1", "SIGKILL" and the like. */
  exited: Promise<string>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

type ProcessOptions = {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  dataFolder: string;
  logFile: string;
  onLine?: (line: string) => void;
  signal?: AbortSignal;
};

/** Detached, so that a terminal's Ctrl-C does not reach it and the parts end in order. */
async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, command, args, env = process.env, dataFolder, logFile, onLine, signal } = options;
  function* readLine(line: unknown) {
    onLine?.(String(line));
    yield line;
  }
  const log = { file: logFile, append: true };
  const child = execa(command, args, {
    env: { ...env, [dataFolderVariable]: dataFolder },
    extendEnv: false,
    detached: true,
    buffer: false,
    reject: false,
    ...(signal && { cancelSignal: signal }),
    stdin: "ignore",
    stdout: [readLine, log],
    stderr: [readLine, log],
  });
  if (child.pid === undefined) {
    throw new CliError(`${name} could not be started (${shortReason((await child).cause)}).`);
  }
  const exited = child.then(({ signal: endedBy, exitCode }) => endedBy ?? `exit code ${exitCode}`);
  const end = async (by: "SIGTERM" | "SIGKILL") => {
    child.kill(by);
    await exited;
  };
  return { pid: child.pid, exited, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

export type ServerOptions = ProcessOptions & {
  healthUrl: string;
};

async function waitUntilReady(
  { exited }: RunningProcess,
  { name, healthUrl, logFile }: ServerOptions,
): Promise<void> {
  let ending: string | undefined;
  void exited.then((how) => (ending = how));
  const deadline = Date.now() + 60_000;
  while (!(await answers(healthUrl))) {
    if (ending !== undefined) {
      throw new CliError(`${name} ended while it was starting (${ending}); see ${logFile}.`);
    }
    if (Date.now() > deadline) {
      throw new CliError(`${name} did not answer within 60 s; see ${logFile}.`);
    }
    await delay(50);
  }
}

export async function startServer(options: ServerOptions): Promise<RunningProcess> {
  const server = await startProcess(options);
  try {
    await waitUntilReady(server, options);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
