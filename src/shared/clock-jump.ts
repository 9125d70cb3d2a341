import { dayInMilliseconds } from "./day-length.ts";
import { daysBetween, indianDay, type IsoDate } from "./dates.ts";

/** What the last job's clock said, and whether it agreed with what was known then. */
type LastJob = { at: Date; agreed: boolean };

export type KnownTimes = {
  lastJob: LastJob | null;
  /** The newest time that a user's act left in the database. */
  newestStored: Date | null;
  /** The newest NAV of a list that its source has just confirmed; null for no such list. */
  listedOn: IsoDate | null;
};

const maxJump = 2 * dayInMilliseconds;
/** A list is a few days old after a long weekend, and AMFI can be late. */
const maxListAge = 10;

/**
 * Whether a job may delete what cannot come back, by the time that its clock says. After a jump of more than two days the
 * job waits for the next one; that one needs a user's act or a list of about the same time as well.
 */
export function agreesWithClock(
  now: Date,
  { lastJob, newestStored, listedOn }: KnownTimes,
): boolean {
  const isNear = (time: Date) => Math.abs(now.getTime() - time.getTime()) <= maxJump;
  if (lastJob === null) return newestStored === null || isNear(newestStored);
  if (!isNear(lastJob.at)) return false;
  if (lastJob.agreed) return true;
  const listAge = listedOn === null ? null : Math.abs(daysBetween(listedOn, indianDay(now)));
  if (listAge !== null) return listAge <= maxListAge;
  return newestStored !== null && isNear(newestStored);
}
