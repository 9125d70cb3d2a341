import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundTo } from "../../../../src/shared/rounding.ts";
import { isAmountNear } from "../../../../src/shared/transactions/amount-match.ts";
import { doubtsOfTotals } from "../../../../src/shared/funds/doubt.ts";
import {
  doubtsOf,
  navsAround,
  schemeInception,
  type DoubtContext,
  type DoubtfulEntry,
} from "../../../../src/shared/transactions/doubts.ts";
import { purchaseFor } from "../../../../src/shared/transactions/stamp-duty.ts";

const day = "2024-06-05";
const noCharges = { exitLoad: 0, stt: 0, tds: 0 };
const nothingKnown: DoubtContext = { navs: [], inception: null, earlier: [] };

const entryOf = (change: Partial<DoubtfulEntry>): DoubtfulEntry => ({
  type: "purchase",
  date: day,
  units: 100,
  amount: 5_300,
  stampDuty: 0,
  nav: 53,
  charges: noCharges,
  pairId: null,
  cost: null,
  ...change,
});
const kindsOf = (change: Partial<DoubtfulEntry>, context: Partial<DoubtContext> = {}) =>
  doubtsOf(entryOf(change), { ...nothingKnown, ...context }).map(({ kind }) => kind);

describe("an amount", () => {
  it("is in doubt when over 1 % from units × NAV, with both figures", () => {
    // By hand: 99,999 × 315.95 = 3,15,94,684.05.
    const figures = { kind: "amount", units: 99_999, nav: 315.95, worth: 31_594_684.05 };
    const doubtsAbout = (change: Partial<DoubtfulEntry>) =>
      doubtsOf(entryOf({ units: 99_999, nav: 315.95, amount: 3_499.83, ...change }), nothingKnown);
    expect(doubtsAbout({})).toEqual([{ ...figures, amount: 3_499.83, stampDuty: 0 }]);
    // The user paid 3,500, stamp duty of 0.17 included.
    expect(doubtsAbout({ stampDuty: 0.17 })).toEqual([
      { ...figures, amount: 3_500, stampDuty: 0.17 },
    ]);
    // By hand: 5,300 + 1 % + 1 rupee + 0.0006 × 53 = 5,354.0318.
    expect(kindsOf({ amount: 5_354.03 })).toEqual([]);
    expect(kindsOf({ amount: 5_354.04 })).toEqual(["amount"]);
    expect(kindsOf({ amount: 5_245.97 })).toEqual([]);
    expect(kindsOf({ amount: 5_245.96 })).toEqual(["amount"]);
  });

  it("of a sale may be net of its charges, or of the usual exit load if none is given", () => {
    const sale = { type: "redemption", units: 100, nav: 53 } as const;
    const charges = { exitLoad: 106, stt: 0.05, tds: 50 };
    expect(kindsOf({ ...sale, amount: 5_143.95, charges })).toEqual([]);
    expect(kindsOf({ ...sale, amount: 5_300, charges })).toEqual([]);
    expect(kindsOf({ ...sale, amount: 5_194 })).toEqual([]);
    expect(kindsOf({ ...sale, amount: 5_100 })).toEqual(["amount"]);
    expect(kindsOf({ ...sale, amount: 5_400 })).toEqual(["amount"]);
  });

  it("is a cost, and not checked, when units are transferred or a ledger opens", () => {
    for (const type of ["opening", "transfer-in", "merger-in", "segregation-in"] as const) {
      expect(kindsOf({ type, amount: 100 })).toEqual([]);
    }
  });

  it("is never in doubt for a computed purchase", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000_000 }),
        fc.integer({ min: 10_000, max: 50_000_000 }),
        (paise, tenThousandths) => {
          const nav = tenThousandths / 10_000;
          const bought = purchaseFor(paise / 100, day, nav);
          fc.pre(bought.units > 0);
          const known = { ...nothingKnown, navs: [{ date: day, nav }] };
          expect(doubtsOf(entryOf({ ...bought, nav }), known)).toEqual([]);
        },
      ),
    );
  });

  it("that is near within one share is near within a larger one", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("purchase" as const, "redemption" as const),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        fc.double({ min: 0.01, max: 1e4, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e4, noNaN: true }),
        (type, units, nav, amount, charges) => {
          const row = { type, units, nav, amount, charges };
          expect(isAmountNear(row, 0.01) && !isAmountNear(row, 0.02)).toBe(false);
        },
      ),
    );
  });
});

