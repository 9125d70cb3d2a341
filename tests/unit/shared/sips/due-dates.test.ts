import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInMilliseconds } from "../../../../src/shared/day-length.ts";
import {
  instalmentsFrom,
  monthAfter,
  nextInstalment,
} from "../../../../src/shared/sips/due-dates.ts";
import { withTermsBefore } from "../../../../src/shared/sips/earlier-terms.ts";
import { addMonths } from "../../../../src/shared/tax/holding-period.ts";
import { isoDate } from "../../../support/data/arbitraries.ts";

const schedule = (change: object = {}) => ({
  amount: 5_000,
  day: 5,
  from: "2026-01-01",
  to: null,
  stepUp: null,
  ...change,
});

const dueDateOf = (change: object, onOrAfter: string) =>
  nextInstalment(schedule(change), onOrAfter)?.dueDate;
const amountOf = (change: object, onOrAfter: string) =>
  nextInstalment(schedule(change), onOrAfter)?.amount;

describe("the next instalment", () => {
  it.each([
    ["on its day", 5, "2026-03-05", "2026-03-05"],
    ["in the next month once its day is past", 5, "2026-03-06", "2026-04-05"],
    ["on the last day of a short month", 31, "2026-04-01", "2026-04-30"],
    ["on 28 February", 30, "2026-02-01", "2026-02-28"],
    ["on 29 February of a leap year", 30, "2028-02-01", "2028-02-29"],
    ["in January after December", 5, "2026-12-06", "2027-01-05"],
  ])("falls due %s", (_when, day, onOrAfter, dueDate) => {
    expect(dueDateOf({ day }, onOrAfter)).toBe(dueDate);
  });

  it("is not before the start, also where the start is past its day", () => {
    expect(dueDateOf({ from: "2026-01-05" }, "2020-01-01")).toBe("2026-01-05");
    expect(dueDateOf({ from: "2026-01-06" }, "2020-01-01")).toBe("2026-02-05");
  });

  it("may fall due on the end date, not after it", () => {
    expect(dueDateOf({ to: "2026-03-05" }, "2026-03-01")).toBe("2026-03-05");
    expect(nextInstalment(schedule({ to: "2026-03-04" }), "2026-03-01")).toBeNull();
  });

  const day = fc.integer({ min: 1, max: 31 });

  it("is the first day on or after both dates that the schedule names", () => {
    const isDue = (date: Date, wanted: number) => {
      const tomorrow = new Date(date.getTime() + dayInMilliseconds);
      const isLast = tomorrow.getUTCMonth() !== date.getUTCMonth();
      return date.getUTCDate() === wanted || (isLast && date.getUTCDate() < wanted);
    };
    fc.assert(
      fc.property(day, isoDate, isoDate, (wanted, from, onOrAfter) => {
        let date = new Date(from > onOrAfter ? from : onOrAfter);
        while (!isDue(date, wanted)) date = new Date(date.getTime() + dayInMilliseconds);
        expect(dueDateOf({ day: wanted, from }, onOrAfter)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });

  it("comes once in every month when asked for from the month after the one before", () => {
    fc.assert(
      fc.property(day, isoDate, (wanted, from) => {
        const months: number[] = [];
        let next = dueDateOf({ day: wanted, from }, from) ?? "";
        for (let count = 0; count < 30; count += 1) {
          months.push(Number(next.slice(0, 4)) * 12 + Number(next.slice(5, 7)));
          next = dueDateOf({ day: wanted, from }, monthAfter(next)) ?? "";
        }
        expect(months).toEqual(months.map((_month, index) => (months[0] ?? 0) + index));
      }),
    );
  });
});

it("all instalments from a day on are those that come one after the other", () => {
  const day = fc
    .integer({ min: 0, max: 400 })
    .map((months) => monthAfter(addMonths("2000-01-15", months)));
  const terms = fc.record({
    amount: fc.integer({ min: 1, max: 9_999 }),
    day: fc.integer({ min: 1, max: 31 }),
    from: day,
    stepUp: fc.option(fc.integer({ min: 1, max: 50 })),
  });
  fc.assert(
    fc.property(terms, terms, day, day, fc.option(day), (now, before, changed, from, to) => {
      const changing = { ...now, to, earlier: withTermsBefore({ ...before, to: null }, changed) };
      let due = nextInstalment(changing, from);
      let count = 0;
      for (const found of instalmentsFrom(changing, from)) {
        expect(found).toEqual(due);
        count += 1;
        if (due === null || count === 60) return;
        due = nextInstalment(changing, monthAfter(due.dueDate));
      }
      expect(due).toBeNull();
    }),
  );
});

describe("the step-up", () => {
  it("grows the amount after each twelve instalments, to the rupee", () => {
    // By hand: 5,000; × 1.075 = 5,375; × 1.075 = 5,778.125 → 5,778; × 1.075 = 6,211.35 → 6,211.
    const stepUp = 7.5;
    expect(amountOf({ stepUp }, "2026-12-05")).toBe(5_000);
    expect(amountOf({ stepUp }, "2027-01-05")).toBe(5_375);
    expect(amountOf({ stepUp }, "2027-12-05")).toBe(5_375);
    expect(amountOf({ stepUp }, "2028-01-05")).toBe(5_778);
    expect(amountOf({ stepUp }, "2029-01-05")).toBe(6_211);
  });

  it("rounds half a rupee up, and paise only when it grows", () => {
    // By hand: 1,005 × 1.1 = 1,105.5 → 1,106; 99.99 × 1.5 = 149.985 → 150.
    expect(amountOf({ amount: 1_005, stepUp: 10 }, "2027-01-05")).toBe(1_106);
    expect(amountOf({ amount: 99.99, stepUp: 50 }, "2026-12-05")).toBe(99.99);
    expect(amountOf({ amount: 99.99, stepUp: 50 }, "2027-01-05")).toBe(150);
  });

  it("counts the years from the first instalment, not from the start", () => {
    const late = { from: "2026-01-06", stepUp: 10 };
    expect(amountOf(late, "2027-01-05")).toBe(5_000);
    expect(amountOf(late, "2027-02-05")).toBe(5_500);
  });

  it("stops at the largest amount that a SIP may have", () => {
    const doubled = { from: "1964-01-01", stepUp: 100 };
    expect(amountOf({ ...doubled, amount: 99_999_999 }, "2026-01-05")).toBe(99_999_999);
    expect(amountOf(doubled, "2026-01-05")).toBe(99_999_999);
  });
});
