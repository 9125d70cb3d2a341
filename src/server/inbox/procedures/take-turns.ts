import { Semaphore } from "../../platform/queue/semaphore.ts";

/** A mail is up to 8 MB, and twice that while it is read: one at a time in a worker. */
const arriving = new Semaphore();
const limits = { max: 1, maxWait: 20_000, maxRun: 40_000 };
/** The mail servers of those beyond try again. */
const mostWaiting = 20;

/** @throws AppError service/unavailable where others take too long, or are too many */
export const takeTurns = <Result>(work: () => Promise<Result>): Promise<Result> =>
  arriving.run(arriving.waiting >= mostWaiting ? { ...limits, maxWait: 0 } : limits, work);
