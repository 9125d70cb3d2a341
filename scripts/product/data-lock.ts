import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Names the data folder in the environment of every process that is started for it. */
export const dataFolderVariable = "FUNDBOOK_DATA_FOLDER";

/**
 * Takes a lock that the kernel frees when this process ends, however it ends.
 * @returns the function that frees it, or null where another holds it
 */
export function acquireLock(name: string): Promise<(() => Promise<void>) | null> {
  const server = createServer((socket) => socket.destroy()).unref();
  const release = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return new Promise((resolve) => {
    server.once("error", () => resolve(null));
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
  const pids = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  );
  return pids.filter((pid) => environmentOf(pid).includes(marker)).map(Number);
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
