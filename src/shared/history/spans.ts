import { dayInMilliseconds } from "../day-length.ts";
import { firstOfMonth } from "./days.ts";
import type { Day } from "./schema.ts";

export const spans = ["1m", "6m", "1y", "3y", "5y", "all"] as const;
export type Span = (typeof spans)[number];

const months: Record<Exclude<Span, "all">, number> = {
  "1m": 1,
  "6m": 6,
  "1y": 12,
  "3y": 36,
  "5y": 60,
};

/** The same day of an earlier month, or the last one of a shorter month. */
export const monthsBefore = (day: Day, count: number): Day => earlierMonths(count)(day);

/** `monthsBefore` for many days, faster where each lies in the month of the one before. */
export function earlierMonths(count: number): (day: Day) => Day {
  let [start, end, earlierStart, earlierEnd] = [0, 0, 0, 0];
  return (day) => {
    if (day < start || day >= end) {
      const date = new Date(day * dayInMilliseconds);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      [start, end] = [firstOfMonth(year, month), firstOfMonth(year, month + 1)];
      earlierStart = firstOfMonth(year, month - count);
      earlierEnd = firstOfMonth(year, month - count + 1);
    }
    return Math.min(earlierStart + day - start, earlierEnd - 1);
  };
}

/**
 * The index of the span's reference day: the last day of the series on or before the span's start, or the first one
 * where the series is shorter.
 */
export function spanStart(days: readonly Day[], span: Span): number {
  const last = days.at(-1);
  if (span === "all" || last === undefined) return 0;
  const start = monthsBefore(last, months[span]);
  return Math.max(
    0,
    days.findLastIndex((day) => day <= start),
  );
}

export const hasSpan = (days: readonly Day[], span: Span): boolean => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return false;
  return span === "all" || first <= monthsBefore(last, months[span]);
};
