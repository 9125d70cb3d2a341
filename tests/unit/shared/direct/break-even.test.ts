import { describe, expect, it } from "vitest";
import {
  breakEvenMonths,
  taxAtEnd,
  type TaxAtEnd,
} from "../../../../src/shared/direct/break-even.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import type { TaxedScheme } from "../../../../src/shared/tax/lot-gain.ts";
import { classOfScheme } from "../../../../src/shared/tax/scheme-class.ts";
import { toPaise } from "../../../../src/shared/transactions/fixed-point.ts";

const noTax: TaxAtEnd = () => 0;
const value = toPaise(1_000_000);
const months = (
  cost: number,
  {
    advantage = 0.01,
    growth = 0,
    staying = noTax,
    switching = noTax,
  }: Partial<
    Record<"advantage" | "growth", number> & Record<"staying" | "switching", TaxAtEnd>
  > = {},
) =>
  runAtOnce(
    breakEvenMonths({
      value,
      cost: toPaise(cost),
      advantage,
      growth,
      taxOfStaying: staying,
      taxOfSwitching: switching,
    }),
  );

const equity: TaxedScheme = {
  ...classOfScheme("Open Ended Schemes(Equity Scheme - Small Cap Fund)", "A Fund", "1"),
  class: "equity",
};
const seller = { scheme: equity, slab: 30, isResident: true };
const today = "2026-08-20";

describe("the months until a switch has paid for itself", () => {
  it.each([0, 0.08, 0.12])("are 25 for 2 % of cost and 1 % a year at a growth of %d", (growth) => {
    expect(months(20_000, { growth })).toBe(25);
  });

  it("are none where nothing is paid, and unknown where it never pays", () => {
    expect(months(0)).toBe(0);
    expect(months(-500)).toBe(0);
    expect(months(20_000, { advantage: 0 })).toBeNull();
    expect(months(900_000)).toBeNull();
    expect(months(20_000, { staying: () => null })).toBeNull();
  });

  it("count from when it stays worth it, not from a month in between", () => {
    const staying: TaxAtEnd = (at) => (at === 10 ? toPaise(500_000) : 0);
    expect(months(20_000, { staying })).toBe(25);
  });

  it("are fewer where the tax that was paid now is saved later", () => {
    const held = [{ value, cost: toPaise(400_000), acquiredOn: "2020-01-01" }];
    const paid = toPaise(20_000);
    const bought = [{ value: value - paid, cost: value - paid, acquiredOn: today }];
    const taxed = months(20_000, {
      growth: 0.08,
      staying: taxAtEnd(held, today, seller),
      switching: taxAtEnd(bought, today, seller),
    });
    expect(taxed).toBeLessThan(25);
  });
});

describe("the tax at the end", () => {
  it("is 12.5 % above the exemption of a year, with cess, for long-term gains of equity", () => {
    const tax = taxAtEnd(
      [{ value, cost: toPaise(400_000), acquiredOn: "2020-01-01" }],
      today,
      seller,
    );
    expect(tax(0, 1)).toBe(toPaise((600_000 - 125_000) * 0.125 * 1.04));
    expect(tax(120, 2)).toBe(toPaise((1_600_000 - 125_000) * 0.125 * 1.04));
  });

  it("is 20 % on units of up to a year, and sets the losses of others off", () => {
    const lots = [
      { value: toPaise(300_000), cost: toPaise(200_000), acquiredOn: "2026-06-01" },
      { value: toPaise(100_000), cost: toPaise(160_000), acquiredOn: "2026-07-01" },
    ];
    expect(taxAtEnd(lots, today, seller)(0, 1)).toBe(toPaise(40_000 * 0.2 * 1.04));
    expect(taxAtEnd(lots, today, seller)(13, 1)).toBe(0);
  });

  it("is not known without a slab where a gain has no rate of its own", () => {
    const debt: TaxedScheme = {
      ...classOfScheme("Open Ended Schemes(Debt Scheme - Liquid Fund)", "A Fund", "1"),
      class: "specified",
    };
    const lots = [{ value, cost: toPaise(900_000), acquiredOn: "2024-01-01" }];
    const of = (slab: number | null) =>
      taxAtEnd(lots, today, { scheme: debt, slab, isResident: true });
    expect(of(null)(12, 1)).toBeNull();
    expect(of(30)(12, 1)).toBe(toPaise(100_000 * 0.3 * 1.04));
  });
});
