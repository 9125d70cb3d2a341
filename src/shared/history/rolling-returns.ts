import type { NavPoints } from "./schema.ts";
import { monthsBefore } from "./spans.ts";

/** Fractions a year. */
export type RollingReturns = {
  latest: number;
  lowest: number;
  median: number;
  highest: number;
  /** Of all periods, the share that gained. */
  gained: number;
  periods: number;
};

/** Days: over a longer gap nothing is compared. */
const longestGap = 10;

/**
 * What every period of some years earned: from each day with a NAV that many years before it, or shortly before that.
 * @returns null where no NAV is that old
 */
export function rollingReturns({ days, navs }: NavPoints, years: number): RollingReturns | null {
  const rates: number[] = [];
  let start = 0;
  for (const [index, day] of days.entries()) {
    const target = monthsBefore(day, 12 * years);
    while ((days[start + 1] ?? Infinity) <= target) start += 1;
    const startDay = days[start] ?? Infinity;
    if (startDay > target || target - startDay > longestGap) continue;
    rates.push(((navs[index] ?? 0) / (navs[start] ?? 0)) ** (1 / years) - 1);
  }
  const latest = rates.at(-1);
  if (latest === undefined) return null;
  const sorted = rates.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return {
    latest,
    lowest: sorted[0] ?? latest,
    median: ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2,
    highest: sorted.at(-1) ?? latest,
    gained: rates.filter((rate) => rate > 0).length / rates.length,
    periods: rates.length,
  };
}
