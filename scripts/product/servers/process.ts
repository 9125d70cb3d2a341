import { closeSync, openSync, writeSync } from "node:fs";
import { get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../cli-error.ts";
import { tiedToParent } from "../platform.ts";
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
  healthUrl: string;
  /** How long it may take to end before it is killed, in milliseconds. */
  stopTimeout?: number;
  /** What it gets when this process ends without having stopped it. */
  endSignal?: "SIGTERM" | "SIGKILL";
};

const [startTimeout, healthTimeout] = [60_000, 5_000];

/** Starts a server and waits until it is healthy. It is detached, so that Ctrl-C only reaches this process. */
export async function startServer(
  { name, logFile, healthUrl, ...options }: ServerOptions,
  cancelSignal = new AbortController().signal,
): Promise<RunningProcess> {
  const { command, args, env = process.env, endSignal, stopTimeout } = options;
  const log = openSync(logFile, "a");
  const onLine = (line: string) => {
    options.onLine?.(line);
    writeSync(log, `${line}\n`);
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
    closeSync(log);
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

/** Not by `fetch`, whose parser would stay in memory. */
const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { agent: false, signal: AbortSignal.timeout(healthTimeout) }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });

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
