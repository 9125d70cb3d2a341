import { timeoutError, withTimeout } from "../queue/with-timeout.ts";

export type WriteQueueOptions = {
  max: number;
  /** Milliseconds that a caller waits, in the queue and for the write. */
  timeout: number;
  /** Keeps the runtime from dropping a write whose caller has gone: its slot would never be free. */
  waitUntil: (work: Promise<unknown>) => void;
};

type Write<Answer> = (timeLeft: number) => Promise<Answer>;
type Slot = { expiresAt: number };

const slots = new Set<Slot>();
const queue: (() => void)[] = [];

/**
 * Queues writes: libSQL's server can lose track of its lock under many concurrent writers, and then
 * no write gets through until it restarts.
 * @param write gets the milliseconds left to its caller
 * @throws AppError service/unavailable on timeout; the write may have been done
 */
export function enqueueWrite<Answer>(
  options: WriteQueueOptions,
  write: Write<Answer>,
): Promise<Answer> {
  const work = runInSlot(options, write);
  options.waitUntil(Promise.allSettled([work]));
  return withTimeout(options.timeout, work);
}

/** Of this isolate, without those that are queued. */
export const writesInProgress = (): number => slots.size;

async function runInSlot<Answer>(
  { max, timeout }: WriteQueueOptions,
  write: Write<Answer>,
): Promise<Answer> {
  const end = Date.now() + timeout;
  const slot = hasFreeSlot(max) ? reserveSlot(timeout) : await waitForSlot(timeout);
  try {
    const timeLeft = end - Date.now();
    if (timeLeft <= 0) throw timeoutError();
    return await write(timeLeft);
  } finally {
    slots.delete(slot);
    while (queue.length > 0 && hasFreeSlot(max)) queue.shift()?.();
  }
}

/** A write that has not ended after twice its timeout was dropped by the runtime. */
function reserveSlot(timeout: number): Slot {
  const slot = { expiresAt: Date.now() + 2 * timeout };
  slots.add(slot);
  return slot;
}

/** The slot is reserved when it gets free, so that a later caller cannot take it first. */
const waitForSlot = (timeout: number): Promise<Slot> =>
  new Promise((resolve) => {
    queue.push(() => resolve(reserveSlot(timeout)));
  });

function hasFreeSlot(max: number): boolean {
  for (const slot of slots) if (slot.expiresAt < Date.now()) slots.delete(slot);
  return slots.size < max;
}
