import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import { rollingReturns, shareAbove } from "../../../../src/shared/history/rolling-returns.ts";
import type { NavPoints } from "../../../../src/shared/history/schema.ts";
import { randomNavs } from "../../../support/data/random-navs.ts";

const navsOn = (navs: Record<string, number>): NavPoints => ({
  days: Object.keys(navs).map(dayOf),
  navs: Object.values(navs),
});

/** The same day of an earlier year; for a 29 February that it lacks, the 28th. */
function anniversary(date: string, years: number): string {
  const earlier = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return new Date(earlier).toISOString().slice(0, 10) === earlier
    ? earlier
    : earlier.replace("-29", "-28");
}

/** By its definition, looking at each day for each other one. */
function plainRates({ days, navs }: NavPoints, years: number): number[] {
  const points = days.map((day, index) => ({ day, nav: navs[index] ?? NaN }));
  return points.flatMap(({ day, nav }) => {
    const target = dayOf(anniversary(isoDay(day), years));
    const start = points.filter((point) => point.day <= target).at(-1);
    if (start === undefined || target - start.day > 10) return [];
    return [Math.exp(Math.log(nav / start.nav) / years) - 1];
  });
}

/** As Excel's PERCENTILE.INC has it. */
function percentile(rates: readonly number[], share: number): number {
  const sorted = rates.toSorted((one, other) => one - other);
  const place = 1 + (sorted.length - 1) * share;
  const [low = NaN, high = low] = [sorted[Math.floor(place) - 1], sorted[Math.floor(place)]];
  return low * (1 - (place % 1)) + high * (place % 1);
}

describe("rolling returns", () => {
  it("are each period's rate a year, with quartiles between neighbours", () => {
    const history = navsOn({
      "2021-01-01": 100,
      "2021-07-01": 120,
      "2022-01-03": 110,
      "2022-07-01": 108,
      "2023-01-03": 132,
    });
    // By hand, from the NAV a year before or shortly before that: 1.1, 0.9 and 1.2.
    const oneYear = rollingReturns(history, 1);
    expect(oneYear?.latest).toBeCloseTo(0.2, 10);
    expect(oneYear?.lowest).toBeCloseTo(-0.1, 10);
    expect(oneYear?.lowerQuartile).toBeCloseTo(0, 10);
    expect(oneYear?.median).toBeCloseTo(0.1, 10);
    expect(oneYear?.upperQuartile).toBeCloseTo(0.15, 10);
    expect(oneYear?.highest).toBeCloseTo(0.2, 10);
    expect(rollingReturns(history, 2)?.latest).toBeCloseTo(Math.sqrt(1.32) - 1, 10);
    expect(rollingReturns(history, 3)).toBeNull();
  });

  it("count a period above a rate only where it earned more", () => {
    const history = navsOn({
      "2021-01-01": 100,
      "2021-01-04": 100,
      "2022-01-03": 100,
      "2022-01-04": 150,
    });
    const oneYear = rollingReturns(history, 1);
    expect(oneYear && shareAbove(oneYear, 0)).toBe(0.5);
    expect(oneYear && shareAbove(oneYear, 0.5)).toBe(0);
    expect(oneYear && shareAbove(oneYear, -0.1)).toBe(1);
  });

  it("compare nothing over a change of the face value", () => {
    const history = navsOn({
      "2020-01-01": 1_000,
      "2020-06-01": 1_100,
      "2020-06-02": 11,
      "2021-01-01": 12,
      "2021-06-02": 22,
    });
    const oneYear = rollingReturns(history, 1);
    expect(oneYear).toMatchObject({ lowest: 1, highest: 1 });
  });

  it("are what a reckoning by the definition finds, for any NAVs", () => {
    fc.assert(
      fc.property(
        randomNavs(),
        fc.constantFrom(1, 3),
        fc.double({ min: -0.5, max: 1, noNaN: true }),
        (history, years, rate) => {
          const rates = plainRates(history, years);
          const found = rollingReturns(history, years);
          expect(found === null).toBe(rates.length === 0);
          if (found === null) return;
          expect(found.growth).toHaveLength(rates.length);
          expect(found.latest).toBeCloseTo(rates.at(-1) ?? NaN, 9);
          const shown = [0, 0.25, 0.5, 0.75, 1].map((share) => percentile(rates, share));
          [
            found.lowest,
            found.lowerQuartile,
            found.median,
            found.upperQuartile,
            found.highest,
          ].forEach((figure, index) => expect(figure).toBeCloseTo(shown[index] ?? NaN, 9));
          const above = rates.filter((each) => each > rate).length;
          expect(shareAbove(found, rate)).toBeCloseTo(above / rates.length, 12);
        },
      ),
      { numRuns: 60 },
    );
  });
});
