import { dayInMilliseconds } from "../day-length.ts";
import { type IsoDate } from "../dates.ts";
import type { Day } from "./schema.ts";

/** Ledgers ask this of thousands of dates, for which `Date.parse` is slow. */
export function dayOf(date: IsoDate): Day {
  const year = 100 * twoDigits(date, 0) + twoDigits(date, 2);
  const month = twoDigits(date, 5);
  // Years begin in March here, so that a leap day is the last of its year.
  const fromMarch = month > 2 ? month - 3 : month + 9;
  const marchYear = month > 2 ? year : year - 1;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const beforeMonth = Math.floor((153 * fromMarch + 2) / 5);
  return 365 * marchYear + leapDays + beforeMonth + twoDigits(date, 8) - daysBefore1970;
}

const zeroCode = 48;
const twoDigits = (text: string, at: number): number =>
  10 * (text.charCodeAt(at) - zeroCode) + text.charCodeAt(at + 1) - zeroCode;

/** From 1 March of the year 0, with the first day as 1. */
const daysBefore1970 = 719_469;

export const isoDay = (day: Day): IsoDate =>
  new Date(day * dayInMilliseconds).toISOString().slice(0, 10);

/** @param month from 0 for January; below 0 or above 11 it is one of another year */
export const firstOfMonth = (year: number, month: number): Day =>
  Date.UTC(year, month, 1) / dayInMilliseconds;

/** No source has older NAVs. */
export const navSourcesBegin: IsoDate = "2006-06-01";

/** Over a longer gap without a NAV a part of the history is missing, or the newest NAV is stale. */
export const maxGapDays = 10;

/** Minimum number of past days of NAVs that are stored for each held scheme, if it is that old. */
export const minTrackedDays = 1_800;

/** The first index, by binary search, whose day is not before the given one; else `days.length`. */
export function lowerBound(days: ArrayLike<Day>, day: Day): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? day) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
