import { constants } from "node:os";
import { PlainFailure } from "./plain-failure.ts";

type Work = {
  /** Resolves when the work is done, with the exit code if that is not 0; rejects when it cannot go on. */
  run: () => Promise<number | void>;
  stop: () => Promise<void>;
  /** Whether being stopped is its proper end, as a server's; anything else that is stopped was not done. */
  isEndless?: boolean;
};

/** A terminal and npm both hand on the same Ctrl-C; a second one by a person comes later than that. */
const sameSignal = 1_000;
const parentCheck = 500;

/**
 * Runs something until it is done, it fails, a signal asks for its end, or npm is gone; then stops it and ends this process.
 * A second signal ends everything at once.
 */
export async function runUntilStopped({ run, stop, isEndless = false }: Work): Promise<never> {
  let stoppedAt = 0;
  const end = async (code: number): Promise<never> => {
    stoppedAt ||= Date.now();
    await stop();
    process.exit(code);
  };
  const codeOf = (signal: "SIGINT" | "SIGTERM" | "SIGHUP") =>
    isEndless ? 0 : 128 + constants.signals[signal];
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppedAt === 0) void end(codeOf(signal));
      else if (Date.now() - stoppedAt > sameSignal) process.exit(1);
    });
  }
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"] !== undefined) {
    setInterval(
      () => process.ppid !== parent && stoppedAt === 0 && void end(codeOf("SIGHUP")),
      parentCheck,
    ).unref();
  }
  const code = await run().catch((error: unknown) => {
    // What fails because everything is being stopped is no failure.
    if (stoppedAt === 0)
      console.error(error instanceof PlainFailure ? `\n${error.message}` : error);
    return 1;
  });
  return stoppedAt === 0 ? end(code ?? 0) : new Promise(() => {});
}