describe("a NAV", () => {
  const navs = [
    { date: "2024-06-04", nav: 50 },
    { date: day, nav: 53 },
  ];

  it("is in doubt when over 2 % from that day's", () => {
    expect(kindsOf({ nav: 54.06, amount: 5_406 }, { navs })).toEqual([]);
    expect(doubtsOf(entryOf({ nav: 54.07, amount: 5_407 }), { ...nothingKnown, navs })).toEqual([
      { kind: "nav", nav: 54.07, known: 53, date: day, isSameDay: true },
    ]);
    expect(kindsOf({ nav: 51.93, amount: 5_193 }, { navs })).toEqual(["nav"]);
  });

  it("is in doubt when over 10 % from the previous day's, if that day has none", () => {
    const before = { navs: navs.slice(0, 1) };
    expect(kindsOf({ nav: 55, amount: 5_500 }, before)).toEqual([]);
    expect(kindsOf({ nav: 55.01, amount: 5_501 }, before)).toEqual(["nav"]);
  });

  it("has wider bounds the further away the nearest is, and none after a year", () => {
    const bounds = [
      ["2024-05-06", 105.99, 106.01],
      ["2023-06-06", 158.99, 159.01],
      ["2025-06-06", 158.99, 159.01],
    ] as const;
    for (const [date, right, wrong] of bounds) {
      const known = { navs: [{ date, nav: 53 }] };
      expect(kindsOf({ nav: right, amount: right * 100 }, known)).toEqual([]);
      expect(kindsOf({ nav: wrong, amount: wrong * 100 }, known)).toEqual(["nav"]);
    }
    expect(
      kindsOf({ nav: 500, amount: 50_000 }, { navs: [{ date: "2022-06-05", nav: 53 }] }),
    ).toEqual([]);
  });

  it("is computed from amount and units if not given", () => {
    expect(kindsOf({ nav: null, units: 99_999, amount: 3_499.83 }, { navs })).toEqual(["nav"]);
    expect(kindsOf({ nav: null, amount: 5_300 }, { navs })).toEqual([]);
  });

  it("of a liquid fund is not in doubt when it is the previous day's", () => {
    const liquid = [{ date: day, nav: 4_000.2 }];
    expect(kindsOf({ nav: 3_999.4, units: 10, amount: 39_994 }, { navs: liquid })).toEqual([]);
  });

  it("is compared with the nearest, among those before and after the day", () => {
    const sorted = fc
      .uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 20 })
      .map((days) => days.toSorted((one, other) => one - other).map(knownOn));
    const byDistance = (date: string) => (one: { date: string }, other: { date: string }) =>
      Math.abs(Date.parse(one.date) - Date.parse(date)) -
      Math.abs(Date.parse(other.date) - Date.parse(date));
    fc.assert(
      fc.property(sorted, fc.integer({ min: 1, max: 28 }), (all, of) => {
        const { date } = knownOn(of);
        const [nearest] = all.toSorted(byDistance(date));
        const around = navsAround(all, date);
        expect(around.length).toBeLessThanOrEqual(2);
        if (nearest === undefined) expect(around).toEqual([]);
        else
          expect(Math.min(...around.map((one) => Math.abs(byDistance(date)(one, nearest))))).toBe(
            0,
          );
      }),
    );
  });
});

const knownOn = (dayOfMonth: number) => ({
  date: `2024-02-${String(dayOfMonth).padStart(2, "0")}`,
  nav: 50,
});

describe("a date", () => {
  it("is in doubt before the scheme's inception", () => {
    expect(kindsOf({}, { inception: day })).toEqual([]);
    expect(doubtsOf(entryOf({}), { ...nothingKnown, inception: "2024-06-06" })).toEqual([
      { kind: "before-inception", date: day, inception: "2024-06-06" },
    ]);
  });

  it("is before inception before 2013 for a direct plan, or ten days before the first NAV", () => {
    const [direct, regular] = ["Sample Fund - Direct Plan - Growth", "Sample Fund - Growth"];
    expect(schemeInception(direct, null)).toBe("2013-01-01");
    expect(schemeInception(direct, "2012-12-20")).toBe("2013-01-01");
    expect(schemeInception(direct, "2020-03-01")).toBe("2020-02-20");
    expect(schemeInception(regular, null)).toBeNull();
    expect(schemeInception(regular, "2010-03-11")).toBe("2010-03-01");
  });
});

