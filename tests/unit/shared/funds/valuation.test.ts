import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { definedReturns, valueFund } from "../../../../src/shared/funds/valuation.ts";
import { amount, navText, units } from "../../../support/data/arbitraries.ts";

describe("a holding's value", () => {
  it("is units times NAV, with PnL and returns from the rounded figures", () => {
    // By hand: 10.5 × 107.1683 = 1125.26715, rounded 1125.27; − 1000 = 125.27; 125.27 / 1000 = 12.527 %.
    expect(valueFund({ investedAmount: 1000, units: 10.5, nav: "107.1683" })).toEqual({
      currentAmount: 1125.27,
      pnl: 125.27,
      returns: 12.53,
    });
  });

  it("rounds half away from zero where binary arithmetic would round down", () => {
    // By hand: 1 × 1.005 = 1.005, half of a paisa goes up. In binary, 1.005 is a little less than 1.005.
    expect(valueFund({ investedAmount: 2, units: 1, nav: "1.005" }).currentAmount).toBe(1.01);
    // By hand: pnl 0.01 − 200.01 = −200; −200 / 200.01 = −99.995000…2 %, so −100 after rounding away from zero.
    expect(valueFund({ investedAmount: 200.01, units: 1, nav: "0.01" })).toEqual({
      currentAmount: 0.01,
      pnl: -200,
      returns: -100,
    });
  });

  it("stays exact with many digits", () => {
    // By hand: 99999999.9999 × 2510326.1234 = 251032612339748.9673876…, checked with long multiplication:
    // 2510326.1234 × 10^8 − 2510326.1234 × 0.0001 = 251032612340000 − 251.03261234 = 251032612339748.96738766.
    const { currentAmount } = valueFund({
      investedAmount: 0,
      units: 99_999_999.9999,
      nav: "2510326.1234",
    });
    expect(currentAmount).toBe(251_032_612_339_748.97);
  });

  it("has returns of 0, which are not shown, when nothing was invested", () => {
    const gift = { investedAmount: 0, units: 10, nav: "5" };
    expect(valueFund(gift)).toEqual({ currentAmount: 50, pnl: 50, returns: 0 });
    expect(definedReturns({ ...gift, ...valueFund(gift) })).toBeNull();
    expect(definedReturns({ investedAmount: 100, returns: 0 })).toBe(0);
  });

  it("is unknown without a NAV", () => {
    expect(valueFund({ investedAmount: 100, units: 10, nav: null })).toEqual({
      currentAmount: null,
      pnl: null,
      returns: null,
    });
  });

  it("is 0 without a NAV where nothing is held any more", () => {
    expect(valueFund({ investedAmount: 0, units: 0, nav: null })).toEqual({
      currentAmount: 0,
      pnl: 0,
      returns: 0,
    });
  });

  it("agrees with integer arithmetic in paise for any figures", () => {
    fc.assert(
      fc.property(amount, units, navText, (investedAmount, held, nav) => {
        const { currentAmount, pnl } = valueFund({ investedAmount, units: held, nav });
        const exact = scaled(held, 4) * scaledText(nav, 8); // 12 decimals
        const paise = roundHalfUp(exact, 10n ** 10n);
        expect(BigInt(Math.round((currentAmount ?? 0) * 100))).toBe(paise);
        const exactPnl = paise * 100n - scaled(investedAmount, 4); // 4 decimals
        expect(BigInt(Math.round((pnl ?? 0) * 100))).toBe(roundHalfUp(exactPnl, 100n));
      }),
    );
  });
});

const scaled = (value: number, places: number): bigint => BigInt(Math.round(value * 10 ** places));

function scaledText(text: string, places: number): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}

function roundHalfUp(value: bigint, unit: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const rounded = (magnitude * 2n + unit) / (unit * 2n);
  return value < 0n ? -rounded : rounded;
}
