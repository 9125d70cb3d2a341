import type { Database } from "../db/client.ts";
import type { ServiceContext } from "../context.ts";
import { logFailure, toFailure } from "../failure.ts";
import { OperatorError } from "../log/operator-error.ts";
import { abortAfter } from "../queue/with-timeout.ts";
import { recordPart } from "./queries.ts";

export type TimedPart = {
  name: string;
  /** In milliseconds. */
  limit: number;
  run: (services: ServiceContext) => Promise<unknown>;
};

export type PartFailure = { name: string; reason: string };

/**
 * Runs the parts of a job one after another, each within its limit and what is left of the job's. A part that fails or
 * takes too long does not hold up those after it. Records when each ran and why it failed.
 * @returns what failed, in words that are safe to print
 */
export async function runParts(
  services: ServiceContext,
  parts: readonly TimedPart[],
  jobLimit: number,
): Promise<PartFailure[]> {
  const start = performance.now();
  const failures: PartFailure[] = [];
  for (const part of parts) {
    const left = jobLimit - (performance.now() - start);
    const failure = await runPart(services, { ...part, limit: Math.min(part.limit, left) });
    if (failure !== null) failures.push(failure);
  }
  return failures;
}

async function runPart(
  services: ServiceContext,
  { name, limit, run }: TimedPart,
): Promise<PartFailure | null> {
  const { db, clock, log } = services;
  const startedAt = clock();
  const record = (endedAt: Date | null, failure: string | null) =>
    recordPart(db, { part: name, startedAt, endedAt, failure });
  try {
    if (limit <= 0) throw new PartTimeoutError("the job had no time left for it");
    await record(null, null);
    await runWithin(limit, (signal) => run({ ...services, db: untilAborted(db, signal) }));
    await record(clock(), null);
    return null;
  } catch (error) {
    const failure = toFailure(error);
    const reason = error instanceof OperatorError ? error.message : failure.message;
    logFailure(log, failure, { path: "cron", part: name });
    // If even this cannot be written, the log above says what happened.
    await record(clock(), reason).catch((unrecorded: unknown) =>
      logFailure(log, toFailure(unrecorded), { path: "cron", part: name }),
    );
    return { name, reason };
  }
}

class PartTimeoutError extends OperatorError {
  override readonly name = "PartTimeoutError";
}

/** Work that does not end in time goes on until its next query, which is refused. */
const runWithin = (limit: number, work: (signal: AbortSignal) => Promise<unknown>) =>
  abortAfter(limit, (signal) => {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () =>
        reject(new PartTimeoutError(`it took longer than ${Math.ceil(limit / 1_000)} s`)),
      );
    });
    return Promise.race([work(signal), aborted]);
  });

const untilAborted = (db: Database, signal: AbortSignal): Database => ({
  isReplica: db.isReplica,
  get reads() {
    signal.throwIfAborted();
    return db.reads;
  },
  get writes() {
    signal.throwIfAborted();
    return db.writes;
  },
});
