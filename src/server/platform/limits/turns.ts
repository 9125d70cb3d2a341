import { AppError } from "../../../shared/errors.ts";
import { Slots } from "../queue/slots.ts";

const maxWaiting = 30;
/** Milliseconds; a download is the longest that a turn takes. */
const turnLimits = { maxWait: 4_000, maxRun: 60_000 };
/** Seconds. */
const retryAfter = 3;

const turns = new Map<string, Slots>();

/**
 * Runs the expensive calls of one caller one after another, so that they do not take this isolate
 * and the database from everybody else.
 * @throws AppError request/busy where the caller's other calls take too long
 */
export async function takeTurn<Answer>(
  caller: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  let slots = turns.get(caller);
  if (slots === undefined) turns.set(caller, (slots = new Slots(1)));
  if (slots.waiting >= maxWaiting) throw new AppError("request/busy", { retryAfter });
  let isRunning = false;
  try {
    return await slots.run(turnLimits, () => {
      isRunning = true;
      return work();
    });
  } catch (error) {
    throw isRunning ? error : new AppError("request/busy", { retryAfter, cause: error });
  } finally {
    if (slots.running === 0 && slots.waiting === 0) turns.delete(caller);
  }
}

/** As `takeTurn`, for work that ends later: the turn lasts until what this gives is called. */
export function beginTurn(caller: string): Promise<() => void> {
  const begun = Promise.withResolvers<() => void>();
  const finished = Promise.withResolvers<void>();
  const end = () => finished.resolve();
  takeTurn(caller, () => {
    begun.resolve(end);
    return finished.promise;
  }).catch(begun.reject);
  return begun.promise;
}
