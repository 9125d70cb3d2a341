import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All that differs between Linux and macOS is here, in run.sh and in wrangler-build.sh. */
const isLinux = process.platform === "linux";

/**
 * The command line of a process that ends with this one, however that ends: the kernel sends it a signal then. macOS has
 * nothing like it: there, what a killed process started has to be ended by hand.
 */
export const tiedToParent = (
  command: string,
  args: readonly string[],
  signal: "SIGTERM" | "SIGKILL" = "SIGKILL",
): readonly [command: string, args: string[]] =>
  isLinux ? ["setpriv", ["--pdeathsig", signal, command, ...args]] : [command, [...args]];

/** Whether a killed process leaves the sockets of its locks behind. */
export const hasSocketFiles = !isLinux;

/** The socket of a lock: on Linux an abstract one, without a file. */
export function lockSocket(name: string, isFile = hasSocketFiles): { path: string } {
  const hash = createHash("sha256").update(name).digest("hex");
  // A path to a socket has at most 103 characters on macOS.
  return { path: isFile ? join(tmpdir(), `fb-${hash.slice(0, 16)}`) : `\0fundbook-${hash}` };
}

/** A line a process: pid, parent, group, when it started in five words, and its command line. */
export const processesByPs = (): string[] =>
  execFileSync("ps", ["-axww", "-o", "pid=,ppid=,pgid=,lstart=,command="], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], LC_ALL: "C" },
  })
    .trim()
    .split("\n");

/** `ps` may be missing on Linux. */
export const hasProcFolder = isLinux;

/** Whether `flock` locks folders: the kernel's lock holds in all containers that share one. */
export const hasFolderLocks = isLinux;

/** Names the network that this process is in, whose loopback addresses no other one reaches. */
export const ownNetwork = (): string => (isLinux ? readlinkSync("/proc/self/ns/net") : "");
