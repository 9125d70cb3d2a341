import { describe, expect, it } from "vitest";
import { rows112A } from "../../../../src/shared/tax/report/schedule-112a.ts";
import type { TaxEntry } from "../../../../src/shared/tax/taxed-fund.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  taxReport,
  whatIf,
} from "../../../support/data/tax-facts.ts";

const profile = { slab: 30 as const, resident: true };
const reportOf = (entries: readonly TaxEntry[], year: number) =>
  taxReport(
    personWith([taxedFund("equity"), taxedFund("equity", { id: "other" })], {
      profiles: new Map([
        [2025, profile],
        [2026, profile],
      ]),
    }),
    factsOf(entries),
    { year, today: "2026-11-25" },
  );
const lotsIn = (entries: readonly TaxEntry[], year: number) =>
  reportOf(entries, year)
    .sales.filter(({ fundId }) => fundId === "fund")
    .map(({ gain, ignoredLoss, addedLoss, certain }) => [gain, ignoredLoss, addedLoss, certain]);

const bonus = (date: string, units: number, more: object = {}) =>
  taxEntry({ date, type: "bonus", units, ...more });

const stripped = [
  buy("2025-04-02", 100, 200_000),
  bonus("2025-05-02", 100),
  sell("2025-07-01", 100, 100_000),
];

describe("a loss on units that were bought for a bonus", () => {
  it("is ignored, and becomes the cost of the bonus units", () => {
    const entries = [
      ...stripped,
      sell("2026-06-05", 100, 100_000),
      buy("2025-04-02", 100, 100_000, { fundId: "other" }),
      sell("2025-10-01", 100, 200_000, { fundId: "other" }),
    ];
    // By hand: a short gain of 1,00,000 at 20 %, with cess; the loss of 1,00,000 is the bonus units' cost.
    expect(reportOf(entries, 2025).estimate.total).toBe(20_800);
    expect(lotsIn(entries, 2025)).toEqual([[0, 100_000, 0, false]]);
    const next = reportOf(entries, 2026);
    expect(next.sales).toMatchObject([
      { cost: 0, costTaken: 100_000, addedLoss: 100_000, gain: 0, certain: false },
    ]);
    expect(next.estimate.total).toBe(0);
    expect(rows112A(next.sales)).toMatchObject([{ cost: 100_000, costTaken: 100_000, balance: 0 }]);
  });

  it("is shared out among the bonus units that are held then, to the paisa", () => {
    // By hand: of 90 bonus units, 30 each carry 33,333.33 or 33,333.34 of the loss of 1,00,000.
    const entries = [
      buy("2025-04-02", 100, 200_000),
      bonus("2025-05-02", 90),
      sell("2025-07-01", 100, 100_000),
      sell("2025-08-01", 30, 50_000),
      sell("2025-09-01", 60, 100_000),
    ];
    expect(lotsIn(entries, 2025)).toEqual([
      [0, 100_000, 0, false],
      [16_666.67, 0, 33_333.33, false],
      [33_333.33, 0, 66_666.67, false],
    ]);
  });

  it("follows the bonus units through a split", () => {
    const entries = [
      ...stripped,
      sell("2025-08-01", 50, 60_000),
      taxEntry({ date: "2025-09-01", type: "split", units: 50 }),
      sell("2025-10-01", 100, 70_000),
    ];
    expect(lotsIn(entries, 2025)).toEqual([
      [0, 100_000, 0, false],
      [10_000, 0, 50_000, false],
      [20_000, 0, 50_000, false],
    ]);
  });

  it("counts where no bonus unit is held after the sale", () => {
    const entries = [...stripped.slice(0, 2), sell("2025-07-01", 200, 100_000)];
    expect(lotsIn(entries, 2025)).toEqual([
      [-150_000, 0, 0, true],
      [50_000, 0, 0, true],
    ]);
  });

  it("counts in part where only some of the units were bought shortly before", () => {
    const entries = [buy("2025-01-02", 50, 100_000), ...stripped.slice(0, 2)];
    expect(lotsIn([...entries, sell("2025-07-01", 150, 150_000)], 2025)).toEqual([
      [-50_000, 0, 0, true],
      [0, 100_000, 0, false],
    ]);
  });

  const moved = (date: string, units: number) =>
    (["out", "in"] as const).map((side) =>
      taxEntry({
        date,
        type: `transfer-${side}`,
        units,
        pairId: "pair",
        fundId: side === "out" ? "old" : "fund",
      }),
    );
  const inOld = (entries: readonly TaxEntry[]) =>
    entries.map((entry) => ({ ...entry, fundId: "old" }));

  it("is ignored where both kinds of units came from another folio", () => {
    const entries = [
      ...inOld(stripped.slice(0, 2)),
      ...moved("2025-06-02", 200),
      ...stripped.slice(2),
      sell("2026-06-05", 100, 100_000),
    ];
    expect(lotsIn(entries, 2025)).toEqual([[0, 100_000, 0, false]]);
    expect(lotsIn(entries, 2026)).toEqual([[0, 0, 100_000, false]]);
  });

  it("leaves the cost of bonus units uncertain that later went to another folio", () => {
    const entries = [
      ...inOld(stripped),
      ...moved("2025-08-01", 100),
      sell("2026-06-05", 100, 100_000),
    ];
    expect(lotsIn(entries, 2026)).toEqual([[100_000, 0, 0, false]]);
  });

  it("is not certain where the bonus units had gone to another folio", () => {
    const first = [...stripped.slice(0, 2), buy("2025-03-01", 100, 100_000)];
    const out = taxEntry({ date: "2025-06-02", type: "transfer-out", units: 100 });
    expect(lotsIn([...first, out, sell("2025-07-01", 200, 200_000)], 2025)).toEqual([
      [-100_000, 0, 0, false],
      [100_000, 0, 0, false],
    ]);
  });

  it("counts if the bonus units were sold in a year that is left out", () => {
    const entries = [
      bonus("2026-01-10", 50),
      buy("2026-01-10", 100, 200_000, { sequence: 1 }),
      taxEntry({ date: "2026-03-02", type: "switch-out", units: 50 }),
      sell("2026-05-04", 100, 100_000),
    ];
    expect(reportOf(entries, 2025).leftOut).toMatchObject([{ reason: "unpaired" }]);
    expect(lotsIn(entries, 2026)).toEqual([[-100_000, 0, 0, false]]);
  });

  it("and the bonus units' cost are the same in a planned sale as in the recorded one", () => {
    const held = { ...taxedFund(), nav: "1000", exitLoad: null };
    const plannedOn = (entries: readonly TaxEntry[], on: string) => {
      const planned = whatIf(
        personWith([held]),
        held,
        factsOf(entries),
        { units: 100, on },
        { today: on },
      );
      return (
        "lots" in planned &&
        planned.lots.map(({ gain, ignoredLoss, addedLoss, certain }) => [
          gain,
          ignoredLoss,
          addedLoss,
          certain,
        ])
      );
    };
    expect(plannedOn(stripped.slice(0, 2), "2025-07-01")).toEqual([[0, 100_000, 0, false]]);
    expect(plannedOn(stripped.slice(0, 2), "2026-02-03")).toEqual([[-100_000, 0, 0, true]]);
    expect(plannedOn(stripped, "2026-02-03")).toEqual([[0, 0, 100_000, false]]);
  });
});
