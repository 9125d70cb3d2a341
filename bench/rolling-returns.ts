import { rollingYears } from "../src/shared/compare/comparison.ts";
import { rollingReturns } from "../src/shared/history/rolling-returns.ts";
import type { NavPoints } from "../src/shared/history/schema.ts";
import { madeHistory } from "../tests/support/servers/history-source.ts";
import { inPairs, type Figure } from "./pairs.ts";

const schemes = 5;

/** What a comparison works out of five schemes over twenty years: rolling returns of one, three and five years. */
export function rollingCost(): Promise<Figure> {
  const navs = Array.from({ length: schemes }, (_, index) =>
    madeHistory(String(index), "2006-08-21", "2026-08-21"),
  );
  return inPairs(
    {
      name: `Rolling returns of ${schemes} schemes over 20 years / a bare loop`,
      atMost: 3,
      pairs: 31,
    },
    {
      step: async () => eachPeriod(navs, (points, years) => rollingReturns(points, years)?.median),
      baseline: async () => eachPeriod(navs, bareMedian),
    },
  );
}

function eachPeriod(
  navs: readonly NavPoints[],
  work: (points: NavPoints, years: number) => unknown,
): void {
  for (const points of navs) for (const years of rollingYears) work(points, years);
}

/** The same quotients over years of 365.25 days, sorted, without anything else. */
function bareMedian({ days, navs }: NavPoints, years: number): number {
  const quotients = new Float64Array(days.length);
  let [start, count] = [0, 0];
  for (let index = 0; index < days.length; index += 1) {
    const target = (days[index] ?? 0) - 365.25 * years;
    while ((days[start + 1] ?? Infinity) <= target) start += 1;
    if ((days[start] ?? 0) > target) continue;
    quotients[count] = (navs[index] ?? 0) / (navs[start] ?? 0);
    count += 1;
  }
  return quotients.subarray(0, count).toSorted()[count >> 1] ?? 0;
}
