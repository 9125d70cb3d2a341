import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountMarks, dayMarks } from "../../../../../src/client/components/chart/axis-marks.ts";
import { dayOf, isoDay } from "../../../../../src/shared/history/days.ts";

const named = (first: string, last: string, most: number) =>
  dayMarks(dayOf(first), dayOf(last), most).map(isoDay);

describe("the days that an axis names", () => {
  it("are firsts of years, of months, or single days, as there is room", () => {
    expect(named("2019-03-05", "2026-08-19", 8)).toEqual(
      [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => `${year}-01-01`),
    );
    expect(named("2025-08-19", "2026-08-19", 5)).toEqual([
      "2025-10-01",
      "2026-01-01",
      "2026-04-01",
      "2026-07-01",
    ]);
    expect(named("2026-08-17", "2026-08-19", 4)).toEqual([
      "2026-08-17",
      "2026-08-18",
      "2026-08-19",
    ]);
  });

  it("lie in order between the first and the last, and are no more than fit, for any span", () => {
    const day = fc.integer({ min: dayOf("2006-04-01"), max: dayOf("2060-01-01") });
    fc.assert(
      fc.property(day, day, fc.integer({ min: 3, max: 20 }), (one, other, most) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const marks = dayMarks(first, last, most);
        expect(marks).toEqual(marks.toSorted((a, b) => a - b));
        expect(marks.length).toBeLessThanOrEqual(most);
        expect(marks.every((mark) => mark >= first && mark <= last)).toBe(true);
      }),
    );
  });
});

describe("the amounts that an axis names", () => {
  it("are round, and begin with 0 where the lowest value is near it", () => {
    expect(amountMarks(4_000, 104_047, 5)).toEqual([0, 50_000, 100_000, 150_000]);
    expect(amountMarks(1_180, 1_320, 5)).toEqual([1_150, 1_200, 1_250, 1_300, 1_350]);
  });

  it("enclose all values evenly, and are no more than fit, for any values", () => {
    const value = fc.integer({ min: -1e9, max: 1e14 }).map((amount) => amount / 10_000);
    fc.assert(
      fc.property(value, value, fc.integer({ min: 2, max: 12 }), (one, other, most) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const marks = amountMarks(low, high, most);
        expect(marks.length).toBeGreaterThanOrEqual(2);
        expect(marks.length).toBeLessThanOrEqual(Math.max(3, most));
        expect(marks[0]).toBeLessThanOrEqual(low);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(high);
      }),
    );
  });
});
