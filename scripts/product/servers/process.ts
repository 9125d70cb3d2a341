import { setTimeout as delay } from "node:timers/promises";
import { CliError, shortReason } from "../cli-error.ts";
import { tiedToParent } from "../platform.ts";
import { answers } from "./health-check.ts";
import { times } from "../times.ts";
import type { PartLog } from "./part-log.ts";
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
  /** The environment of the server. */
  env: NodeJS.ProcessEnv;
  log: PartLog;
  onLine?: (line: string) => void;
  /** Receives sentences about the server's start and its log. */
  say?: (line: string) => void;
  /** The address that answers once the server can do its work, with everything that the work needs. */
  healthUrl: string;
  /**
   * The address that answers as soon as the server runs; it is watched, and waited for after a restart. Without one
   * nothing watches the server.
   */
  aliveUrl?: string;
  /** A descriptor that the server inherits. */
  descriptor?: number;
  /** How long it may take to answer, in milliseconds. */
  startTimeout?: number;
  /** How long it may take to end before it is killed, in milliseconds. */
  stopTimeout?: number;
  /** Changes something that may keep the server from starting, before another attempt. */
  repair?: () => Repair;
  /** The signal that ends the server when this process ends without having stopped it. */
  endSignal?: "SIGTERM" | "SIGKILL";
};

/** `sentence` says what was done; `putBack` undoes it where it did not help. */
type Repair = { sentence: string; putBack: () => void };

/**
 * The variables of this environment that each process inherits: where programs and certificates are, and how glibc
 * keeps memory.
 */
const inherited = [
  "PATH",
  "MALLOC_ARENA_MAX",
  "MALLOC_TRIM_THRESHOLD_",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
];
const inheritedSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(inherited.map((name) => [name, process.env[name]]));

const adviceOn = (reason: string): string =>
  /malformed|not a database/.test(reason)
    ? " Its files are damaged: keep a copy of the data folder, and restore your newest backup into a new one."
    : "";

/** A server that ended by itself before it was healthy. */
class EndedAtStartError extends CliError {}

/** No process could be started at all: this machine, or this process, has used up what one needs. */
export class NoResourcesError extends CliError {}

const lacksResources: ReadonlySet<string> = new Set(["EMFILE", "ENFILE", "EAGAIN", "ENOMEM"]);

/** Starts a server and waits until it is healthy; where it ends, and can be repaired, once more. */
export async function startServer(
  options: ServerOptions,
  cancelSignal = new AbortController().signal,
): Promise<RunningProcess> {
  try {
    return await startOnce(options, cancelSignal);
  } catch (error) {
    const canRepair = error instanceof EndedAtStartError && !cancelSignal.aborted;
    const repair = canRepair ? options.repair?.() : undefined;
    if (repair === undefined) throw error;
    const repaired = await startOnce(options, cancelSignal).catch(() => null);
    if (repaired === null) {
      repair.putBack();
      throw error;
    }
    options.say?.(repair.sentence);
    return repaired;
  }
}

/** Node throws where the memory for a process is missing, and has an event for what else may be. */
function orNoResources<Started>(name: string, start: () => Started, onFailure: () => void) {
  try {
    return start();
  } catch (error) {
    onFailure();
    const reason = shortReason(error);
    throw lacksResources.has(reason) ? noResources(name, reason) : error;
  }
}

const noResources = (name: string, reason: string) =>
  new NoResourcesError(`${name} could not be started (${reason}).`);

/** It is detached, so that Ctrl-C only reaches this process. */
async function startOnce(
  { name, healthUrl, ...options }: ServerOptions,
  cancelSignal: AbortSignal,
): Promise<RunningProcess> {
  const { command, args, env, endSignal, stopTimeout, descriptor } = options;
  const { startTimeout = times.start } = options;
  const log = options.log.open(options.say ?? (() => {}));
  let reason = "";
  const onLine = (line: string) => {
    options.onLine?.(line);
    if (line.startsWith("Error: ")) reason = `, ${line.slice("Error: ".length)}`;
    log.append(line);
  };
  const spawn = () =>
    spawnProcess(tiedToParent(command, args, endSignal), {
      env: { ...inheritedSettings(), ...env },
      detached: true,
      onLine,
      onErrorLine: onLine,
      cancelSignal,
      ...(stopTimeout !== undefined && { killTimeout: stopTimeout }),
      ...(descriptor !== undefined && { descriptor }),
    });
  const child = orNoResources(name, spawn, () => log.close());
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
  const deadline = performance.now() + startTimeout;
  while (!(await answers(healthUrl, times.hang.answer))) {
    if (ending === undefined && performance.now() < deadline) {
      await delay(50);
      continue;
    }
    const endedBy = ending;
    await stop();
    if (lacksResources.has(endedBy ?? "")) {
      throw noResources(name, endedBy ?? "");
    }
    const failed = `${name} did not start: it`;
    throw endedBy === undefined
      ? new CliError(
          `${failed} did not answer within ${startTimeout / 1000} s; see ${options.log.place}.`,
        )
      : new EndedAtStartError(
          `${failed} ended (${endedBy}${reason}); see ${options.log.place}.${adviceOn(reason)}`,
        );
  }
  return { pid: child.pid, exited, stop };
}
