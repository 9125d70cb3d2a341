import { maxGapDays } from "./days.ts";
import { hasNewFaceValue } from "./face-value.ts";
import type { ReadonlyNavPoints } from "./schema.ts";
import { earlierMonths } from "./spans.ts";
import { missing } from "../missing.ts";
import { partitionPoint } from "../partition-point.ts";

/** Rates are fractions a year; quartiles are interpolated between neighbours (type 7 of Hyndman and Fan). */
export type RollingReturns = {
  years: number;
  latest: number;
  lowest: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  highest: number;
  /** The value of a rupee after each period, in ascending order. */
  growth: Float64Array;
};

/**
 * The return of every period of some years: from each day with a NAV, to that many years before it, or shortly before
 * that. Nothing is compared across a change of the face value.
 * @returns null where no NAV is that old
 */
export function rollingReturns(points: ReadonlyNavPoints, years: number): RollingReturns | null {
  const growth = growthOfPeriods(points, years);
  const latest = growth.at(-1);
  if (latest === undefined) return null;
  growth.sort();
  // Sorted once as growth: a rate a year keeps the order, and only the few that are shown are worked out.
  const rate = (index: number): number => yearly(growth[index] ?? missing(), years);
  const quantile = (share: number): number => {
    const place = (growth.length - 1) * share;
    const below = Math.floor(place);
    const low = rate(below);
    return place === below ? low : low + (place - below) * (rate(below + 1) - low);
  };
  return {
    years,
    latest: yearly(latest, years),
    lowest: rate(0),
    lowerQuartile: quantile(0.25),
    median: quantile(0.5),
    upperQuartile: quantile(0.75),
    highest: rate(growth.length - 1),
    growth,
  };
}

/** The share of the periods that earned strictly more than a rate, a fraction a year. */
export function shareAbove({ growth, years }: RollingReturns, rate: number): number {
  const least = (1 + rate) ** years;
  const others = partitionPoint(growth.length, (index) => (growth[index] ?? missing()) <= least);
  return (growth.length - others) / growth.length;
}

const yearly = (growth: number, years: number): number => growth ** (1 / years) - 1;

function growthOfPeriods({ days, navs }: ReadonlyNavPoints, years: number): Float64Array {
  const growth = new Float64Array(days.length);
  const startOf = earlierMonths(12 * years);
  let [count, start, newFaceValueAt] = [0, 0, 0];
  for (let index = 0; index < days.length; index += 1) {
    const nav = navs[index] ?? missing();
    if (index > 0 && hasNewFaceValue(navs[index - 1] ?? missing(), nav)) newFaceValueAt = index;
    const target = startOf(days[index] ?? missing());
    while ((days[start + 1] ?? Infinity) <= target) start += 1;
    const startDay = days[start] ?? Infinity;
    if (startDay > target || target - startDay > maxGapDays || start < newFaceValueAt) continue;
    growth[count] = nav / (navs[start] ?? missing());
    count += 1;
  }
  return growth.slice(0, count);
}
