import { constants } from "node:os";
import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { cleanUp } from "./build/clean-up.ts";
import { describeEnd } from "./cli-error.ts";
import { installation } from "./installation.ts";

const end = cleanUp();
/** Adds a task that runs when this command ends, however it ends. */
export const atEnd = end.add;
export const isStopping = (): boolean => stoppedAt !== 0;

/** One Ctrl-C arrives twice, from the terminal and from npm. Milliseconds. */
const duplicateSignal = 1_000;
let stoppedAt = 0;

export const command = (name: string, description: string) =>
  new Command(installation.nameOf(name)).description(description);

/** For tests of what takes minutes otherwise (times.ts). */
export const hurryOption = new Option("--hurry", "checks and tries again much sooner")
  .default(false)
  .hideHelp();

/** Reads an option's whole number. */
export const numberUpTo =
  (max: number) =>
  (text: string): number => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    throw new InvalidArgumentError(`It must be a number from 1 to ${max}.`);
  };

/**
 * Parses the command line, runs the command's action, cleans up and ends this process.
 * A signal ends it early; a second signal ends it immediately.
 * @param isServer whether being stopped is a success; any other command that is stopped has failed
 */
export async function runCommand(
  program: { parseAsync: () => Promise<unknown> },
  { isServer = false } = {},
): Promise<never> {
  const codeOf = (signal: "SIGINT" | "SIGTERM" | "SIGHUP") =>
    isServer ? 0 : 128 + constants.signals[signal];
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppedAt === 0) void exit(codeOf(signal));
      else if (Date.now() - stoppedAt > duplicateSignal) process.exit(1);
    });
  }
  await program.parseAsync().catch((error: unknown) => {
    if (stoppedAt === 0) console.error(describeEnd(error));
    process.exitCode = 1;
  });
  return stoppedAt === 0 ? exit(Number(process.exitCode ?? 0)) : new Promise(() => {});
}

async function exit(code: number): Promise<never> {
  stoppedAt ||= Date.now();
  process.exitCode = code;
  await end.run();
  process.exit(code);
}
