import { dayOf, isoDay } from "../history/days.ts";
import type { Day, ReadonlyNavPoints } from "../history/schema.ts";
import { carriedNav } from "../history/carried-nav.ts";

export type CalendarYear = {
  year: number;
  /** A fraction; null without a NAV at its start or its end. */
  change: number | null;
  /** Whether the comparison begins or ends within it. */
  isPartial: boolean;
};

/** What each calendar year earned, from the last NAV of the year before to its own last one. */
export function calendarYears(
  points: ReadonlyNavPoints,
  { from, to }: { from: Day; to: Day },
): CalendarYear[] {
  const [firstYear, lastYear] = [yearOf(from), yearOf(to)];
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
    .map((year) => ({ year, start: lastDayOf(year - 1), end: lastDayOf(year) }))
    .filter(({ end }) => end > from)
    .map(({ year, start, end }) => ({
      year,
      change: changeBetween(points, Math.max(start, from), Math.min(end, to)),
      isPartial: start < from || end > to,
    }));
}

function changeBetween(points: ReadonlyNavPoints, start: Day, end: Day): number | null {
  const [before, after] = [carriedNav(points, start), carriedNav(points, end)];
  return before === null || after === null ? null : after / before - 1;
}

const yearOf = (day: Day): number => Number(isoDay(day).slice(0, 4));

const lastDayOf = (year: number): Day => dayOf(`${year}-12-31`);
