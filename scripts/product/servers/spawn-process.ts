import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { shortReason } from "../cli-error.ts";

type SpawnOptions = {
  env: NodeJS.ProcessEnv;
  /** Whether the process leads a group of its own, so that Ctrl-C does not reach it. */
  detached?: boolean;
  /** What the process reads from its standard input; nothing by default. */
  input?: string;
  /** A descriptor that the process inherits. */
  descriptor?: number;
  onLine: (line: string) => void;
  onErrorLine: (line: string) => void;
  /** Ends the process when it is aborted. */
  cancelSignal: AbortSignal;
  /** In milliseconds, from SIGTERM to SIGKILL. */
  killTimeout?: number;
};

/**
 * Starts a process whose output is read line by line.
 * @returns `ended` never rejects: it resolves once all lines were read, with "exit code 1", "SIGKILL" and the like
 */
export function spawnProcess(
  [command, args]: readonly [command: string, args: readonly string[]],
  options: SpawnOptions,
) {
  const { env, detached = false, input, descriptor, onLine, onErrorLine } = options;
  const { cancelSignal, killTimeout = 5_000 } = options;
  const child = spawn(command, args, {
    env,
    detached,
    stdio: [
      input === undefined ? "ignore" : "pipe",
      "pipe",
      "pipe",
      ...(descriptor === undefined ? [] : [descriptor]),
    ],
  });
  // `stdout` is undefined, against its type, where no file descriptors were left for it.
  if (child.stdout instanceof Readable) readLines(child.stdout, onLine);
  if (child.stderr instanceof Readable) readLines(child.stderr, onErrorLine);
  // It may end before it has read all.
  child.stdin?.on("error", () => {}).end(input);
  const ended = new Promise<{ failed: boolean; how: string }>((resolve) => {
    child.once("error", (error) => resolve({ failed: true, how: shortReason(error) }));
    child.once("close", (code, signal) =>
      resolve({ failed: code !== 0, how: signal ?? `exit code ${code}` }),
    );
  });
  const kill = (by: NodeJS.Signals = "SIGTERM"): void => {
    child.kill(by);
    const late = setTimeout(() => child.kill("SIGKILL"), killTimeout);
    void ended.then(() => clearTimeout(late));
  };
  const cancel = () => kill();
  if (cancelSignal.aborted) cancel();
  cancelSignal.addEventListener("abort", cancel);
  void ended.then(() => cancelSignal.removeEventListener("abort", cancel));
  return { pid: child.pid ?? 0, ended, kill };
}

function readLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream }).on("line", onLine);
}
