import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, realpathSync } from "node:fs";
import { CliError, shortReason } from "../cli-error.ts";
import { hasFolderLocks } from "../platform.ts";
import { acquireLock, isLocked } from "./process-lock.ts";

export type FolderLock = {
  /** A process that inherits this descriptor holds the lock too, until it has ended. */
  descriptor?: number;
  release: () => Promise<void> | void;
};

/**
 * Acquires a lock that ends with this process, however it ends: the kernel's own, or a socket's where the system or the
 * folder's disk has none.
 * @param wait milliseconds
 * @returns null if another process holds it
 */
export async function lockFolder(path: string, wait: number): Promise<FolderLock | null> {
  if (hasFolderLocks) {
    const descriptor = openSync(path, "r");
    // It locks what it inherits, and this process has that open for as long as it runs.
    const code = await flock(["--timeout", String(wait / 1_000), "3"], descriptor);
    if (code === 0) return { descriptor, release: () => closeSync(descriptor) };
    closeSync(descriptor);
    if (code === isHeld) return null;
    requireAnswer(code);
  }
  const release = await acquireLock(path);
  return release === null ? null : { release };
}

export async function isFolderLocked(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  if (hasFolderLocks) {
    const code = await flock(["--shared", "--nonblock", path, "true"]);
    if (code === isHeld) return true;
    if (code !== 0) requireAnswer(code);
  }
  return isLocked(realpathSync(path));
}

/** Exit codes of flock: the lock is held, or the disk has no locks (EX_DATAERR, EX_OSERR). */
const [isHeld, hasNoLocks] = [1, [65, 71]];

/** @throws CliError where flock did not find out, for example because it was killed: another process may hold the lock */
function requireAnswer(code: number | null): void {
  if (code !== null && hasNoLocks.includes(code)) return;
  throw new CliError(`The data folder could not be locked (flock: ${code ?? "killed"}).`);
}

const flock = (words: readonly string[], descriptor?: number): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const inherited = descriptor === undefined ? [] : [descriptor];
    spawn("flock", words, { stdio: ["ignore", "ignore", "ignore", ...inherited] })
      .once("error", (error) =>
        reject(new CliError(`Fundbook needs the program flock (${shortReason(error)}).`)),
      )
      .once("close", resolve);
  });
