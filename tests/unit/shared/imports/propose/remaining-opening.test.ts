import fc from "fast-check";
import { expect, it } from "vitest";
import { remainingOpening } from "../../../../../src/shared/imports/propose/remaining-opening.ts";
import { toMicroUnits, toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import { replay } from "../../../../../src/shared/transactions/ledger.ts";
import { entry } from "../../../../support/data/ledger-entries.ts";

const opening = { date: "2024-06-30", units: toMicroUnits(30), amount: toPaise(1_200) };
const bought = {
  type: "purchase",
  fundId: "fund",
  date: "2024-01-05",
  units: 10,
  amount: 500,
} as const;

it("the rest of an opening is its units and cost less those that are stored", () => {
  expect(remainingOpening([opening], [entry(bought)])).toEqual({
    date: "2024-06-30",
    units: toMicroUnits(20),
    amount: toPaise(700),
  });
});

it("the rest of an opening costs nothing where what is stored cost more", () => {
  expect(remainingOpening([opening], [entry({ ...bought, amount: 2_000 })])?.amount).toBe(0);
});

it("nothing is left of an opening once all its units are stored", () => {
  expect(remainingOpening([opening], [entry({ ...bought, units: 29.9998 })])).toBeNull();
});

it("an opening does not shrink by what came after its day", () => {
  const later = entry({ ...bought, date: "2024-07-01" });
  expect(remainingOpening([opening], [later])?.units).toBe(toMicroUnits(30));
});

it("a fund with the rest of its opening has the opening's units, in whatever portions it comes", () => {
  const purchases = fc.array(
    fc.record({ units: fc.integer({ min: 1, max: 20 }), amount: fc.integer({ min: 1, max: 900 }) }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(purchases, fc.nat(), (rows, portion) => {
      const entries = rows.map((row, sequence) => entry({ ...bought, ...row, sequence }));
      const [all] = replay(entries).values();
      const whole = { date: "2024-06-30", units: all?.units ?? 0, amount: all?.invested ?? 0 };
      const stored = entries.slice(0, portion % (entries.length + 1));
      const rest = remainingOpening([whole], stored);
      const [before] = replay(stored).values();
      expect((before?.units ?? 0) + (rest?.units ?? 0)).toBe(whole.units);
      expect((before?.invested ?? 0) + (rest?.amount ?? 0)).toBe(whole.amount);
    }),
  );
});
