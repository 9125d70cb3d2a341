import { PlainFailure } from "./plain-failure.ts";

type Work = {
  /** Rejects when the work cannot go on. */
  run: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A terminal and npm both hand on the same Ctrl-C; a second one by a person comes later than that. */
const sameSignal = 1_000;
const parentCheck = 500;

/**
 * Runs something until it fails, a signal asks for its end, or npm is gone; then stops it and ends this process.
 * A second signal ends everything at once.
 */
export async function runUntilStopped({ run, stop }: Work): Promise<never> {
  let stoppedAt = 0;
  const end = async (code: number): Promise<never> => {
    stoppedAt ||= Date.now();
    await stop();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppedAt === 0) void end(0);
      else if (Date.now() - stoppedAt > sameSignal) process.exit(1);
    });
  }
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"] !== undefined) {
    setInterval(() => process.ppid !== parent && stoppedAt === 0 && void end(0), parentCheck).unref();
  }
  try {
    await run();
  } catch (error) {
    // What fails because everything is being stopped is no failure.
    if (stoppedAt === 0) {
      console.error(error instanceof PlainFailure ? `\n${error.message}` : error);
      await end(1);
    }
  }
  return new Promise(() => {});
}
