import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { PlainFailure, shortReason } from "./plain-failure.ts";

export type ManagedProcess = {
  pid: number;
  /** Resolves when it has ended, whoever ended it, with how: "exit code 1", "SIGKILL". */
  exited: Promise<string>;
  /** Ends it politely, and after a while for certain, with everything that it has started. */
  stop(): Promise<void>;
};

export type ProcessOptions = {
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Where its output is added to. */
  logFile: string;
  onLine?: (line: string) => void;
};

/** How long a polite end may take. */
const grace = 5_000;
const groups = new Set<number>();
process.on("exit", () => groups.forEach(killGroup));

/**
 * Starts a process in a group of its own: a terminal's Ctrl-C does not reach it, so that the parts end in order.
 * When this process exits by itself, the group ends with it; what a signal does, `runUntilStopped` decides.
 */
export async function startProcess(options: ProcessOptions): Promise<ManagedProcess> {
  const { name, command, args, cwd, env, logFile, onLine } = options;
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  try {
    await once(child, "spawn");
  } catch (error) {
    throw new PlainFailure(`${name} could not be started (${shortReason(error)}).`);
  }
  const pid = child.pid!;
  groups.add(pid);

  const log = createWriteStream(logFile, { flags: "a" }).on("error", () => {});
  for (const output of [child.stdout, child.stderr]) {
    output.pipe(log, { end: false });
    if (onLine) createInterface({ input: output }).on("line", onLine);
  }
  const exited = ended.then((how) => {
    killGroup(pid);
    groups.delete(pid);
    return how;
  });
  return {
    pid,
    exited,
    async stop() {
      if (groups.has(pid)) child.kill("SIGTERM");
      await Promise.race([exited, delay(grace, undefined, { ref: false })]);
      if (groups.has(pid)) killGroup(pid);
      await exited;
    },
  };
}

export function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // Nobody is left in it.
  }
}

/** Asks until the answer is yes, and fails in one sentence when the process ends first or takes too long. */
export async function waitUntilReady(
  child: Pick<ManagedProcess, "exited">,
  isReady: () => Promise<boolean>,
  { name, logFile, within }: { name: string; logFile: string; within: number },
): Promise<void> {
  let how: string | undefined;
  void child.exited.then((ending) => (how = ending));
  const deadline = Date.now() + within;
  while (!(await isReady())) {
    if (how !== undefined) {
      throw new PlainFailure(`${name} ended while it was starting (${how}); see ${logFile}.`);
    }
    if (Date.now() > deadline) {
      throw new PlainFailure(`${name} did not answer within ${within / 1000} s; see ${logFile}.`);
    }
    await delay(50);
  }
}

/** Whether an address answers with success; what answers otherwise, or not at all, is not ready. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
