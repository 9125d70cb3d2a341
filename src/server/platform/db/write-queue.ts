import { timeWriteWait } from "../counting/metrics.ts";
import { defaultWrites } from "../setting-values.ts";
import { Semaphore } from "../queue/semaphore.ts";
import { timeoutError, withTimeout } from "../queue/with-timeout.ts";
import { whenAnswered } from "./when-answered.ts";

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
/**
 * Milliseconds for which a turn of another process counts as progress though the database answers nothing: a query of the
 * hourly job has ten seconds.
 */
const maxSilenceInTurn = 12_000;
let [turnsOfOthers, answers, lastAnswerAt] = [0, 0, 0];
/** When the first turn of another process began that the database has not answered yet; null after an answer. */
let silentTurnSince: number | null = null;

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
    whenAnswered(written, noteAnswer);
    return written;
  });
  waitUntil(Promise.allSettled([work]));
  return withTimeout(timeout, work);
}

const noteAnswer = (): void => {
  answers += 1;
  lastAnswerAt = Date.now();
  silentTurnSince = null;
};

/**
 * Gives another process a turn.
 * @param untilReleased settles when the turn ends; calls its argument whenever the database has answered that process
 */
export const holdWrites = (
  untilReleased: (noteAnswer: () => void) => Promise<void>,
  max = defaultWrites,
): Promise<void> =>
  slots.run({ max, maxWait: maxWaitOfOthers, maxRun: Infinity }, async () => {
    turnsOfOthers += 1;
    silentTurnSince ??= Date.now();
    await untilReleased(noteAnswer).finally(() => (turnsOfOthers -= 1));
  });

/** How many writes the database has answered. A number, because a clock can be set back. */
export const writesAnswered = (): number => answers;

/** Whether the database has answered more writes than before, or may still be busy with that of another process. */
export const writesProgressed = (before: number): boolean => answers > before || isAnotherWriting();

const isAnotherWriting = (): boolean =>
  turnsOfOthers > 0 && Date.now() < (silentTurnSince ?? lastAnswerAt) + maxSilenceInTurn;

export const writesWaiting = (): number => slots.waiting;

/** In this isolate. A write counts itself once it has left the queue. */
export const writesInProgress = (): number => slots.running;
