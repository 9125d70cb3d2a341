import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubtsOfTotals } from "../../../../src/shared/funds/doubt.ts";
import { isPossibleTotal } from "../../../../src/shared/funds/fund-fields.ts";
import { correctionOfTotals } from "../../../../src/shared/funds/totals-correction.ts";

describe("the correction of totals", () => {
  it("puts back the decimal point of the units", () => {
    const totals = { investedAmount: 10_000, units: 55_101 };
    expect(correctionOfTotals(totals, 181.48)).toEqual({ investedAmount: 10_000, units: 55.101 });
    expect(correctionOfTotals({ investedAmount: 10_000, units: 55.101 }, 181.48)).toBeNull();
    expect(correctionOfTotals(totals, null)).toBeNull();
    expect(correctionOfTotals({ investedAmount: 0, units: 1 }, 10)).toBeNull();
  });

  it("swaps units and money that stand in each other's place", () => {
    expect(correctionOfTotals({ investedAmount: 55.101, units: 10_000 }, 181.48)).toEqual({
      investedAmount: 10_000,
      units: 55.101,
    });
  });

  it("is nothing that a fund cannot have", () => {
    const totals = { investedAmount: 99_999_999_999, units: 0.0001 };
    expect(correctionOfTotals(totals, 0.01)).toBeNull();
    expect(correctionOfTotals({ investedAmount: 1_000, units: 5_510.1234 }, 181.48)).toEqual({
      investedAmount: 1_000,
      units: 5.5101,
    });
  });

  it("is there for every doubt, can be entered, and settles it", () => {
    const between = (min: number, max: number) =>
      fc.integer({ min: 100 * min, max: 100 * max }).map((paise) => paise / 100);
    const money = between(100, 10_000_000);
    const [figure, price] = [between(1, 10_000_000), between(1, 10_000)];
    fc.assert(
      fc.property(money, figure, price, (investedAmount, units, nav) => {
        const totals = { investedAmount, units };
        const corrected = correctionOfTotals(totals, nav);
        const isInDoubt = doubtsOfTotals(totals, nav).length > 0;
        expect(corrected !== null).toBe(isInDoubt);
        expect(doubtsOfTotals(corrected ?? totals, nav)).toEqual([]);
        expect(isPossibleTotal("units", (corrected ?? totals).units)).toBe(true);
      }),
    );
  });
});
