import { addDays } from "../../../../src/shared/dates.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideRounded } from "../../../../src/shared/rounding.ts";
import { Splits, convertUnits, convertValue } from "../../../../src/shared/tax/splits.ts";
import { replay } from "../../../../src/shared/transactions/ledger.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  taxReport,
  harvest,
} from "../../../support/data/tax-facts.ts";

const firstDay = "2019-01-01";
const split = (day: number, units: number) =>
  taxEntry({ date: addDays(firstDay, day), type: "split", units });

/** Splits on days of their own, by the thousandths that a unit is then. */
const randomSplits = fc.uniqueArray(
  fc.record({ day: fc.nat({ max: 60 }), thousandths: fc.integer({ min: 200, max: 4_000 }) }),
  { selector: ({ day }) => day, maxLength: 12 },
);

/** What the splits made of 1,000 units, one after the other: their entries, and units before and after each. */
function madeOf(steps: readonly { day: number; thousandths: number }[]) {
  let held = 1_000_000_000;
  return steps
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, thousandths }) => {
      const before = held;
      held = Math.round((held * thousandths) / 1_000);
      return { day, before, after: held, entry: split(day, (held - before) / 1e6) };
    });
}

const splitsOf = (entries: readonly ReturnType<typeof split>[]) =>
  Splits.of(replay([buy("2018-12-31", 1_000, 1_000), ...entries]).get("fund"));

describe("splits", () => {
  it("between two days are applied one after the other and rounded once", () => {
    fc.assert(
      fc.property(
        randomSplits,
        fc.nat({ max: 61 }),
        fc.nat({ max: 61 }),
        fc.integer({ min: 1, max: 10_000_000_000 }),
        (steps, after, until, whole) => {
          const made = madeOf(steps);
          const within = made.filter(({ day }) => day > after && day <= until);
          const before = within.reduce((all, one) => all * BigInt(one.before), 1n);
          const now = within.reduce((all, one) => all * BigInt(one.after), 1n);
          const ratio = splitsOf(made.map(({ entry }) => entry)).between(
            addDays(firstDay, after),
            addDays(firstDay, until),
          );
          expect(convertUnits(whole, ratio)).toBe(
            Number(divideRounded(BigInt(whole) * now, before)),
          );
          const value = convertValue(`${whole}e-8`, ratio);
          const exact = divideRounded(BigInt(whole) * before, now);
          expect(Math.round(Number(value) * 1e8)).toBe(Number(exact));
          expect(ratio.steps).toBe(within.length);
        },
      ),
    );
  });

  it("without those of another folio are the remaining ones", () => {
    const whole = 1_000_000_000;
    fc.assert(
      fc.property(randomSplits, randomSplits, fc.nat({ max: 61 }), (steps, others, until) => {
        const made = madeOf(steps);
        const days = new Set(others.map(({ day }) => day));
        const only = made.filter(({ day }) => day <= until && !days.has(day));
        const now = only.reduce((all, one) => all * BigInt(one.after), BigInt(whole));
        const before = only.reduce((all, one) => all * BigInt(one.before), 1n);
        const [own, other] = [made, madeOf(others)].map((all) =>
          splitsOf(all.map(({ entry }) => entry)),
        ) as [Splits, Splits];
        const shared = own.sharedWith(other);
        const ratio = own.betweenWithout(shared, "2018-12-31", addDays(firstDay, until));
        expect(ratio.steps).toBe(only.length);
        expect(convertUnits(whole, ratio)).toBe(Number(divideRounded(now, before)));
      }),
    );
  });

  it("that undo each other leave a value as it was, however many there are", () => {
    const many = Array.from({ length: 3_000 }, (_, day) =>
      split(day, day % 2 === 0 ? 2_000 : -2_000),
    );
    const ratio = splitsOf(many).between("2018-12-31", null);
    expect(convertValue("31.41592654", ratio)).toBe("31.41592654");
    expect(convertUnits(123_456_789, ratio)).toBe(123_456_789);
  });

  it("of no units change nothing: a later purchase stays as it was bought", () => {
    const entries = [
      buy("2017-01-02", 10, 100),
      sell("2019-01-02", 10, 300),
      split(100, 5),
      buy("2020-01-02", 10, 100),
      sell("2025-06-10", 10, 300),
    ];
    const fund = taxedFund("equity", { fmv: { perUnit: "20", isTyped: false } });
    const gainsIn = (year: number) =>
      taxReport(personWith([fund]), factsOf(entries), { year, today: "2026-11-25" }).sales.map(
        ({ gain }) => gain,
      );
    expect(gainsIn(2018)).toEqual([100]);
    expect(gainsIn(2025)).toEqual([200]);
  });

  it("that multiply units beyond what a number holds leave a report and a harvest", () => {
    const cycles = Array.from({ length: 60 }, (_, index) => [
      split(90 + index, 999_999),
      sell(addDays(firstDay, 90 + index), 999_999, 10, { sequence: 1 }),
    ]);
    const payout = taxEntry({ date: "2019-02-01", type: "idcw-payout", units: 0, amount: 10 });
    const facts = factsOf([buy("2019-01-02", 1, 1_000), payout, ...cycles.flat()]);
    const fund = heldFund({ fmv: { perUnit: "20", isTyped: false } });
    const { sales } = taxReport(personWith([fund]), facts, { year: 2019, today: "2026-11-25" });
    expect(sales.length).toBeGreaterThan(50);
    const person = { ...personWith([fund]), funds: [fund] };
    expect(harvest(person, facts, { today: "2026-11-25" }).losses).toEqual([]);
  });
});
