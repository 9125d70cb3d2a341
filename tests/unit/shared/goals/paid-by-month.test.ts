import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  monthsBetween,
  paidByMonth,
  sumOfShares,
  worthAfter,
  type RunningSip,
} from "../../../../src/shared/goals/paid-by-month.ts";
import { withTermsBefore } from "../../../../src/shared/sips/earlier-terms.ts";
import { monthAfter, nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { addMonths } from "../../../../src/shared/tax/holding-period.ts";

const today = "2026-11-27";
const sip = (given: Partial<RunningSip> = {}): RunningSip => {
  const terms = { amount: 5_000, day: 5, from: "2026-01-05", to: null, stepUp: 10, ...given };
  return { paused: false, next: nextInstalment(terms, today), ...terms };
};
const paid = (sips: readonly RunningSip[], months: number) =>
  runAtOnce(paidByMonth(sips, today, months));
const times = (count: number, amount: number) => Array.from({ length: count }, () => amount);

describe("what SIPs pay by month", () => {
  it("is one amount a year with a step-up, from the next instalment on", () => {
    expect([...paid([sip()], 30)]).toEqual([
      5_000,
      ...times(12, 5_500),
      ...times(12, 6_050),
      ...times(5, 6_655),
    ]);
  });

  it("is nothing for a paused or ended SIP, and ends with the SIP", () => {
    expect([...paid([sip({ paused: true }), sip({ next: null })], 3)]).toEqual([0, 0, 0]);
    expect([...paid([sip({ to: "2027-02-04", stepUp: null })], 3)]).toEqual([5_000, 5_000, 0]);
  });

  it("is what was agreed before only for the instalments that a change does not reach", () => {
    const old = { amount: 1_000, day: 27, from: "2026-01-27", to: null, stepUp: null };
    const earlier = withTermsBefore(old, "2026-12-27");
    expect([...paid([sip({ ...old, amount: 2_000, earlier })], 4)]).toEqual([
      1_000, 2_000, 2_000, 2_000,
    ]);
    // The instalment of 27 November and that of 5 December are both due within a month.
    expect([...paid([sip({ ...old, day: 5, amount: 2_000, earlier })], 3)]).toEqual([
      3_000, 2_000, 2_000,
    ]);
  });

  const date = fc.integer({ min: 0, max: 700 }).map((months) => addMonths("2000-01-15", months));
  const terms = fc.record({
    amount: fc.integer({ min: 100, max: 5_000_000 }).map((paise) => paise / 100),
    day: fc.integer({ min: 1, max: 31 }),
    from: date,
    to: fc.option(date),
    stepUp: fc.option(fc.integer({ min: 1, max: 3_000 }).map((percent) => percent / 100)),
  });
  const anySip = fc
    .record({ now: terms, before: fc.option(fc.record({ terms, months: fc.nat({ max: 3 }) })) })
    .map(({ now, before }) => {
      if (before === null) return sip(now);
      return sip({
        ...now,
        earlier: withTermsBefore(before.terms, addMonths(today, before.months)),
      });
    });

  it("is the sum of the instalments that fall due, exact to the paisa", () => {
    fc.assert(
      fc.property(
        fc.array(anySip, { maxLength: 5 }),
        fc.integer({ min: 0, max: 300 }),
        (sips, months) => {
          const paise = times(months, 0);
          for (const own of sips) {
            let due = own.next;
            while (due !== null && monthsBetween(today, due.dueDate) < months) {
              const month = monthsBetween(today, due.dueDate);
              paise[month] = (paise[month] ?? 0) + Math.round(due.amount * 100);
              due = nextInstalment(own, monthAfter(due.dueDate));
            }
          }
          expect([...paid(sips, months)]).toEqual(paise.map((amount) => amount / 100));
        },
      ),
    );
  });
});

it("money and shares of payments are worth what each payment grows to until then", () => {
  const payments = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 400 });
  const part = fc.record({ rupees: payments, percent: fc.integer({ min: 1, max: 100 }) });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(part, { maxLength: 4 }),
      fc.integer({ min: -200, max: 3_200 }).map((percent) => percent / 100),
      fc.integer({ min: 0, max: 400 }),
      (start, parts, percent, months) => {
        const shares = parts.map((each) => ({ ...each, paid: Float64Array.from(each.rupees) }));
        const grownTo = (amount: number, left: number) =>
          amount * (1 + percent / 100) ** (left / 12);
        const single = parts.flatMap((each) =>
          each.rupees
            .slice(0, months)
            .map((amount, month) => grownTo((amount * each.percent) / 100, months - month)),
        );
        const expected = single.reduce((sum, each) => sum + each, grownTo(start, months));
        const found = worthAfter(start, sumOfShares(shares, months), { percent, months });
        // Less than a paisa in ₹100 crore.
        expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-12 * Math.abs(expected) + 1e-9);
      },
    ),
  );
});

it("whole months lie between the same days, and fewer before the day", () => {
  expect(monthsBetween(today, "2027-11-27")).toBe(12);
  expect(monthsBetween(today, "2027-11-26")).toBe(11);
  expect(monthsBetween("2027-01-31", "2027-02-28")).toBe(1);
});
