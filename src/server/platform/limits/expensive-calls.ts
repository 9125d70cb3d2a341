import { AppError } from "../../../shared/errors.ts";
import { nextTurn } from "../queue/run-in-turns.ts";
import { Semaphore } from "../queue/semaphore.ts";

const maxWaiting = 60;
/** Milliseconds. */
const callLimits = { max: 1, maxWait: 4_000, maxRun: 15_000 };
/** Short ones need no pause; two, so that one reads while another waits for the database. */
const listLimits = { ...callLimits, max: 2 };
const maxPause = 500;
/** Seconds. */
const retryAfter = 3;

type CallQueue = { slots: Semaphore; startedAt: number };

const queues = new Map<string, CallQueue>();
const maxQueues = 10_000;

/**
 * Runs the expensive calls of one caller one after another. A call that had to wait also waits as
 * long as the one before it ran, half a second at most, so that others get their turn in between.
 * @throws AppError request/busy where the caller's other calls take too long
 */
export function runExpensiveCall<Result>(
  caller: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return runQueued(caller, callLimits, async (queue, isFirst) => {
    if (!isFirst) await pauseAfter(queue);
    queue.startedAt = Date.now();
    return work();
  });
}

/**
 * Runs the calls of one caller for long lists two at a time, with turns for others in between.
 * @throws AppError request/busy where the caller's other lists take too long
 */
export function runListCall<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
  return runQueued(`lists of ${caller}`, listLimits, async (queue, isFirst) => {
    if (!isFirst) await nextTurn();
    queue.startedAt = Date.now();
    return work();
  });
}

async function runQueued<Result>(
  key: string,
  limits: typeof callLimits,
  work: (queue: CallQueue, isFirst: boolean) => Promise<Result>,
): Promise<Result> {
  let queue = queues.get(key);
  if (queue === undefined) {
    queue = { slots: new Semaphore(), startedAt: Date.now() };
    queues.set(key, queue);
    if (queues.size > maxQueues) deleteDropped();
  }
  const own = queue;
  const isFirst = own.slots.running === 0;
  if (own.slots.waiting >= maxWaiting) throw new AppError("request/busy", { retryAfter });
  let isRunning = false;
  try {
    return await own.slots.run(limits, () => {
      isRunning = true;
      return work(own, isFirst);
    });
  } catch (error) {
    throw isRunning ? error : new AppError("request/busy", { retryAfter, cause: error });
  } finally {
    const isIdle = own.slots.running === 0 && own.slots.waiting === 0;
    if (isIdle && queues.get(key) === own) queues.delete(key);
  }
}

/** The runtime can drop a call whose client has gone, which then never ends. */
function deleteDropped(): void {
  const oldest = Date.now() - callLimits.maxWait - callLimits.maxRun;
  for (const [caller, { startedAt }] of queues) if (startedAt < oldest) queues.delete(caller);
}

async function pauseAfter({ startedAt }: CallQueue): Promise<void> {
  // The runtime's clock stands still while code runs; a timer moves it on.
  await sleep(1);
  await sleep(Math.min(Date.now() - startedAt, maxPause));
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
