import { addDays } from "../../../../../src/shared/dates.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExitLoad } from "../../../../../src/shared/tax/exit-load.ts";
import { missing } from "../../../../../src/shared/missing.ts";
import type { HeldFund } from "../../../../../src/shared/tax/selling/held-fund.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import { toMicroUnits, toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sell,
  taxEntry,
  harvest,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

const today = "2026-11-25";
const daysAgo = (days: number): string => addDays(today, -days);

const harvestOf = (fund: HeldFund, entries: readonly TaxEntry[]) =>
  harvest({ ...personWith([fund]), funds: [fund] }, factsOf(entries), { today });

const saleOf = (fund: HeldFund, entries: readonly TaxEntry[], units: number) => {
  const asked = { units, on: today };
  const planned = whatIf(personWith([fund]), fund, factsOf(entries), asked, { today });
  if ("problem" in planned) throw new Error(planned.problem);
  return planned;
};

const loadOf = (freePercent: number, ...steps: [number, number][]): ExitLoad => ({
  steps: steps.map(([days, percent]) => ({ days, percent })),
  freePercent,
});

describe("a loss that could be taken", () => {
  it("covers all units that must be sold for it, with the gain that comes first", () => {
    const fund = heldFund({ nav: "2293" });
    const entries = [buy("2024-01-10", 100, 150_000), buy("2026-06-01", 100, 350_000)];
    // By hand: 100 × 2,293 is 2,29,300; the old units gain 79,300, and the new ones lose 1,20,700.
    expect(harvestOf(fund, entries).losses).toMatchObject([
      { units: 200, loss: 41_400, term: "short", shortGain: -120_700, longGain: 79_300 },
    ]);
  });

  it("includes the remainder that a sale takes with it", () => {
    const entries = [
      buy("2025-01-02", 9.9996, 1_000),
      taxEntry({ date: "2025-01-03", type: "bonus", units: 0.0008 }),
    ];
    const fund = heldFund({ nav: "20" });
    const [loss] = harvestOf(fund, entries).losses;
    expect(loss).toMatchObject({ units: 10.0004 });
    const { units, shortGain, longGain } = saleOf(fund, entries, loss?.units ?? 0);
    expect(loss).toMatchObject({ units, shortGain, longGain });
  });

  it("is named as out of reach where it lies behind a larger gain", () => {
    const fund = heldFund({ nav: "2293" });
    const entries = [
      buy("2024-01-10", 100, 50_000),
      buy("2026-06-01", 100, 350_000),
      buy("2026-07-01", 10, 22_900),
      buy("2026-08-03", 10, 30_000),
    ];
    const { losses, unreachableLosses } = harvestOf(fund, entries);
    // By hand: the first 100 gain 1,79,300; then 1,20,700 are lost, 30 gained and 7,070 lost.
    expect(losses).toEqual([]);
    expect(unreachableLosses).toEqual([
      {
        fundId: "fund",
        schemeName: fund.schemeName,
        folioNumber: fund.folioNumber,
        units: 120,
        loss: 127_740,
        acquiredFrom: "2026-06-01",
        unitsBefore: 100,
        gainBefore: 179_300,
        certain: true,
      },
    ]);
  });

  it("does not include a later loss behind a larger gain: that is out of reach", () => {
    const fund = heldFund({ nav: "100" });
    const entries = [
      buy("2024-01-10", 10, 5_000),
      buy("2024-02-12", 10, 200),
      buy("2024-03-12", 10, 1_500),
    ];
    // By hand: 4,000 are lost, 800 gained, and 500 lost.
    expect(harvestOf(fund, entries)).toMatchObject({
      losses: [{ units: 10, loss: 4_000 }],
      unreachableLosses: [{ units: 10, loss: 500, unitsBefore: 10, gainBefore: 800 }],
    });
    // A gain of 200 between them is smaller than the loss after it: both are one loss.
    const small = [entries[0] ?? missing(), buy("2024-02-12", 10, 800), entries[2] ?? missing()];
    expect(harvestOf(fund, small)).toMatchObject({
      losses: [{ units: 30, loss: 4_300 }],
      unreachableLosses: [],
    });
  });

  it("is out of reach behind all older units, also those whose own loss is too small to name", () => {
    const entries = [
      buy("2024-01-10", 10, 1_042),
      buy("2024-02-12", 10, 200),
      buy("2024-03-12", 10, 1_500),
    ];
    // By hand: 42 are lost, 800 gained, and 500 lost.
    expect(harvestOf(heldFund({ nav: "100" }), entries)).toMatchObject({
      losses: [],
      unreachableLosses: [{ units: 10, loss: 500, unitsBefore: 20, gainBefore: 758 }],
    });
  });

  it("is not named as out of reach where it is locked, or less than ₹100", () => {
    const entries = [buy("2020-01-10", 10, 500), buy("2026-02-12", 10, 1_500)];
    const fund = heldFund({ nav: "100" });
    const unreachableIn = (held: HeldFund, ...more: TaxEntry[]) =>
      harvestOf(held, [...entries, ...more]).unreachableLosses.map(({ loss }) => loss);
    expect(unreachableIn(fund)).toEqual([500]);
    expect(unreachableIn({ ...fund, scheme: { ...fund.scheme, isElss: true } })).toEqual([]);
    expect(unreachableIn(heldFund({ nav: "140.001" }))).toEqual([]);
  });
});

