import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { CliError, shortReason } from "../cli-error.ts";
import { hasSocketFiles, lockSocket } from "../platform.ts";

type Release = () => Promise<void>;

/**
 * Acquires a lock that ends with this process, however it ends.
 * @returns the function that releases it, or null if another process holds it
 */
export async function acquireLock(name: string, isFile = hasSocketFiles): Promise<Release | null> {
  const release = await listen(name, isFile);
  if (release !== null || !isFile || (await isLocked(name, isFile))) return release;
  // Left behind by a process that was killed.
  rmSync(lockSocket(name, isFile).path, { force: true });
  return listen(name, isFile);
}

function listen(name: string, isFile: boolean): Promise<Release | null> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(new CliError(`${name} could not be locked (${shortReason(error)}).`));
    });
    server.listen(lockSocket(name, isFile), () => resolve(() => server[Symbol.asyncDispose]()));
  });
}

export function isLocked(name: string, isFile = hasSocketFiles): Promise<boolean> {
  const socket = connect(lockSocket(name, isFile));
  return new Promise<boolean>((resolve) => {
    socket.once("error", () => resolve(false)).once("connect", () => resolve(true));
  }).finally(() => socket.destroy());
}
