import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { portfolioTotals } from "../../../../src/shared/funds/totals.ts";
import { valueFund } from "../../../../src/shared/funds/valuation.ts";
import { amount, navText, units } from "../../../support/data/arbitraries.ts";

const holding = (category: string, investedAmount: number, currentAmount: number | null) => ({
  category,
  units: 10,
  investedAmount,
  currentAmount,
  pnl: currentAmount === null ? null : currentAmount - investedAmount,
});

describe("the five figures of the overview", () => {
  it("are the sums over the funds", () => {
    // By hand: 1000 + 500.5 + 2000 = 3500.5 invested; 1125.25 + 400.25 + 2600 = 4125.5 now;
    // PnL 125.25 − 100.25 + 600 = 625; 625 / 3500.5 = 17.8545… %.
    const funds = [
      holding("debt", 1000, 1125.25),
      holding("equity", 500.5, 400.25),
      holding("equity", 2000, 2600),
    ];
    expect(portfolioTotals(funds, [])).toEqual({
      invested: 3500.5,
      currentValue: 4125.5,
      pnl: 625,
      returns: 17.85,
      schemes: 3,
      withoutNav: 0,
      investedWithoutNav: 0,
    });
  });

  it("are all zero without funds", () => {
    expect(portfolioTotals([], [])).toEqual({
      invested: 0,
      currentValue: 0,
      pnl: 0,
      returns: null,
      schemes: 0,
      withoutNav: 0,
      investedWithoutNav: 0,
    });
  });

  it("leave out the same funds everywhere: those without a NAV, which are counted apart", () => {
    // By hand: 120 − 100 is 20, 20 % of 100; the 50 invested without a NAV are stated apart.
    expect(
      portfolioTotals([holding("debt", 100, 120), holding("insurance", 50, null)], []),
    ).toEqual({
      invested: 100,
      currentValue: 120,
      pnl: 20,
      returns: 20,
      schemes: 1,
      withoutNav: 1,
      investedWithoutNav: 50,
    });
  });

  it("count no fund whose units were all redeemed", () => {
    const redeemed = { ...holding("debt", 0, 0), units: 0 };
    const held = holding("debt", 100, 120);
    expect(portfolioTotals([redeemed, held], [])).toEqual(portfolioTotals([held], []));
  });

  it("have no returns on an invested amount of 0", () => {
    expect(portfolioTotals([holding("debt", 0, 120)], [])).toMatchObject({
      invested: 0,
      pnl: 120,
      returns: null,
    });
  });

  it("leave an excluded category out of the current value only", () => {
    const funds = [holding("debt", 100, 120), holding("el & insurance (2022)", 50, 70)];
    expect(portfolioTotals(funds, ["el & insurance (2022)"])).toEqual({
      invested: 150,
      currentValue: 120,
      pnl: 40,
      returns: 26.67,
      schemes: 2,
      withoutNav: 0,
      investedWithoutNav: 0,
    });
  });

  it("are exact sums of the funds with a value, in any order, for any number of funds", () => {
    const fund = fc.record({
      investedAmount: amount,
      units: fc.oneof(units, fc.constant(0)),
      nav: fc.option(navText),
    });
    fc.assert(
      fc.property(fc.array(fund, { maxLength: 60 }), (holdings) => {
        const funds = holdings.map((one) => ({ category: "debt", ...one, ...valueFund(one) }));
        const held = funds.filter((one) => one.units !== 0);
        const valued = held.filter(({ currentAmount }) => currentAmount !== null);
        const totals = portfolioTotals(funds, []);
        const sum = (values: (number | null)[], scale: number) =>
          values.reduce<bigint>((all, value) => all + BigInt(Math.round((value ?? 0) * scale)), 0n);
        const scaled = (value: number, scale: number) => BigInt(Math.round(value * scale));
        const invested = (some: typeof funds) =>
          sum(
            some.map((one) => one.investedAmount),
            10_000,
          );
        expect(scaled(totals.currentValue, 100)).toBe(
          sum(
            valued.map((one) => one.currentAmount),
            100,
          ),
        );
        expect(scaled(totals.pnl, 100)).toBe(
          sum(
            valued.map((one) => one.pnl),
            100,
          ),
        );
        expect(scaled(totals.invested, 10_000)).toBe(invested(valued));
        expect(scaled(totals.invested, 10_000) + scaled(totals.investedWithoutNav, 10_000)).toBe(
          invested(held),
        );
        expect([totals.schemes, totals.withoutNav]).toEqual([
          valued.length,
          held.length - valued.length,
        ]);
        expect(portfolioTotals(funds.toReversed(), [])).toEqual(totals);
      }),
    );
  });
});
