import { describe, expect, it } from "vitest";
import { benchmarkEquivalent, splice } from "../../../../src/shared/history/benchmark.ts";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import type { DayFlow, NavPoints } from "../../../../src/shared/history/schema.ts";
import { spanPerformance as spanSteps } from "../../../../src/shared/history/span-performance.ts";
import { hasSpan, monthsBefore, spanStart } from "../../../../src/shared/history/spans.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";

const spanPerformance = (...of: Parameters<typeof spanSteps>) => runAtOnce(spanSteps(...of));

const days = (...dates: string[]) => dates.map(dayOf);
const flow = (date: string, paid: number, received = 0): DayFlow => ({
  day: dayOf(date),
  paid,
  received,
});

describe("a span", () => {
  it("goes back whole months, to the end of a shorter one", () => {
    expect(isoDay(monthsBefore(dayOf("2024-03-31"), 1))).toBe("2024-02-29");
    expect(isoDay(monthsBefore(dayOf("2024-01-15"), 12))).toBe("2023-01-15");
    expect(isoDay(monthsBefore(dayOf("2024-01-15"), 1))).toBe("2023-12-15");
  });

  it("begins with the last day on or before its start, or with the series", () => {
    const series = days("2023-01-10", "2023-12-08", "2023-12-11", "2024-01-10");
    expect(spanStart(series, "1m")).toBe(1);
    expect(spanStart(series, "1y")).toBe(0);
    expect(spanStart(series, "5y")).toBe(0);
    expect([hasSpan(series, "1y"), hasSpan(series, "3y"), hasSpan([], "all")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("what money earned in a span", () => {
  const series = {
    days: days("2023-01-01", "2023-07-01", "2024-01-01"),
    values: [1_000, 1_600, 1_760],
    flows: [flow("2023-01-01", 1_000), flow("2023-07-01", 500)],
  };

  it("counts its flows from the first day on", () => {
    // By hand: 1,600 / 1,500 × 1,760 / 1,600 = 1.1733…
    const { gain, timeWeighted, absolute, xirr } = spanPerformance(series, null);
    expect({ gain, absolute }).toEqual({ gain: 260, absolute: 260 / 1_500 });
    expect(timeWeighted).toBeCloseTo(0.173333, 6);
    const value = (rate: number) => 1_000 * (1 + rate) + 500 * (1 + rate) ** (184 / 365);
    expect(value(xirr ?? 0)).toBeCloseTo(1_760, 6);
  });

  it("takes the value of its first day for paid in, and no flow of that day", () => {
    const { gain, timeWeighted, xirr, days: length } = spanPerformance(series, 1);
    expect({ gain, length }).toEqual({ gain: 160, length: 184 });
    expect(timeWeighted).toBeCloseTo(0.1, 10);
    expect(xirr).toBeCloseTo(1.1 ** (365 / 184) - 1, 9);
  });

  it("is the same time-weighted whether money comes and goes or stays", () => {
    const growth = [1, 1.02, 0.97, 1.05, 1.1];
    const dates = days("2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05");
    const alone = { days: dates, values: growth.map((by) => 1_000 * by), flows: [] };
    const flows = [flow("2024-01-03", 400), flow("2024-01-04", 0, 300)];
    let [units, before] = [1_000, 1];
    const values = growth.map((by, index) => {
      const paid = flows.find(({ day }) => day === dates[index])?.paid ?? 0;
      const received = flows.find(({ day }) => day === dates[index])?.received ?? 0;
      // Money comes at the day's start, and goes at its end.
      units += paid / before - received / by;
      before = by;
      return units * by;
    });
    const moved = spanPerformance({ days: dates, values, flows }, 0);
    expect(moved.timeWeighted).toBeCloseTo(spanPerformance(alone, 0).timeWeighted, 10);
  });

  it("has no rate where there was nothing, and says why", () => {
    const nothing = { days: days("2024-01-01", "2024-01-02"), values: [0, 0], flows: [] };
    expect(spanPerformance(nothing, 0)).toMatchObject({
      timeWeighted: 0,
      xirr: null,
      xirrReason: "no-flows",
      absolute: null,
    });
  });
});

describe("the same money in an index fund", () => {
  const navs: NavPoints = {
    days: days("2023-01-02", "2023-07-03", "2024-01-01"),
    navs: [100, 110, 120],
  };

  it("buys and sells at the first NAV on or after each day", () => {
    const series = {
      days: days("2023-01-02", "2023-07-01", "2023-07-03", "2024-01-01"),
      values: [1_000, 1_400, 1_400, 1_500],
      flows: [flow("2023-01-02", 1_000), flow("2023-07-01", 0, 330)],
    };
    // By hand: 10 units; 330 on a Saturday sells 3 at 110; 7 × 120 = 840.
    expect(benchmarkEquivalent(navs, series, null)).toMatchObject({
      values: [1_000, 700, 770, 840],
      value: 840,
      gain: 170,
      isScaled: false,
    });
    // From the first of July on: 1,400 buys at 110 on the third.
    expect(benchmarkEquivalent(navs, series, 1)?.value).toBeCloseTo((1_400 / 110) * 120, 2);
  });

  it("takes out by share where it would run out of units", () => {
    const falling = { days: days("2023-01-02", "2023-07-03", "2024-01-01"), navs: [100, 80, 90] };
    const half = {
      days: days("2023-01-02", "2023-06-30", "2023-07-03", "2024-01-01"),
      values: [1_000, 2_000, 900, 950],
      flows: [flow("2023-01-02", 1_000), flow("2023-07-03", 0, 900)],
    };
    // By hand: 10 units; of 1,800 at the end of 3 July 900 goes, so half: 5 units are sold at 80, 5 × 90 are left.
    expect(benchmarkEquivalent(falling, half, null)).toMatchObject({
      isScaled: true,
      value: 450,
      gain: -150,
    });
    const all = { ...half, values: [1_000, 1_000, 0, 0] };
    // Worth 1,000 the day before, sold for 900: nothing stays in the index either.
    expect(benchmarkEquivalent(falling, all, null)).toMatchObject({
      isScaled: true,
      value: 0,
      gain: -200,
    });
  });

  it("buys at the first NAV where the fund's NAVs begin a few days later", () => {
    const series = {
      days: days("2022-12-31", "2023-01-02", "2024-01-01"),
      values: [1_000, 1_000, 1_500],
      flows: [flow("2022-12-31", 1_000)],
    };
    expect(benchmarkEquivalent(navs, series, null)).toMatchObject({
      values: [1_000, 1_000, 1_200],
      absolute: 0.2,
    });
  });

  it("is unknown before the fund's first NAV, unless an older one is spliced on", () => {
    const series = {
      days: days("2022-01-03", "2024-01-01"),
      values: [1_000, 1_500],
      flows: [flow("2022-01-03", 1_000)],
    };
    expect(benchmarkEquivalent(navs, series, null)).toBeNull();
    const older: NavPoints = {
      days: days("2022-01-03", "2023-01-02", "2023-06-01"),
      navs: [40, 50, 60],
    };
    expect(splice(navs, older)).toEqual({
      days: days("2022-01-03", "2023-01-02", "2023-07-03", "2024-01-01"),
      navs: [80, 100, 110, 120],
    });
    expect(benchmarkEquivalent(splice(navs, older), series, null)?.value).toBe(1_500);
  });
});