describe("a sale", () => {
  const earlier = Array.from({ length: 12 }, () => ({ type: "sip", units: 10 }) as const);
  const sale = (units: number) => ({ type: "redemption", units, amount: units * 53 }) as const;

  it("is in doubt when over ten times any earlier units, unless it sells all", () => {
    expect(kindsOf(sale(100), { earlier })).toEqual([]);
    expect(doubtsOf(entryOf(sale(110)), { ...nothingKnown, earlier })).toEqual([
      { kind: "large-sale", units: 110, largest: 10 },
    ]);
    expect(kindsOf(sale(120), { earlier })).toEqual([]);
    expect(kindsOf({ ...sale(110), type: "purchase" }, { earlier })).toEqual([]);
    expect(kindsOf(sale(110))).toEqual([]);
  });

  it("is in doubt as far as the units are locked on the day", () => {
    const lots = [
      { remaining: 60, lockedUntil: "2024-06-05" },
      { remaining: 30, lockedUntil: "2024-06-06" },
      { remaining: 30, lockedUntil: "2024-12-11" },
    ];
    expect(kindsOf(sale(60), { lots })).toEqual([]);
    expect(doubtsOf(entryOf(sale(90)), { ...nothingKnown, lots })).toEqual([
      { kind: "locked", units: 30, until: "2024-06-06" },
    ]);
    expect(doubtsOf(entryOf(sale(100)), { ...nothingKnown, lots })).toEqual([
      { kind: "locked", units: 40, until: "2024-12-11" },
    ]);
    expect(kindsOf({ ...sale(100), type: "purchase" }, { lots })).toEqual([]);
    expect(kindsOf(sale(100), { lots: [{ remaining: 100, lockedUntil: null }] })).toEqual([]);
  });

  it("of part of a single purchase is not in doubt", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (held, share) => {
          const units = roundTo(held * share, 3);
          fc.pre(units > 0);
          const before = [{ type: "purchase", units: held } as const];
          expect(kindsOf(sale(units), { earlier: before })).toEqual([]);
        },
      ),
    );
  });
});

describe("a cost of 0", () => {
  it("is in doubt when units come in for nothing", () => {
    const free = { amount: 0, stampDuty: 0 };
    expect(kindsOf({ type: "opening", ...free })).toEqual(["no-cost"]);
    expect(kindsOf({ type: "switch-in", ...free })).toEqual(["no-cost"]);
    expect(kindsOf({ type: "transfer-in", ...free })).toEqual(["no-cost"]);
    expect(kindsOf({ type: "transfer-in", ...free, cost: 500 })).toEqual([]);
    expect(kindsOf({ type: "transfer-in", ...free, pairId: "pair" })).toEqual([]);
    expect(kindsOf({ type: "bonus", ...free, nav: null })).toEqual([]);
    expect(doubtsOfTotals({ investedAmount: 0, units: 1 }, 50)).toEqual([{ kind: "no-cost" }]);
  });
});

describe("the NAV of a small amount or of a reversal", () => {
  it("is not in doubt by the rounding of units, nor as that of another day", () => {
    const navs = [{ date: "2024-01-05", nav: 1_001.5 }];
    const entry = { date: "2024-01-05", nav: null, type: "idcw-reinvestment" } as const;
    expect(kindsOf({ ...entry, units: 0.003, amount: 3.27 }, { navs })).toEqual([]);
    expect(kindsOf({ ...entry, units: 3, amount: 3_270 }, { navs })).toEqual(["nav"]);
    const reversal = { ...entry, type: "reversal", nav: 900, units: 1, amount: 900 } as const;
    expect(kindsOf(reversal, { navs })).toEqual([]);
  });
});

describe("an invested amount", () => {
  it("is in doubt over five times the value, or under a hundredth of it", () => {
    const doubts = (investedAmount: number, nav: number | null = 50) =>
      doubtsOfTotals({ investedAmount, units: 100 }, nav);
    expect(doubts(25_000)).toEqual([]);
    expect(doubts(25_000.01)).toEqual([
      { kind: "far-from-value", invested: 25_000.01, worth: 5_000 },
    ]);
    expect(doubts(50)).toEqual([]);
    expect(doubts(49.99)).toMatchObject([{ kind: "far-from-value" }]);
    expect(doubts(25_000.01, null)).toEqual([]);
  });
});
