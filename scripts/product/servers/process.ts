import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../cli-error.ts";
import { tiedToParent } from "../platform.ts";
import { answers } from "./health-check.ts";
import { openLogFile } from "./log-file.ts";
import { spawnProcess } from "./spawn-process.ts";

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
  logFile: string;
  onLine?: (line: string) => void;
  /** What there is to say of the log itself. */
  say?: (line: string) => void;
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
  const { command, args, env = process.env, endSignal, stopTimeout } = options;
  const log = openLogFile(logFile, options.say ?? (() => {}));
  const onLine = (line: string) => {
    options.onLine?.(line);
    log.append(line);
  };
  const child = spawnProcess(tiedToParent(command, args, endSignal), {
    env: { PATH: process.env["PATH"], ...env },
    detached: true,
    onLine,
    onErrorLine: onLine,
    cancelSignal,
    ...(stopTimeout !== undefined && { killTimeout: stopTimeout }),
  });
  let ending: string | undefined;
  const exited = child.ended.then(({ how }) => {
    log.close();
    ending = how;
    return how;
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
    throw new CliError(`${name} did not start: it ${reason}; see ${logFile}.`);
  }
  return { pid: child.pid, exited, stop };
}
