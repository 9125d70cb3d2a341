import { setTimeout as delay } from "node:timers/promises";
import { execa } from "execa";
import { CliError, shortReason } from "../cli-error.ts";
import { tiedToParent } from "../platform.ts";

export type RunningProcess = {
  pid: number;
  /** Resolves with "exit code 1", "SIGKILL" and the like. */
  exited: Promise<string>;
  stop: (by?: "SIGTERM" | "SIGKILL") => Promise<void>;
};

export type ServerOptions = {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Without it, the output goes to that of this process. */
  logFile: string | undefined;
  onLine?: (line: string) => void;
  healthUrl: string;
  /** How long it may take to end before it is killed, in milliseconds. */
  stopTimeout?: number;
  /** What it gets when this process ends without having stopped it. */
  endSignal?: "SIGTERM" | "SIGKILL";
};

const startTimeout = 60_000;

/** Starts a server and waits until it is healthy. It is detached, so that Ctrl-C only reaches this process. */
export async function startServer(
  { name, logFile, healthUrl, ...options }: ServerOptions,
  cancelSignal = new AbortController().signal,
): Promise<RunningProcess> {
  function* readLine(line: unknown) {
    options.onLine?.(String(line));
    yield line;
  }
  const output =
    logFile === undefined ? "inherit" : ([readLine, { file: logFile, append: true }] as const);
  const { command, args, env = process.env, endSignal, stopTimeout } = options;
  const child = execa(...tiedToParent(command, args, endSignal), {
    env: { PATH: process.env["PATH"], ...env },
    extendEnv: false,
    detached: true,
    buffer: false,
    reject: false,
    cancelSignal,
    ...(stopTimeout !== undefined && { forceKillAfterDelay: stopTimeout }),
    stdin: "ignore",
    stdout: output,
    stderr: output,
  });
  let ending: string | undefined;
  const exited = child.then(({ signal, exitCode, cause }) => {
    ending = signal ?? (exitCode === undefined ? shortReason(cause) : `exit code ${exitCode}`);
    return ending;
  });
  const stop = async (by: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
    child.kill(by);
    await exited;
  };
  const deadline = Date.now() + startTimeout;
  while (!(await answers(healthUrl))) {
    if (ending === undefined && Date.now() < deadline) {
      await delay(50);
      continue;
    }
    await stop();
    const reason = ending === undefined ? "did not answer within 60 s" : `ended (${ending})`;
    throw new CliError(`${name} did not start: it ${reason}${seeLog(logFile)}.`);
  }
  return { pid: child.pid ?? 0, exited, stop };
}

export const seeLog = (file: string | undefined): string =>
  file === undefined ? "" : `; see ${file}`;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const checkInterval = 5_000;
/** A check itself takes up to 5 s, so a server counts as hung after 45 to 50 s. */
const maxFailedChecks = 5;

/** Resolves when a server does not answer any more. */
export async function untilHung(healthUrl: string, signal: AbortSignal): Promise<string> {
  for (let failedChecks = 0; failedChecks < maxFailedChecks;) {
    await delay(checkInterval, undefined, { signal });
    failedChecks = (await answers(healthUrl)) ? 0 : failedChecks + 1;
  }
  return "it did not answer";
}