describe("what a loss would be set against", () => {
  it.each([
    ["the slab of 30% first", 30 as const, ["50AA", "111A"]],
    ["the slab of 5% last", 5 as const, ["111A", "50AA"]],
    ["the highest slab first while none is chosen", null, ["50AA", "111A"]],
  ])("names the highest rate first: %s", (_, slab, against) => {
    const held = heldFund({ nav: "10" });
    const debt = heldFund({ id: "debt" });
    const sold = heldFund({ id: "sold" });
    const funds = [
      held,
      sold,
      { ...debt, scheme: { ...debt.scheme, class: "specified" as const } },
    ];
    const entries = [
      buy("2026-06-01", 100, 51_000),
      buy("2026-05-04", 100, 50_000, { fundId: "sold" }),
      sell("2026-06-10", 100, 100_000, { fundId: "sold" }),
      buy("2026-05-04", 100, 50_000, { fundId: "debt" }),
      sell("2026-06-10", 100, 100_000, { fundId: "debt" }),
    ];
    const profiles = new Map([[2026, { slab, resident: true }]]);
    const person = { ...personWith(funds, { profiles }), funds };
    const { losses } = harvest(person, factsOf(entries), { today });
    expect(losses).toMatchObject([{ fundId: "fund", loss: 50_000, term: "short", against }]);
  });
});

describe("a loss on units that were bought for a bonus", () => {
  const fund = heldFund({ nav: "900" });
  const bought = buy("2026-05-04", 100, 200_000);
  const bonusOf = (units: number) =>
    taxEntry({ date: "2026-06-01", type: "bonus", units, sequence: 1 });

  it("is named together with the bonus units that must be sold for it to count", () => {
    // By hand: the 100 lose 1,10,000 at ₹900, which counts once the 100 bonus units are sold too, which gain 90,000.
    expect(harvestOf(fund, [bought, bonusOf(100)]).losses).toMatchObject([
      { units: 200, loss: 20_000, shortGain: -20_000, certain: true },
    ]);
    expect(harvestOf(fund, [bought, bonusOf(200)]).losses).toEqual([]);
  });

  it("takes a thousandth of the next lot where rounding down would leave part of a bonus unit", () => {
    const entries = [bought, bonusOf(10.0004), buy("2026-07-01", 100, 10_000, { sequence: 2 })];
    // By hand: 110.0004 units leave 0.0006 of the next 100, which gain ₹800 a unit.
    expect(harvestOf(fund, entries).losses).toMatchObject([{ units: 110.001, loss: 100_999.16 }]);
    expect(saleOf(fund, entries, 110)).toMatchObject({ shortGain: 9_000 });
  });

  it("is taken off the bonus units' gain in a harvest once it is their cost", () => {
    const strippedEntries = [
      buy("2025-01-02", 100, 200_000),
      taxEntry({ date: "2025-02-03", type: "bonus", units: 100, sequence: 1 }),
      sell("2025-06-02", 100, 120_000, { sequence: 2 }),
    ];
    // By hand: 100 bonus units at ₹900 cost the 80,000 that were ignored.
    expect(harvestOf(fund, strippedEntries).gains).toMatchObject([
      { units: 100, longTermGain: 10_000, certain: false },
    ]);
  });
});

