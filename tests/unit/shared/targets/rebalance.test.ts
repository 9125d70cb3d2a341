import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { smallestMove } from "../../../../src/shared/targets/limits.ts";
import { fillParts, isWithinBands } from "../../../../src/shared/targets/parts.ts";
import {
  movesToTarget,
  rankedUnits,
  saleRanks,
  type MovableFund,
  type RankedUnits,
} from "../../../../src/shared/targets/rebalance.ts";
import type { AllocationTarget } from "../../../../src/shared/targets/schema.ts";
import { JointSale } from "../../../../src/shared/tax/selling/joint-sale.ts";
import { valueOf } from "../../../../src/shared/tax/lot-gain.ts";
import { toMicroUnits, toPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import { buy, factsOf, heldFund, personWith, whatIf } from "../../../support/data/tax-facts.ts";

const today = "2026-11-25";
const target: AllocationTarget = {
  by: "kind",
  band: 5,
  relativeBand: null,
  parts: [
    { name: "equity", percent: 60 },
    { name: "debt", percent: 40 },
  ],
};

const ranked = (rank: RankedUnits["rank"], units: number): RankedUnits => ({
  rank,
  units: toMicroUnits(units),
});

/** At ₹10 a unit. */
function fund(id: string, kind: "equity" | "debt", units: RankedUnits[], given = {}): MovableFund {
  const held = units.reduce((sum, one) => sum + one.units, 0);
  return {
    id,
    kind,
    holderId: null,
    category: kind,
    nav: "10",
    value: valueOf(held, "10"),
    units,
    isOpen: true,
    hasRunningSip: false,
    due: 0,
    ...given,
  };
}
const movesOf = (...funds: MovableFund[]) =>
  runAtOnce(movesToTarget(fillParts(target, funds).parts, target));

describe("the way back to target", () => {
  it("sells losses first, then long-term units without a load, then others", () => {
    const { moves } = movesOf(
      fund("a", "equity", [ranked("long", 100), ranked("loss", 100)]),
      fund("b", "equity", [ranked("free", 120), ranked("short", 300)]),
      fund("c", "equity", [ranked("loss", 80), ranked("short", 200)]),
      fund("d", "debt", [ranked("free", 100)]),
    );
    // ₹10,000 in all, of which ₹3,000 are too much equity.
    expect(moves).toEqual([
      { holderId: null, name: "equity", fundId: "a", side: "sell", units: 100, amount: 1_000 },
      { holderId: null, name: "equity", fundId: "b", side: "sell", units: 120, amount: 1_200 },
      { holderId: null, name: "equity", fundId: "c", side: "sell", units: 80, amount: 800 },
      { holderId: null, name: "debt", fundId: "d", side: "buy", units: null, amount: 3_000 },
    ]);
  });

  it("buys with what somebody sold for the same person, and names no fund where there is none", () => {
    const { moves } = movesOf(
      fund("a", "equity", [ranked("loss", 30)], { holderId: "asha" }),
      fund("b", "equity", [ranked("free", 60)]),
      fund("c", "debt", [ranked("free", 10)]),
    );
    expect(moves.filter(({ side }) => side === "buy")).toEqual([
      { holderId: "asha", name: "debt", fundId: null, side: "buy", units: null, amount: 300 },
    ]);
  });

  it("proposes nothing while every part is within its band", () => {
    const within = [
      fund("a", "equity", [ranked("free", 650)]),
      fund("b", "debt", [ranked("free", 350)]),
    ];
    expect(movesOf(...within)).toEqual({ moves: [], sold: new Map(), notSold: 0 });
    const narrow = { band: 5, relativeBand: 12 };
    const { moves } = runAtOnce(movesToTarget(fillParts(target, within).parts, narrow));
    expect(moves).toMatchObject([
      { side: "sell", amount: 500 },
      { side: "buy", amount: 500 },
    ]);
  });

  it("proposes no sale and no purchase under ₹100, whose amount goes to the others", () => {
    const three: AllocationTarget = {
      ...target,
      parts: [
        { name: "equity", percent: 60 },
        { name: "debt", percent: 39.5 },
        { name: "gold", percent: 0.5 },
      ],
    };
    const held = [
      fund("a", "equity", [ranked("loss", 5), ranked("free", 900)]),
      fund("b", "equity", [ranked("loss", 9)]),
      fund("c", "debt", [ranked("free", 86)]),
    ];
    const { moves, notSold } = runAtOnce(movesToTarget(fillParts(three, held).parts, three));
    expect(moves).toMatchObject([
      { side: "sell", fundId: "a", amount: 3_050 },
      { side: "buy", name: "debt", amount: 3_050 },
    ]);
    expect(notSold).toBe(0);
  });

  it("says how much cannot be sold", () => {
    const locked = fund("a", "equity", [ranked("free", 15)], { value: toPaise(900) });
    const { moves, notSold } = movesOf(locked, fund("c", "debt", [ranked("free", 10)]));
    expect(moves[0]).toMatchObject({ units: 15, amount: 150 });
    expect(notSold).toBe(150);
  });

  it("sells no more than is above the target and is there, and buys for as much", () => {
    const units = fc.array(
      fc.record({
        rank: fc.constantFrom(...saleRanks),
        units: fc.integer({ min: 1, max: 9_000_000_000 }),
      }),
      { maxLength: 5 },
    );
    const funds = fc.array(
      fc.record({
        units,
        kind: fc.constantFrom("equity" as const, "debt" as const),
        holderId: fc.constantFrom(null, "asha"),
        nav: fc.constantFrom("10", "123.4567", "0.37"),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(funds, (given) => {
        const held = given.map((one, index) => {
          const all = one.units.reduce((sum, each) => sum + each.units, 0);
          return fund(String(index), one.kind, one.units, { ...one, value: valueOf(all, one.nav) });
        });
        const { parts } = fillParts(target, held);
        const { moves, sold } = runAtOnce(movesToTarget(parts, target));
        const total = parts.reduce((sum, { value }) => sum + value, 0);
        const sumOf = (side: string, name?: string) =>
          moves
            .filter((move) => move.side === side && (name ?? move.name) === move.name)
            .reduce((sum, { amount }) => sum + toPaise(amount), 0);
        const isWithin = isWithinBands(parts, target);
        if (isWithin) expect(moves).toEqual([]);
        expect(moves.every(({ amount }) => amount >= smallestMove)).toBe(true);
        for (const { name, percent, value } of parts) {
          const excess = isWithin ? 0 : Math.max(0, value - Math.round((total * percent) / 100));
          // The value of each piece that is sold is rounded.
          const pieces = given.reduce(
            (sum, one) => sum + (one.kind === name ? one.units.length : 0),
            1,
          );
          expect(sumOf("sell", name)).toBeLessThanOrEqual(excess + pieces);
        }
        for (const one of held) {
          const all = one.units.reduce((sum, each) => sum + each.units, 0);
          expect(sold.get(one.id) ?? 0).toBeLessThanOrEqual(all);
        }
        expect(sumOf("buy")).toBe(sumOf("sell"));
      }),
    );
  });
});

const bought = [
  buy("2020-01-02", 1_000, 10_000, { fundId: "one" }),
  buy("2026-06-02", 100, 4_000, { fundId: "one" }),
  buy("2020-01-02", 50_000, 200_000, { fundId: "two" }),
];
const load = { steps: [{ days: 365, percent: 1 }], freePercent: 0 };
const [one, two] = [
  heldFund({ id: "one", exitLoad: load }),
  heldFund({ id: "two", exitLoad: { steps: [], freePercent: 0 } }),
];
const facts = factsOf(bought);
const person = (...funds: ReturnType<typeof heldFund>[]) => ({ ...personWith(funds), funds });
const sale = (...funds: ReturnType<typeof heldFund>[]) =>
  runAtOnce(JointSale.of(person(...funds), facts, { today }));

describe("the sales of one person together", () => {
  it("are ranked by loss, term and load, up to what is locked", () => {
    expect(rankedUnits(runAtOnce(sale(one).lotsOf(one)) ?? []).map(({ rank }) => rank)).toEqual([
      "free",
      "loss",
    ]);
    const elss = heldFund({ id: "one", scheme: { ...one.scheme, isElss: true } });
    expect(rankedUnits(runAtOnce(sale(elss).lotsOf(elss)) ?? [])).toHaveLength(1);
  });

  it("cost the same as a single sale where there is one, and share the exemption where there are two", () => {
    const units = toMicroUnits(50_000);
    const alone = whatIf(person(two), two, facts, { units: 50_000, on: today }, { today });
    const { load: loadAlone, tax } = runAtOnce(sale(two).total(new Map([["two", units]])));
    expect("tax" in alone && [toPaise(alone.exitLoad), toPaise(alone.tax ?? NaN)]).toEqual([
      loadAlone,
      tax,
    ]);
    const both = new Map([
      ["one", toMicroUnits(1_100)],
      ["two", units],
    ]);
    const joint = runAtOnce(sale(one, two).total(both));
    // A gain of ₹8,10,000, the ₹10,000 of the other fund, and a loss of ₹2,000 with its load.
    expect(joint.load).toBe(toPaise(20));
    expect(joint.tax).toBe(toPaise((800_000 + 10_000 - 2_020 - 125_000) * 0.125 * 1.04));
  });

  it("have an unknown load where none is typed, and no total where a fund's sale is not known", () => {
    const untyped = heldFund({ id: "one" });
    const sold = new Map([["one", toMicroUnits(1)]]);
    expect(runAtOnce(sale(untyped).total(sold))).toMatchObject({ load: null, tax: 0 });
    const totals = heldFund({ id: "one", hasTransactions: false });
    expect(runAtOnce(sale(totals).total(sold))).toEqual({ load: null, tax: null });
  });
});
