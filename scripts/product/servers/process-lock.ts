import { createHash } from "node:crypto";
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

/** An abstract Unix socket: it has no file that a killed process could leave behind. */
const socketOf = (name: string) => ({
  path: `\0fundbook-${createHash("sha256").update(name).digest("hex")}`,
});
