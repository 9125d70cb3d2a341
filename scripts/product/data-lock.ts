import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { CliError, shortReason } from "./cli-error.ts";

/** Names the data folder in the environment of every process that is started for it. */
export const dataFolderVariable = "FUNDBOOK_STARTED_FOR";

/**
 * Acquires a lock that the kernel releases when this process ends, however it ends.
 * @returns the function that releases it, or null if another process holds it
 */
export function acquireLock(name: string): Promise<(() => Promise<void>) | null> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(new CliError(`${name} could not be locked (${shortReason(error)}).`));
    });
    server.listen(socketOf(name), () => resolve(() => server[Symbol.asyncDispose]()));
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

/** Kills what was started for a data folder and waits until it has ended. @returns whether there was anything */
export async function endProcessesOf(dataFolder: string): Promise<boolean> {
  const found = killProcessesOf(dataFolder);
  for (let tries = 0; tries < 150 && killProcessesOf(dataFolder); tries += 1) await delay(20);
  return found;
}

/** @returns whether there was anything to kill */
export function killProcessesOf(dataFolder: string): boolean {
  const marker = `${dataFolderVariable}=${dataFolder}`;
  const own = ancestry(String(process.pid));
  const found = readdirSync("/proc").filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      !own.includes(pid) &&
      unlessEnded(() => readFileSync(`/proc/${pid}/environ`, "utf8"))
        ?.split("\0")
        .includes(marker),
  );
  for (const pid of found) unlessEnded(() => process.kill(Number(pid), "SIGKILL"));
  return found.length > 0;
}

/** This process and its ancestors, which are not killed even if the marker is in their environment. */
function ancestry(pid: string): string[] {
  const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
  return parent === "0" ? [pid] : [pid, ...ancestry(parent)];
}

/** @returns null if the process has ended meanwhile or belongs to another user */
function unlessEnded<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
