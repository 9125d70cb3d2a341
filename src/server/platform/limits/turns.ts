import { AppError } from "../../../shared/errors.ts";
import { Slots } from "../queue/slots.ts";

const maxWaiting = 30;
/** Milliseconds; a download is the longest that a turn takes. */
const turnLimits = { max: 1, maxWait: 4_000, maxRun: 60_000 };
const maxPause = 500;
/** Seconds. */
const retryAfter = 3;

type Turns = { slots: Slots; startedAt: number };

const turnsByCaller = new Map<string, Turns>();

/**
 * Runs the expensive calls of one caller one after another, each after a pause as long as the one
 * before took, so that others get at least half of this isolate.
 * @throws AppError request/busy where the caller's other calls take too long
 */
export async function takeTurn<Answer>(
  caller: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  let turns = turnsByCaller.get(caller);
  if (turns === undefined)
    turnsByCaller.set(caller, (turns = { slots: new Slots(), startedAt: 0 }));
  const { slots } = turns;
  const isFirst = slots.running === 0;
  if (slots.waiting >= maxWaiting) throw new AppError("request/busy", { retryAfter });
  let isRunning = false;
  try {
    return await slots.run(turnLimits, async () => {
      isRunning = true;
      if (!isFirst) await pauseAfter(turns);
      turns.startedAt = Date.now();
      return work();
    });
  } catch (error) {
    throw isRunning ? error : new AppError("request/busy", { retryAfter, cause: error });
  } finally {
    if (slots.running === 0 && slots.waiting === 0) turnsByCaller.delete(caller);
  }
}

async function pauseAfter({ startedAt }: Turns): Promise<void> {
  // The runtime's clock stands still while code runs; a timer moves it on.
  await sleep(1);
  await sleep(Math.min(Date.now() - startedAt, maxPause));
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

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
