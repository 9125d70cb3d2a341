import { AppError } from "../../../shared/errors.ts";
import { Semaphore } from "../queue/semaphore.ts";

/** Each hash takes the only thread for 45 ms, so more of them at once would only wait for one another. */
const callLimits = { max: 4, maxWait: 4_000, maxRun: 15_000 };
/** More would not get their turn in time. */
const maxWaiting = 100;

const slots = new Semaphore();

/**
 * Runs the calls that hash a password a few at a time, in order of arrival. Many at once would all wait with their last
 * write behind everybody's first, and none would succeed.
 * @throws AppError auth/busy, before anything is done, where a call does not get its turn in time; what `work` throws
 */
export async function runPasswordCall<Result>(work: () => Promise<Result>): Promise<Result> {
  if (slots.waiting >= maxWaiting) throw new AppError("auth/busy");
  let isRunning = false;
  try {
    return await slots.run(callLimits, () => {
      isRunning = true;
      return work();
    });
  } catch (error) {
    throw isRunning ? error : new AppError("auth/busy", { cause: error });
  }
}