describe("a gain that fits", () => {
  it.each([
    // By hand: 1,25,000 / 36 is 3,472.222; the first 5,000 units bear no load.
    [
      { nav: "91", exitLoad: loadOf(10, [365, 2], [730, 1]) },
      buy("2025-06-02", 50_000, 2_750_000),
      { units: 3_472.222, longTermGain: 124_999.99, exitLoad: 0 },
    ],
    // 1,25,000 / 35 is 3,571.428, of 10,000 without a load.
    [
      { nav: "40", exitLoad: loadOf(10, [3_650, 5]) },
      buy("2025-06-02", 100_000, 500_000),
      { units: 3_571.428, longTermGain: 124_999.98, exitLoad: 0 },
    ],
    // The free 100 gain 36 each and the rest 35.09: 100 and (1,25,000 − 3,600) / 35.09.
    [
      { nav: "91", exitLoad: loadOf(1, [730, 1]) },
      buy("2025-06-02", 10_000, 550_000),
      { units: 3_559.675, longTermGain: 125_000, exitLoad: 3_148.3 },
    ],
    // With a load of 50 %, only the free part gains.
    [
      { nav: "91", exitLoad: loadOf(10, [730, 50]) },
      buy("2025-06-02", 10_000, 550_000),
      { units: 1_000, longTermGain: 36_000, exitLoad: 0 },
    ],
  ])("counts the units without a load: %o", (more, bought, expected) => {
    expect(harvestOf(heldFund(more), [bought]).gains).toMatchObject([expected]);
  });
});

describe("units that are long-term soon", () => {
  it("are all listed, however many other changes are nearer", () => {
    const fund = heldFund({ exitLoad: loadOf(0, [370, 1]) });
    const bought = [300, 310, 320, 330, 340, 350].flatMap((days, sequence) => [
      buy(daysAgo(days), 10, 100, { sequence: 2 * sequence }),
      buy(daysAgo(days + 66), 10, 100, { sequence: 2 * sequence + 1 }),
    ]);
    expect(harvestOf(fund, bought).soonLongTerm.map(({ units }) => units)).toEqual([
      10, 10, 10, 10, 10,
    ]);
  });
});

const lots = fc.array(
  fc.record({
    days: fc.integer({ min: 1, max: 4_000 }),
    units: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 1_000),
    amount: fc.integer({ min: 1, max: 50_000_000 }).map((n) => n / 100),
  }),
  { minLength: 1, maxLength: 10 },
);
const loads = fc.option(
  fc
    .record({
      days: fc.constantFrom(365, 730, 4_000),
      percent: fc.integer({ min: 1, max: 60_000 }).map((n) => n / 1_000),
      freePercent: fc.integer({ min: 0, max: 50 }),
    })
    .map(({ days, percent, freePercent }) => loadOf(freePercent, [days, percent])),
);
const held = fc.record({ lots, load: loads, nav: fc.integer({ min: 100, max: 900_000 }) });

type Held = typeof held extends fc.Arbitrary<infer Value> ? Value : never;

const fundAndEntries = ({ lots: made, load, nav }: Held) => ({
  fund: {
    ...heldFund({ nav: String(nav / 1_000), exitLoad: load }),
    fmv: { perUnit: "60", isTyped: true },
  },
  entries: made.map(({ days, units, amount }, sequence) =>
    buy(daysAgo(days), units, amount, { sequence }),
  ),
});

describe("each row of a harvest", () => {
  it("has the result of a sale of its units", () => {
    fc.assert(
      fc.property(held, (given) => {
        const { fund, entries } = fundAndEntries(given);
        const { gains, losses } = harvestOf(fund, entries);
        for (const { units, longTermGain, exitLoad } of gains) {
          expect(saleOf(fund, entries, units)).toMatchObject({
            units,
            longGain: longTermGain,
            shortGain: 0,
            exitLoad,
          });
        }
        for (const { units, loss, shortGain, longGain, exitLoad } of losses) {
          expect(saleOf(fund, entries, units)).toMatchObject({
            units,
            shortGain,
            longGain,
            exitLoad,
          });
          expect(toPaise(loss)).toBe(-toPaise(shortGain) - toPaise(longGain));
        }
      }),
    );
  });

  it("has the highest gain that fits, to a thousandth of a unit and within rounding", () => {
    fc.assert(
      fc.property(held, fc.array(fc.integer({ min: 1, max: 1_000 })), (given, shares) => {
        const { fund, entries } = fundAndEntries(given);
        const { gains } = harvestOf(fund, entries);
        const best = toPaise(gains[0]?.longTermGain ?? 100);
        const all = given.lots.reduce((sum, { units }) => sum + toMicroUnits(units), 0);
        const rounding = given.lots.length * 3 + given.nav / 10_000 + 1;
        for (const share of shares) {
          const units = Math.floor((all * share) / 1_000_000) / 1_000;
          // Units worth less than a paisa cannot be sold.
          if (units * given.nav < 10) continue;
          const sold = saleOf(fund, entries, units);
          const fits =
            sold.lots.every(({ section }) => section === "112A") && sold.longGain <= 125_000;
          if (fits) expect(toPaise(sold.longGain)).toBeLessThanOrEqual(best + rounding);
        }
      }),
    );
  });
});
