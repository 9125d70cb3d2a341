import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { connect, createServer } from "node:net";
import { CliError, shortReason } from "../cli-error.ts";

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

/** Of `flock`, where another process has the lock. */
const isHeld = 1;

/**
 * Locks a folder against processes of other containers too, which do not see each other's sockets.
 * @returns the function that releases it, as this process's end does, or null if another process holds it
 */
export function lockFolder(path: string): (() => void) | null {
  const descriptor = openSync(path, "r");
  // The lock belongs to the open folder, which is the same here and in the command.
  const { status } = spawnSync("flock", ["--nonblock", "3"], {
    stdio: ["ignore", "ignore", "ignore", descriptor],
  });
  if (status !== isHeld) return () => closeSync(descriptor);
  closeSync(descriptor);
  return null;
}

/** An abstract Unix socket: it has no file that a killed process could leave behind. */
const socketOf = (name: string) => ({
  path: `\0fundbook-${createHash("sha256").update(name).digest("hex")}`,
});
