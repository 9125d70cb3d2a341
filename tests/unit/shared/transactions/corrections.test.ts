import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctionOf, type Correction } from "../../../../src/shared/transactions/corrections.ts";
import {
  doubtsOf,
  type DoubtContext,
  type DoubtfulEntry,
} from "../../../../src/shared/transactions/doubts.ts";
import { transactionTypes } from "../../../../src/shared/transactions/types.ts";

const day = "2024-06-05";
const nothingKnown: DoubtContext = { navs: [], inception: null, earlier: [] };
const listed: DoubtContext = { ...nothingKnown, navs: [{ date: day, nav: 181.48 }] };

const entryOf = (change: Partial<DoubtfulEntry>): DoubtfulEntry => ({
  type: "purchase",
  date: day,
  units: 55.101,
  amount: 10_000,
  stampDuty: 0,
  nav: 181.48,
  charges: { exitLoad: 0, stt: 0, tds: 0 },
  pairId: null,
  cost: null,
  ...change,
});
const corrected = (change: Partial<DoubtfulEntry>, context: DoubtContext = nothingKnown) =>
  correctionOf(entryOf(change), context);

describe("the correction of a price", () => {
  it("is the units that the amount and the NAV give, with three decimals", () => {
    expect(corrected({})).toBeNull();
    // By hand: 10,000 / 181.48 = 55.10249, and 9,999.50 / 181.48 = 55.09973.
    expect(corrected({ units: 55_101 })).toEqual({ units: 55.102 });
    expect(corrected({ units: 5.51, amount: 9_999.5, stampDuty: 0.5 })).toEqual({ units: 55.1 });
    // A tenfold amount does not keep its units: 1,00,000 / 181.48 = 551.0249.
    expect(corrected({ amount: 100_000 }, listed)).toEqual({ units: 551.025 });
  });

  it("is of a tenfold amount whose NAV followed from the units the NAV of the day, too", () => {
    const followed = { amount: 100_000, nav: 1_814.8495 };
    expect(corrected(followed, listed)).toEqual({ units: 551.025, nav: 181.48 });
  });

  it("is the NAV where units and amount fit the day's, or each other", () => {
    expect(corrected({ nav: 18.148 }, listed)).toEqual({ nav: 181.48 });
    const before = { ...nothingKnown, navs: [{ date: "2024-06-04", nav: 180 }] };
    expect(corrected({ nav: 18.148 }, before)).toEqual({ nav: 181.4849 });
  });

  it("is the same digits with the decimal point elsewhere where only a day nearby has a NAV", () => {
    const before = { ...nothingKnown, navs: [{ date: "2024-06-04", nav: 180 }] };
    expect(corrected({ nav: null, units: 5_510.1 }, before)).toEqual({ units: 55.101 });
    expect(corrected({ nav: null, units: 5_510.1 }, listed)).toEqual({ units: 55.102 });
    // By hand: 10,000 / 551.01 is 18.15, and 60 is not a slip away from that, nor from 181.5.
    const weeksBefore = { ...nothingKnown, navs: [{ date: "2024-05-20", nav: 60 }] };
    expect(corrected({ nav: null, units: 551.01 }, weeksBefore)).toBeNull();
  });

  it("counts the charges of a sale into what its units were worth", () => {
    const sale = { type: "redemption", charges: { exitLoad: 100, stt: 0.1, tds: 0 } } as const;
    expect(corrected({ ...sale, amount: 9_899.9, units: 551.01 })).toEqual({ units: 55.102 });
  });

  it("leaves units that are proven, and corrects what they do not fit", () => {
    const of = (change: Partial<DoubtfulEntry>) => {
      const entry = entryOf(change);
      return correctionOf(entry, listed, doubtsOf(entry, listed), true);
    };
    expect(of({ amount: 100_000 })).toEqual({ amount: 9_999.73 });
    expect(of({ nav: 18.148 })).toEqual({ nav: 181.48 });
  });
});

