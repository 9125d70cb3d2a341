import { outOfTime, withTimeout } from "./with-timeout.ts";

export type WriteTerms = {
  /** How many writes this isolate has under way at once. */
  max: number;
  /** Longest that a caller waits, for the turn and the write together, in milliseconds. */
  timeout: number;
  /** Keeps the runtime from dropping work whose caller has gone: its turn would never end. */
  waitUntil: (work: Promise<unknown>) => void;
};

type Write<Answer> = (left: number) => Promise<Answer>;
type Turn = { until: number };

const taken = new Set<Turn>();
/** Whoever waits longest is the first. */
const queue: (() => void)[] = [];

/**
 * Runs a write when it is its turn. SQLite has one writer at a time, and where many want to be it, libSQL's server can
 * lose count of whose turn it is: then nobody writes until it is started again. So they wait here instead.
 * @param write is told how many milliseconds its caller still waits: later it must not begin anything
 * @throws AppError service/unavailable where that took too long; whether anything was written is open then
 */
export function enqueueWrite<Answer>(terms: WriteTerms, write: Write<Answer>): Promise<Answer> {
  const work = whenCalled(terms, write);
  terms.waitUntil(Promise.allSettled([work]));
  return withTimeout(terms.timeout, work);
}

async function whenCalled<Answer>(
  { max, timeout }: WriteTerms,
  write: Write<Answer>,
): Promise<Answer> {
  const end = Date.now() + timeout;
  const turn = isFree(max) ? take(timeout) : await nextTurn(timeout);
  try {
    const left = end - Date.now();
    if (left <= 0) throw outOfTime();
    return await write(left);
  } finally {
    taken.delete(turn);
    while (queue.length > 0 && isFree(max)) queue.shift()?.();
  }
}

/** A write itself ends by a timeout of its own: what has not ended after twice that, the runtime has dropped. */
function take(timeout: number): Turn {
  const turn = { until: Date.now() + 2 * timeout };
  taken.add(turn);
  return turn;
}

/** The turn is taken by whoever hands it over, or somebody who comes at that moment would be first. */
const nextTurn = (timeout: number): Promise<Turn> =>
  new Promise((resolve) => {
    queue.push(() => resolve(take(timeout)));
  });

function isFree(max: number): boolean {
  for (const turn of taken) if (turn.until < Date.now()) taken.delete(turn);
  return taken.size < max;
}
