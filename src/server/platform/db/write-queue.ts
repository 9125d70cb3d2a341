import { AppError } from "../../../shared/errors.ts";
import { timeWriteWait } from "../counting/metrics.ts";
import { defaultWrites } from "../setting-values.ts";
import { Semaphore } from "../queue/semaphore.ts";
import { timeoutError, withTimeout } from "../queue/with-timeout.ts";

export type WriteQueueOptions = {
  max: number;
  /** Milliseconds that a caller waits, in the queue and for the write. */
  timeout: number;
  /**
   * Milliseconds in the queue. What is left is for the write: where the queue is long, each write that is started would
   * otherwise end too late for its caller.
   */
  maxWait: number;
  /** Keeps the runtime from dropping a write whose caller has gone: its slot would never be free. */
  waitUntil: (work: Promise<unknown>) => void;
};

type Write<Result> = (timeLeft: number) => Promise<Result>;

const slots = new Semaphore();

/** Milliseconds that another process may wait for its turn. */
const maxWaitOfOthers = 60_000;
let [turnsOfOthers, lastHandledAt] = [0, 0];

/**
 * Queues writes: libSQL's server can lose track of its lock under several concurrent writers, and then
 * no write gets through until it restarts.
 * @param write gets the milliseconds left to its caller
 * @throws AppError service/unavailable on timeout; the write may have been done
 */
export function enqueueWrite<Result>(
  { max, timeout, maxWait, waitUntil }: WriteQueueOptions,
  write: Write<Result>,
): Promise<Result> {
  const [start, end] = [Date.now(), Date.now() + timeout];
  const work = slots.run({ max, maxWait, maxRun: 2 * timeout }, async () => {
    timeWriteWait({}, Date.now() - start);
    const timeLeft = end - Date.now();
    if (timeLeft <= 0) throw timeoutError();
    const written = write(timeLeft);
    written.then(noteHandled, (error: unknown) => {
      // A broken constraint, for example: the database has handled the write.
      if (!(error instanceof AppError)) noteHandled();
    });
    return written;
  });
  waitUntil(Promise.allSettled([work]));
  return withTimeout(timeout, work);
}

const noteHandled = (): void => {
  lastHandledAt = Date.now();
};

/** Gives another process a turn, until `untilReleased` settles. */
export const holdWrites = (
  max = defaultWrites,
  untilReleased: () => Promise<void>,
): Promise<void> =>
  slots.run({ max, maxWait: maxWaitOfOthers, maxRun: Infinity }, async () => {
    turnsOfOthers += 1;
    await untilReleased().finally(() => (turnsOfOthers -= 1));
  });

/** Whether the database has answered a write since a time, or another process has its turn, which may be long. */
export const writesProgressed = (since: number): boolean =>
  turnsOfOthers > 0 || lastHandledAt >= since;

export const writesWaiting = (): number => slots.waiting;

/** In this isolate. A write counts itself once it has left the queue. */
export const writesInProgress = (): number => slots.running;
