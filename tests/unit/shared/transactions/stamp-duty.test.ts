import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { purchaseFor } from "../../../../src/shared/transactions/stamp-duty.ts";
import { isoDate, navText } from "../../../support/data/arbitraries.ts";

describe("what a debited sum buys", () => {
  it("is worked out as by hand", () => {
    // 1,00,000 × 0.005 / 100.005 = 4.99975… → 5.00; 99,995 / 106.95 = 934.9696… → 934.970.
    expect(purchaseFor(1_00_000, "2020-07-01", "106.95")).toEqual({
      amount: 99_995,
      stampDuty: 5,
      units: 934.97,
    });
    expect(purchaseFor(1_00_000, "2020-06-30", "106.95")).toEqual({
      amount: 1_00_000,
      stampDuty: 0,
      units: 935.016,
    });
  });

  it("adds up to the sum, and its units are the amount's to a thousandth", () => {
    const debited = fc.integer({ min: 1, max: 9_999_999_999 }).map((paise) => paise / 100);
    // At a smaller NAV a number cannot hold the units.
    const nav = navText.filter((text) => Number(text) >= 0.01);
    fc.assert(
      fc.property(debited, isoDate, nav, (sum, date, price) => {
        const { amount, stampDuty, units } = purchaseFor(sum, date, price);
        expect(Big(amount).plus(stampDuty).toNumber()).toBe(sum);
        const duty = date < "2020-07-01" ? Big(0) : Big(sum).times(0.005).div(100.005);
        expect(stampDuty).toBe(duty.round(2).toNumber());
        // Compared without a division, which would round.
        const difference = Big(units).times(price).minus(amount).abs();
        expect(difference.lte(Big(price).times("0.0005"))).toBe(true);
      }),
    );
  });
});
