import { describe, expect, it } from "vitest";
import type { TaxEntry } from "../../../../src/shared/tax/taxed-fund.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sell,
  taxEntry,
  harvest,
  sellableFunds,
  taxReport,
  whatIf,
} from "../../../support/data/tax-facts.ts";

const today = "2026-11-25";
const [fund, other] = [heldFund(), heldFund({ id: "other" })];
const person = { ...personWith([fund, other]), funds: [fund, other] };
const reportOf = (entries: readonly TaxEntry[], year: number) =>
  taxReport(person, factsOf(entries), { year, today });
const reasonsIn = (entries: readonly TaxEntry[], year: number) =>
  reportOf(entries, year).leftOut.map(({ fundId, reason, what }) => [fundId, reason, what]);

const bought = buy("2023-05-02", 10, 500);
const switched = (out: number, into: number, pairId: string | null = "pair") => [
  taxEntry({ date: "2025-06-10", type: "switch-out", units: 10, amount: out, pairId }),
  taxEntry({
    date: "2025-06-10",
    type: "switch-in",
    units: 5,
    amount: into,
    pairId,
    fundId: "other",
  }),
];
const later = sell("2026-06-10", 5, 900, { fundId: "other" });

describe("units that were sold without an amount", () => {
  it.each(["redemption", "swp"] as const)(
    "leave their fund's sales of the year out: %s",
    (type) => {
      const sold = taxEntry({ date: "2026-06-10", type, units: 5, amount: 0 });
      const entries = [bought, sold, sell("2026-07-10", 1, 70)];
      expect(reasonsIn(entries, 2026)).toEqual([["fund", "no-amount", "sales"]]);
      expect(reportOf(entries, 2026).sales).toEqual([]);
      const planned = whatIf(person, fund, factsOf(entries), { units: 1, on: today }, { today });
      expect(planned).toMatchObject({ leftOut: [{ reason: "no-amount" }] });
    },
  );

  it("include those of a paired switch, and the cost of the units it brought is not known", () => {
    const entries = [bought, ...switched(0, 0)];
    expect(reasonsIn(entries, 2025)).toEqual([["fund", "no-amount", "sales"]]);
    expect(reasonsIn([...entries, later], 2026)).toEqual([["other", "no-amount", "sales"]]);
    const held = sellableFunds([fund, other], factsOf(entries), { today });
    expect(held.funds).toEqual([]);
    expect(held.leftOut).toMatchObject([{ fundId: "other", reason: "no-amount" }]);
    expect(harvest(person, factsOf(entries), { today }).gains).toEqual([]);
  });

  it("are known by the amount of their own leg", () => {
    expect(reasonsIn([bought, ...switched(0, 600)], 2025)).toEqual([
      ["fund", "no-amount", "sales"],
    ]);
    expect(reportOf([bought, ...switched(0, 600), later], 2026).sales).toMatchObject([
      { cost: 600, gain: 300, certain: true },
    ]);
    expect(reportOf([bought, ...switched(600, 0)], 2025).sales).toMatchObject([{ gain: 100 }]);
    expect(reasonsIn([...switched(600, 0), bought, later], 2026)).toEqual([
      ["other", "no-amount", "sales"],
    ]);
  });

  it("are unpaired where a switch has one leg only", () => {
    expect(reasonsIn([bought, ...switched(0, 0, null)], 2025)).toContainEqual([
      "fund",
      "unpaired",
      "sales",
    ]);
  });
});
