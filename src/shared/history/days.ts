import { dayInMilliseconds, type IsoDate } from "../dates.ts";
import type { Day } from "./schema.ts";

export const dayOf = (date: IsoDate): Day => Date.parse(date) / dayInMilliseconds;

export const isoDay = (day: Day): IsoDate =>
  new Date(day * dayInMilliseconds).toISOString().slice(0, 10);

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
