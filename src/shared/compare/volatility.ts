import { dayInMilliseconds } from "../day-length.ts";
import { firstOfMonth } from "../history/days.ts";
import type { Day, ReadonlyNavPoints } from "../history/schema.ts";
import { missing } from "../missing.ts";
import { carriedNav } from "../history/carried-nav.ts";

/** How many monthly returns are looked at, each from one month's end to the next. */
const months = 36;

/**
 * The standard deviation a year of the log returns of the last 36 whole months, as a fraction. Days would mislead: liquid
 * funds have a NAV at weekends too.
 * @returns null where a month's end has no NAV, or lies before the first day
 */
export function volatility(
  points: ReadonlyNavPoints,
  { from, to }: { from: Day; to: Day },
): number | null {
  const ends = monthEnds(to);
  if ((ends[0] ?? -Infinity) < from) return null;
  const navs = ends.flatMap((end) => carriedNav(points, end) ?? []);
  if (navs.length < ends.length) return null;
  const returns = navs
    .slice(1)
    .map((nav, index) => Math.log(nav) - Math.log(navs[index] ?? missing()));
  const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length;
  const squares = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt((squares / (returns.length - 1)) * 12);
}

/** The last days of the 37 newest months that are over by a day, oldest first. */
function monthEnds(to: Day): Day[] {
  const next = new Date((to + 1) * dayInMilliseconds);
  return Array.from(
    { length: months + 1 },
    (_, index) => firstOfMonth(next.getUTCFullYear(), next.getUTCMonth() - months + index) - 1,
  );
}