describe("the correction of a sale", () => {
  it("is what is not locked, for as much less money", () => {
    const lots = [
      { remaining: 20, lockedUntil: "2026-01-01" },
      { remaining: 40, lockedUntil: null },
    ];
    const sale = { type: "redemption", units: 50, amount: 5_000, nav: 100 } as const;
    expect(corrected(sale, { ...nothingKnown, lots })).toEqual({ units: 40, amount: 4_000 });
    // All are locked, so that nothing can be sold instead.
    expect(corrected(sale, { ...nothingKnown, lots: lots.slice(0, 1) })).toBeNull();
  });

  it("never sells more than is held", () => {
    const earlier = [{ type: "purchase", units: 60 }] as const;
    const sale = { type: "redemption", units: 50, amount: 18_148 } as const;
    expect(corrected(sale, { ...nothingKnown, earlier })).not.toMatchObject({ units: 100 });
  });

  it("of over ten times the largest purchase has its decimal point put back", () => {
    const earlier = Array.from({ length: 20 }, () => ({ type: "sip" as const, units: 50 }));
    const sale = { type: "redemption", units: 550, amount: 55_000, nav: 100 } as const;
    expect(corrected(sale, { ...nothingKnown, earlier })).toEqual({ units: 55, amount: 5_500 });
  });
});

describe("the correction of other doubts", () => {
  it("is the scheme's first day, and the value of units that were switched in for nothing", () => {
    expect(corrected({}, { ...nothingKnown, inception: "2025-01-01" })).toEqual({
      date: "2025-01-01",
    });
    expect(corrected({ type: "switch-in", amount: 0 })).toEqual({ amount: 9_999.73 });
    expect(corrected({ type: "opening", amount: 0 })).toBeNull();
  });
});

const kinds = (entry: DoubtfulEntry, context: DoubtContext) =>
  doubtsOf(entry, context).map(({ kind }) => kind);

describe("any correction", () => {
  const figures = fc.record({
    type: fc.constantFrom(...transactionTypes),
    units: fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => thousandths / 1_000),
    amount: fc.integer({ min: 0, max: 1_000_000_000 }).map((paise) => paise / 100),
    nav: fc.option(fc.integer({ min: 10_000, max: 50_000_000 }).map((nav) => nav / 10_000)),
  });
  const contexts = fc.record({
    navs: fc.array(
      fc.record({
        date: fc.constantFrom("2024-06-04", day, "2024-06-06", "2024-05-20"),
        nav: fc.integer({ min: 10_000, max: 50_000_000 }).map((nav) => nav / 10_000),
      }),
      { maxLength: 3 },
    ),
    inception: fc.constantFrom(null, "2013-01-01", "2024-06-10"),
    earlier: fc.array(
      fc.record({
        type: fc.constantFrom("purchase" as const, "sip" as const),
        units: fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1_000),
      }),
      { maxLength: 4 },
    ),
  });
  const applied = (entry: DoubtfulEntry, correction: Correction) => ({ ...entry, ...correction });

  it("settles a doubt and raises no other", () => {
    fc.assert(
      fc.property(figures, contexts, (change, context) => {
        const entry = entryOf(change);
        const before = kinds(entry, context);
        const correction = correctionOf(entry, context);
        if (correction === null) return;
        const after = kinds(applied(entry, correction), context);
        expect(after.length).toBeLessThan(before.length);
        expect(after.every((kind) => before.includes(kind))).toBe(true);
      }),
    );
  });

  it("is there for every purchase whose figures do not fit the NAV of its day", () => {
    fc.assert(
      fc.property(figures, fc.integer({ min: 10_000, max: 50_000_000 }), (change, ten) => {
        const navs = [{ date: day, nav: ten / 10_000 }];
        const entry = entryOf({ ...change, type: "purchase" });
        // So little money buys no thousandth of a unit.
        fc.pre(entry.amount > ten / 10_000);
        const context = { ...nothingKnown, navs };
        const correction = correctionOf(entry, context);
        expect(correction !== null).toBe(kinds(entry, context).length > 0);
        expect(kinds(applied(entry, correction ?? {}), context)).toEqual([]);
      }),
    );
  });
});
