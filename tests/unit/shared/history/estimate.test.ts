import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import {
  combineSeries,
  estimatedSteps,
  lastValue,
  stepsOfTotals,
} from "../../../../src/shared/history/estimate.ts";
import type { ValueSeries } from "../../../../src/shared/history/schema.ts";
import { valueSeries } from "../../../../src/shared/history/value-series.ts";

const navs = (...dates: string[]) => ({
  days: dates.map(dayOf),
  navs: dates.map((_, index) => 10 + index),
});
const step = (date: string, balance: number, cost: number) => ({ entry: { date }, balance, cost });
const totals = { units: 2_000_000, invested: 1_500, recordedOn: "2024-01-03" };

describe("an estimate of a fund with totals only", () => {
  it("is its units at each NAV from the day on which it was recorded, and what was invested stays", () => {
    const points = navs("2024-01-02", "2024-01-04", "2024-01-05");
    const entries = estimatedSteps(stepsOfTotals(totals, points), points);
    // By hand: 2 units at 10, 11 and 12 rupees.
    expect(valueSeries([{ entries, navs: points }])).toEqual({
      days: ["2024-01-03", "2024-01-04", "2024-01-05"].map(dayOf),
      values: [2_000, 2_200, 2_400],
      invested: [1_500, 1_500, 1_500],
    });
  });

  it("begins with the newest NAV where that is older", () => {
    const points = navs("2023-12-29", "2024-01-02");
    expect(estimatedSteps(stepsOfTotals(totals, points), points)).toEqual([
      step("2024-01-02", 2_000_000, 1_500),
    ]);
  });

  it("is not possible without a NAV, or with nothing held", () => {
    expect(estimatedSteps(stepsOfTotals(totals, navs()), navs())).toEqual([]);
    const points = navs("2024-01-02");
    expect(estimatedSteps(stepsOfTotals({ ...totals, units: 0 }, points), points)).toEqual([]);
  });
});

describe("an estimate of a fund with a partial history", () => {
  it("begins with its first balance, or with its first NAV if that is later", () => {
    const steps = [step("2020-01-06", 5, 50), step("2021-01-06", 7, 80), step("2022-01-06", 3, 30)];
    expect(estimatedSteps(steps, navs("2019-01-01"))).toEqual(steps);
    expect(estimatedSteps(steps, navs("2021-06-01"))).toEqual([
      step("2021-06-01", 7, 80),
      step("2022-01-06", 3, 30),
    ]);
  });

  it("begins when something is held again where nothing was at its first NAV", () => {
    const steps = [step("2020-01-06", 5, 50), step("2021-01-06", 0, 0), step("2022-01-06", 3, 30)];
    expect(estimatedSteps(steps, navs("2021-06-01"))).toEqual([step("2022-01-06", 3, 30)]);
  });
});

const seriesOf = (length: { min: number }) =>
  fc
    .uniqueArray(fc.integer({ min: 19_000, max: 19_060 }), { minLength: length.min, maxLength: 20 })
    .chain((days) =>
      fc
        .array(fc.integer({ min: 0, max: 10_000_000_000 }), {
          minLength: days.length,
          maxLength: days.length,
        })
        .map((paise): ValueSeries => ({
          days: days.toSorted((one, other) => one - other),
          values: paise.map((amount) => amount / 100),
          invested: paise.map((amount) => Math.round(amount / 2) / 100),
        })),
    );

describe("a series with estimates", () => {
  it("carries each value on, and has none before a series begins", () => {
    const known = { days: [1, 3], values: [10.1, 11.2], invested: [9, 9] };
    const estimated = { days: [2, 4], values: [5.2, 6.3], invested: [5, 5] };
    expect(combineSeries(known, estimated)).toEqual({
      days: [1, 2, 3, 4],
      known: [10.1, 10.1, 11.2, 11.2],
      all: [null, 15.3, 16.4, 17.5],
      invested: [9, 14, 14, 14],
    });
  });

  it("ends with the sum of what both end with, to the paisa", () => {
    fc.assert(
      fc.property(seriesOf({ min: 0 }), seriesOf({ min: 1 }), (known, estimated) => {
        const combined = combineSeries(known, estimated);
        const paise = (rupees: number | undefined) => Math.round((rupees ?? 0) * 100);
        expect(paise(lastValue(combined))).toBe(
          paise(known.values.at(-1)) + paise(estimated.values.at(-1)),
        );
        expect(combined.days).toEqual(combined.days.toSorted((one, other) => one - other));
        for (const values of [combined.known, combined.all, combined.invested]) {
          expect(values).toHaveLength(combined.days.length);
          const first = values.findIndex((value) => value !== null);
          expect(
            values.slice(Math.max(0, first)).every((value) => value !== null || first === -1),
          ).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("has the balance of the ledger at each day from its first NAV on", () => {
    const days = fc.integer({ min: 15_000, max: 15_100 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(days, fc.integer({ min: 0, max: 5 })), { minLength: 1, maxLength: 12 }),
        days,
        (given, first) => {
          const steps = given
            .toSorted(([one], [other]) => one - other)
            .map(([day, balance]) => step(isoDay(day), balance, balance));
          const drawn = estimatedSteps(steps, { days: [first], navs: [1] });
          const balanceOn = (list: typeof steps, day: number) =>
            list.findLast(({ entry }) => dayOf(entry.date) <= day)?.balance ?? 0;
          for (let day = first; day <= 15_100; day += 1)
            expect(balanceOn(drawn, day)).toBe(balanceOn(steps, day));
          expect(drawn.every(({ entry }) => dayOf(entry.date) >= first)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
