import { maxGapDays } from "./days.ts";
import type { NavPoints } from "./schema.ts";
import { monthsBefore } from "./spans.ts";
import { missing } from "../missing.ts";

/** Fractions a year. */
export type RollingReturns = {
  latest: number;
  lowest: number;
  median: number;
  highest: number;
};

/**
 * What every period of some years earned: from each day with a NAV that many years before it, or shortly before that.
 * Over a change of the face value nothing is compared.
 * @returns null where no NAV is that old
 */
export function rollingReturns({ days, navs }: NavPoints, years: number): RollingReturns | null {
  const rates: number[] = [];
  let [start, newFaceValueAt] = [0, 0];
  for (const [index, day] of days.entries()) {
    const nav = navs[index] ?? missing();
    if (index > 0 && hasNewFaceValue(navs[index - 1] ?? missing(), nav)) newFaceValueAt = index;
    const target = monthsBefore(day, 12 * years);
    while ((days[start + 1] ?? Infinity) <= target) start += 1;
    const startDay = days[start] ?? Infinity;
    if (startDay > target || target - startDay > maxGapDays || start < newFaceValueAt) continue;
    rates.push((nav / (navs[start] ?? missing())) ** (1 / years) - 1);
  }
  const latest = rates.at(-1);
  if (latest === undefined) return null;
  const sorted = rates.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return {
    latest,
    lowest: sorted[0] ?? missing(),
    median:
      ((sorted[Math.ceil(middle) - 1] ?? missing()) + (sorted[Math.floor(middle)] ?? missing())) /
      2,
    highest: sorted.at(-1) ?? missing(),
  };
}

/** From 10 to 100 or 1,000 rupees and back: no market moves a NAV as much in a day. */
const hasNewFaceValue = (before: number, after: number): boolean =>
  before > 0 && (after / before >= 5 || before / after >= 5);
