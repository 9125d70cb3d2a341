import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { CliError, shortReason } from "./cli-error.ts";

/** Names the data folder in the environment of every process that is started for it. */
export const dataFolderVariable = "FUNDBOOK_STARTED_FOR";

/**
 * Takes a lock that the kernel frees when this process ends, however it ends.
 * @returns the function that frees it, or null where another holds it
 */
export function acquireLock(name: string): Promise<(() => Promise<void>) | null> {
  const server = createServer((socket) => socket.destroy()).unref();
  const release = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(new CliError(`${name} could not be locked (${shortReason(error)}).`));
    });
    server.listen(socketOf(name), () => resolve(release));
  });
}

export function isLocked(name: string): Promise<boolean> {
  const socket = connect(socketOf(name));
  return new Promise<boolean>((resolve) => {
    socket.once("error", () => resolve(false)).once("connect", () => resolve(true));
  }).finally(() => socket.destroy());
}

/** An abstract Unix socket: it has no file that a killed process could leave behind. */
const socketOf = (name: string) => ({
  path: `\0fundbook-${createHash("sha256").update(name).digest("hex")}`,
});

export async function endProcessesOf(dataFolder: string): Promise<boolean> {
  const found = processesOf(dataFolder);
  signalAll(found, "SIGTERM");
  for (let tries = 0; tries < 30 && processesOf(dataFolder).length > 0; tries += 1) {
    await delay(100);
  }
  killProcessesOf(dataFolder);
  return found.length > 0;
}

export function killProcessesOf(dataFolder: string): void {
  signalAll(processesOf(dataFolder), "SIGKILL");
}

function processesOf(dataFolder: string): number[] {
  const marker = `${dataFolderVariable}=${dataFolder}`;
  const own = ancestry(String(process.pid));
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && !own.includes(name))
    .filter((pid) => environmentOf(pid).includes(marker))
    .map(Number);
}

/** This process and those that it was started by: a marker in their environment was set by hand. */
function ancestry(pid: string): string[] {
  const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
  return parent === "0" ? [pid] : [pid, ...ancestry(parent)];
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    return []; // It has ended, or is another user's.
  }
}

function signalAll(pids: readonly number[], signal: "SIGTERM" | "SIGKILL"): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
