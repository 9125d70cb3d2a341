import fc from "fast-check";
import { expect, it } from "vitest";
import {
  instalmentRuns,
  monthsBetween,
  valueOfRuns,
  type RunningSip,
} from "../../../../src/shared/goals/instalment-runs.ts";
import { monthAfter, nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import { addMonths } from "../../../../src/shared/tax/holding-period.ts";

const today = "2026-11-27";
const sip = (given: Partial<RunningSip> = {}): RunningSip => {
  const terms = { amount: 5_000, day: 5, from: "2026-01-05", to: null, stepUp: 10, ...given };
  return { paused: false, next: nextInstalment(terms, today), ...terms };
};

it("a SIP with a step-up pays one amount a year, from its next instalment on", () => {
  expect(instalmentRuns(sip(), today, 30)).toEqual([
    { first: 0, count: 1, amount: 5_000 },
    { first: 1, count: 12, amount: 5_500 },
    { first: 13, count: 12, amount: 6_050 },
    { first: 25, count: 5, amount: 6_655 },
  ]);
});

it("a paused or ended SIP pays nothing, and one with an end until then", () => {
  expect(instalmentRuns(sip({ paused: true }), today, 30)).toEqual([]);
  expect(instalmentRuns(sip({ next: null }), today, 30)).toEqual([]);
  expect(instalmentRuns(sip({ to: "2027-02-04", stepUp: null }), today, 30)).toEqual([
    { first: 0, count: 2, amount: 5_000 },
  ]);
});

it("whole months lie between the same days, and fewer before the day", () => {
  expect(monthsBetween(today, "2027-11-27")).toBe(12);
  expect(monthsBetween(today, "2027-11-26")).toBe(11);
  expect(monthsBetween("2027-01-31", "2027-02-28")).toBe(1);
});

it("runs are the instalments that fall due, each paid at its month's start", () => {
  const date = fc.integer({ min: 0, max: 700 }).map((months) => addMonths("2000-01-15", months));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 1, max: 28 }),
      date,
      fc.option(date),
      fc.option(fc.integer({ min: 1, max: 30 })),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 30 }),
      (amount, day, from, to, stepUp, months, percent) => {
        const own = sip({ amount, day, from, to, stepUp });
        const paid = Array.from({ length: months }, () => 0);
        let due = own.next;
        while (due !== null && monthsBetween(today, due.dueDate) < months) {
          const month = monthsBetween(today, due.dueDate);
          paid[month] = (paid[month] ?? 0) + due.amount;
          due = nextInstalment(own, monthAfter(due.dueDate));
        }
        const monthly = (1 + percent / 100) ** (1 / 12);
        const expected = paid.reduce((worth, each) => (worth + each) * monthly, 0);
        const found = valueOfRuns(instalmentRuns(own, today, months), percent, months);
        expect(found).toBeCloseTo(expected, -Math.ceil(Math.log10(expected + 1)) + 9);
      },
    ),
  );
});
