import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarYears } from "../../../../src/shared/compare/calendar-years.ts";
import { monthlySip } from "../../../../src/shared/compare/monthly-sip.ts";
import { volatility } from "../../../../src/shared/compare/volatility.ts";
import { worstFall } from "../../../../src/shared/compare/worst-fall.ts";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../../src/shared/history/schema.ts";
import { randomNavs } from "../../../support/data/random-navs.ts";

const navsOn = (navs: Record<string, number>): NavPoints => ({
  days: Object.keys(navs).map(dayOf),
  navs: Object.values(navs),
});
const spanOf = ({ days }: NavPoints) => ({ from: days[0] ?? 0, to: days.at(-1) ?? 0 });

describe("a monthly SIP", () => {
  it("buys on the 1st or at the next NAV within ten days", () => {
    const navs = navsOn({
      "2024-01-15": 10,
      "2024-02-01": 10,
      "2024-03-04": 12.5,
      "2024-04-15": 16,
      "2024-05-01": 20,
    });
    // By hand: 1,000 units in February, 800 in March, none in April, 500 in May.
    expect(monthlySip(navs, spanOf(navs))).toMatchObject({ paid: 30_000, value: 46_000 });
  });

  it("has no rate where all is paid on the last day, and none without an instalment", () => {
    const navs = navsOn({ "2024-01-15": 10, "2024-02-01": 10 });
    expect(monthlySip(navs, spanOf(navs))).toEqual({ paid: 10_000, value: 10_000, rate: null });
    const short = navsOn({ "2024-01-15": 10, "2024-01-16": 11 });
    expect(monthlySip(short, spanOf(short))).toBeNull();
  });

  it("has a rate at which its payments are worth its value, for any NAVs", () => {
    fc.assert(
      fc.property(randomNavs(), (navs) => {
        const span = spanOf(navs);
        const points = navs.days.map((day, index) => ({ day, nav: navs.navs[index] ?? NaN }));
        const months = new Set(points.map(({ day }) => isoDay(day).slice(0, 7)));
        for (let day = span.from; day <= span.to; day += 1) months.add(isoDay(day).slice(0, 7));
        const bought = [...months].flatMap((month) => {
          const due = dayOf(`${month}-01`);
          const point = points.find(({ day }) => day >= due);
          const isBought = due >= span.from && point !== undefined && point.day - due <= 10;
          return isBought ? [point] : [];
        });
        const sip = monthlySip(navs, span);
        expect(sip === null).toBe(bought.length === 0);
        if (sip === null) return;
        const value = bought.reduce(
          (sum, { nav }) => sum + (10_000 * (navs.navs.at(-1) ?? NaN)) / nav,
          0,
        );
        expect(sip.paid).toBe(10_000 * bought.length);
        expect(sip.value / value).toBeCloseTo(1, 10);
        const { rate } = sip;
        // Beyond these, 1 + rate has no digits left.
        if (rate === null || rate < -0.999 || rate > 1e6) return;
        const grown = bought.reduce(
          (sum, { day }) => sum + 10_000 * (1 + rate) ** ((span.to - day) / 365),
          0,
        );
        expect(grown / value).toBeCloseTo(1, 6);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the worst fall", () => {
  it("has the day on which the NAV was as high again", () => {
    const navs = navsOn({
      "2024-01-01": 100,
      "2024-01-02": 90,
      "2024-01-03": 120,
      "2024-01-04": 96,
      "2024-01-05": 119,
      "2024-01-08": 120,
    });
    expect(worstFall(navs)).toEqual({
      from: dayOf("2024-01-03"),
      to: dayOf("2024-01-04"),
      change: 96 / 120 - 1,
      recoveredOn: dayOf("2024-01-08"),
    });
  });

  it("is none where the NAV never fell", () => {
    expect(worstFall(navsOn({ "2024-01-01": 10, "2024-01-02": 10 }))).toBeNull();
  });

  it("is the largest of all pairs of days, for any NAVs", () => {
    fc.assert(
      fc.property(randomNavs({ maxLength: 80 }), (points) => {
        let worst = 0;
        for (const [index, before] of points.navs.entries()) {
          for (const after of points.navs.slice(index)) worst = Math.min(worst, after / before - 1);
        }
        const fall = worstFall(points);
        expect(fall?.change ?? 0).toBeCloseTo(worst, 12);
        if (fall === null) return;
        const navOf = (day: number) => points.navs[points.days.indexOf(day)] ?? NaN;
        expect(navOf(fall.to) / navOf(fall.from) - 1).toBe(fall.change);
        const back = points.days.find((day) => day > fall.to && navOf(day) >= navOf(fall.from));
        expect(fall.recoveredOn).toBe(back ?? null);
      }),
      { numRuns: 60 },
    );
  });
});

describe("calendar years", () => {
  it("go from the last NAV of one year to that of the next, the first and last in part", () => {
    const navs = navsOn({
      "2022-06-01": 100,
      "2022-12-30": 110,
      "2023-12-29": 99,
      "2024-03-01": 198,
    });
    expect(calendarYears(navs, spanOf(navs))).toEqual([
      { year: 2022, change: 110 / 100 - 1, isPartial: true },
      { year: 2023, change: 99 / 110 - 1, isPartial: false },
      { year: 2024, change: 1, isPartial: true },
    ]);
  });

  it("have no figure where the year's end has no NAV within ten days", () => {
    const navs = navsOn({ "2022-12-31": 100, "2023-12-01": 110, "2024-12-31": 120 });
    expect(calendarYears(navs, spanOf(navs))).toEqual([
      { year: 2023, change: null, isPartial: false },
      { year: 2024, change: null, isPartial: false },
    ]);
  });

  it("make up the whole change together, for any NAVs", () => {
    fc.assert(
      fc.property(randomNavs(), (points) => {
        const years = calendarYears(points, spanOf(points));
        if (years.some(({ change }) => change === null)) return;
        const together = years.reduce((product, { change }) => product * (1 + (change ?? NaN)), 1);
        const whole = (points.navs.at(-1) ?? NaN) / (points.navs[0] ?? NaN);
        expect(together / whole).toBeCloseTo(1, 10);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the volatility", () => {
  const monthEnds = Array.from({ length: 40 }, (_, month) =>
    new Date(Date.UTC(2020, month + 1, 0)).toISOString().slice(0, 10),
  );

  it("is the deviation a year of the last 36 whole months", () => {
    const navs = navsOn({
      ...Object.fromEntries(monthEnds.map((end, index) => [end, index % 2 === 0 ? 100 : 110])),
      "2023-05-02": 500,
    });
    // By hand: 18 rises and 18 falls by ln 1.1 around a mean of 0, by n - 1.
    const expected = Math.log(1.1) * Math.sqrt(36 / 35) * Math.sqrt(12);
    expect(volatility(navs, spanOf(navs))).toBeCloseTo(expected, 12);
  });

  it("is unknown for less than 37 ends of months, and where one has no NAV", () => {
    const enough = Object.fromEntries(monthEnds.slice(0, 37).map((end) => [end, 100]));
    expect(volatility(navsOn(enough), spanOf(navsOn(enough)))).toBe(0);
    const { [monthEnds[0] ?? ""]: _, ...short } = enough;
    expect(volatility(navsOn(short), spanOf(navsOn(short)))).toBeNull();
    const { [monthEnds[9] ?? ""]: __, ...gap } = enough;
    expect(volatility(navsOn(gap), spanOf(navsOn(gap)))).toBeNull();
  });
});
