import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { xirr } from "../../../../src/shared/portfolio/xirr.ts";
import { goalFigures, goalLine, monthsTo } from "../../../../src/shared/goals/goal-figures.ts";
import {
  grown,
  valueOfOnes,
  valueOfSteppedOnes,
} from "../../../../src/shared/goals/future-value.ts";
import { roundTo } from "../../../../src/shared/rounding.ts";
import { addMonths } from "../../../../src/shared/tax/holding-period.ts";

const today = "2026-11-27";
const goal = {
  target: 1_000_000,
  on: "2036-11-27",
  inflation: 6,
  expected: 12,
  stepUp: 0,
  withdrawal: null,
};
const monthsOf = (count: number, amount: number) => new Float64Array(count).fill(amount);
const none = monthsOf(0, 0);
const nothing = { value: 0, paid: none };
const rate = fc.integer({ min: 0, max: 3_000 }).map((percent) => percent / 100);

/** Month by month: pays at its start, grows until its end. */
function simulated(start: number, percent: number, paid: readonly number[]): number {
  const monthly = (1 + percent / 100) ** (1 / 12);
  let worth = start;
  for (const amount of paid) worth = (worth + amount) * monthly;
  return worth;
}

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-8 * Math.abs(other) + 1e-6;

describe("the future value of instalments", () => {
  it("is 63,832 for 5,000 a month, 12 months and 12 %, and what was paid at 0 %", () => {
    expect(roundTo(5_000 * valueOfOnes(12, 12), 0)).toBe(63_832);
    expect(5_000 * valueOfOnes(12, 0)).toBe(60_000);
  });

  it("agrees with the XIRR of the dated payments to a tenth of a point", () => {
    const paid = Array.from({ length: 12 }, (_, month) => ({
      date: addMonths("2025-01-01", month),
      amount: -5_000,
    }));
    const found = xirr([...paid, { date: "2026-01-01", amount: 5_000 * valueOfOnes(12, 12) }]);
    expect(found).toMatchObject({ rate: expect.closeTo(0.12, 3) });
  });

  it("equals a simulation month by month, also with a step-up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), rate, rate, (months, percent, stepUp) => {
        const paid = Array.from(
          { length: months },
          (_, month) => (1 + stepUp / 100) ** Math.floor(month / 12),
        );
        const expected = simulated(0, percent, paid);
        return isNear(valueOfSteppedOnes(months, percent, stepUp), expected);
      }),
    );
  });
});

describe("a goal", () => {
  it("costs more on its day than today, and needs a SIP for the whole gap", () => {
    const { cost, neededSip, missingSip, projected, reachedOn } = goalFigures(goal, nothing, today);
    expect(cost).toBe(1_790_848);
    expect(projected).toEqual({ low: 0, mid: 0, high: 0 });
    expect(neededSip).toBe(missingSip);
    expect(roundTo((neededSip ?? 0) * valueOfOnes(120, 12), -3)).toBe(1_791_000);
    expect(reachedOn).toBeNull();
  });

  it("needs nothing more where its money and SIPs suffice", () => {
    const paid = monthsOf(120, 10_000);
    const { missingSip, neededSip, reachedOn, projected } = goalFigures(
      goal,
      { value: 100_000, paid },
      today,
    );
    expect(missingSip).toBe(0);
    expect(neededSip).toBeGreaterThan(0);
    expect(projected.low).toBeLessThan(projected.mid);
    expect(projected.mid).toBeLessThan(projected.high);
    expect((reachedOn ?? "") < goal.on).toBe(true);
  });

  it("is reached later without a SIP that is paused", () => {
    const value = 500_000;
    const paid = monthsOf(1_200, 10_000);
    const { reachedOn: running } = goalFigures(goal, { value, paid }, today);
    const { reachedOn: paused } = goalFigures(goal, { value, paid: none }, today);
    expect(running).toBe("2030-03-27");
    expect((paused ?? "") > (running ?? "")).toBe(true);
  });

  it("is closed by `more` beside what is paid in, and by `monthly` alone", () => {
    fc.assert(
      fc.property(
        fc.record({
          target: fc.integer({ min: 1, max: 100_000_000 }),
          months: fc.integer({ min: 1, max: 700 }),
          inflation: rate,
          expected: rate,
          stepUp: rate,
          value: fc.integer({ min: 0, max: 10_000_000 }),
          amount: fc.integer({ min: 0, max: 50_000 }),
        }),
        ({ months: count, value, amount, ...assumed }) => {
          const on = addMonths(today, count);
          const wanted = { ...goal, ...assumed, on };
          const found = goalFigures(wanted, { value, paid: monthsOf(count, amount) }, today);
          const steps = Array.from(
            { length: count },
            (_, month) => (1 + assumed.stepUp / 100) ** Math.floor(month / 12),
          );
          const all = (sip: number, beside: number) =>
            simulated(
              value,
              assumed.expected,
              steps.map((grownBy) => sip * grownBy + beside),
            );
          const cost = grown(wanted.target, wanted.inflation, count);
          const perRupee = valueOfSteppedOnes(count, assumed.expected, assumed.stepUp);
          // Half a rupee of a monthly SIP is so much on the day.
          const slack = perRupee * 0.51 + cost * 1e-7 + 1;
          const closes = (sip: number | null, beside: number) =>
            sip === 0
              ? all(0, beside) >= cost - slack
              : Math.abs(all(sip ?? 0, beside) - cost) <= slack;
          return closes(found.missingSip, amount) && closes(found.neededSip, 0);
        },
      ),
    );
  });

  it("names no SIP in its last month, nor once its day is over", () => {
    for (const on of ["2026-12-20", "2020-01-01"]) {
      const figures = goalFigures({ ...goal, on }, { value: 5, paid: none }, today);
      expect(figures).toMatchObject({ cost: goal.target, neededSip: null, missingSip: null });
      expect(figures.projected).toEqual({ low: 5, mid: 5, high: 5 });
      expect(monthsTo({ on }, today)).toBe(0);
    }
  });

  it("pays withdrawals for more months at a higher return", () => {
    const retired = { ...goal, on: "2026-12-27", inflation: 0, expected: 0, withdrawal: 10_000 };
    expect(
      goalFigures(retired, { value: 95_000, paid: none }, today).withdrawalsPaid,
    ).toMatchObject({
      mid: 9,
    });
    const long = { ...goal, withdrawal: 20_000 };
    const { withdrawalsPaid } = goalFigures(long, { value: 1_000_000, paid: none }, today);
    const [low, mid, high] = [
      withdrawalsPaid?.low ?? 0,
      withdrawalsPaid?.mid ?? 0,
      withdrawalsPaid?.high ?? 0,
    ];
    expect(low).toBeLessThan(mid);
    expect(mid).toBeLessThan(high);
  });
});

it("a goal's line ends with its figures", () => {
  const money = { value: 200_000, paid: monthsOf(50, 3_000) };
  const line = goalLine(goal, money, today);
  const { projected, cost } = goalFigures(goal, money, today);
  expect(line.dates).toHaveLength(121);
  expect(line.dates.at(-1)).toBe(goal.on);
  expect([line.low, line.mid, line.high, line.cost].map((values) => values.at(-1))).toEqual([
    projected.low,
    projected.mid,
    projected.high,
    cost,
  ]);
  expect([line.mid[0], line.cost[0]]).toEqual([200_000, goal.target]);
});
