import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatGain,
  formatNav,
  formatNumber,
  formatReturns,
  formatRupees,
  formatShortRupees,
  groupAmountInput,
  parseAmount,
} from "../../../src/shared/number-format.ts";
import { amount } from "../../support/data/arbitraries.ts";

describe("number formats", () => {
  it.each([
    [0, "₹0.00"],
    [999, "₹999.00"],
    [1000, "₹1,000.00"],
    [100000.5, "₹1,00,000.50"],
    [12345678.9012, "₹1,23,45,678.9012"],
    [1234567890, "₹1,23,45,67,890.00"],
    [-42, "−₹42.00"],
  ])("show the amount %d as %s", (value, text) => expect(formatRupees(value)).toBe(text));

  it("leave out paise where there are none", () => {
    expect([5_000, 1_00_000.5, 0].map(formatShortRupees)).toEqual(["₹5,000", "₹1,00,000.50", "₹0"]);
  });

  it("show a number with at most four decimals", () => {
    expect(formatNumber(1234.56789)).toBe("1,234.5679");
    expect([10.5, -0.00004, 14_000].map((value) => formatNumber(value))).toEqual([
      "10.5",
      "0",
      "14,000",
    ]);
  });

  it("show a NAV with four decimals", () => expect(formatNav(107.136)).toBe("₹107.1360"));

  it("show gains and losses with their sign", () => {
    expect([500, -42.5, 0].map(formatGain)).toEqual(["+₹500.00", "−₹42.50", "₹0.00"]);
    expect([12.5, -3, 0].map(formatReturns)).toEqual(["+12.50%", "−3.00%", "0.00%"]);
  });

  it("round and group like the platform's Indian format", () => {
    const platform = new Intl.NumberFormat("en-IN", {
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    });
    fc.assert(
      fc.property(amount, (value) => {
        expect(formatRupees(value)).toBe(`₹${platform.format(value)}`);
      }),
    );
  });
});

describe("typed amounts", () => {
  it.each([
    ["1,00,000.50", 100000.5],
    ["₹ 5,000", 5000],
    [" 12.5 ", 12.5],
    ["1.", 1],
    [".5", 0.5],
    ["-3", -3],
    ["−3", -3],
    ["₹१,००,०००.५०", 100000.5],
  ])("parse %j as %d", (text, value) => expect(parseAmount(text)).toBe(value));

  it.each(["", ".", "abc", "1.2.3", "1e5", "NaN", "Infinity", "0x10", "12 lakh"])(
    "refuse %j",
    (text) => expect(parseAmount(text)).toBeNull(),
  );

  it("parse back from the shown format", () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(parseAmount(formatRupees(value))).toBe(value);
      }),
    );
  });

  it("are grouped while typing, and left unchanged when they are not amounts", () => {
    expect(["1234567", "१२३४५६७", "1,2345.6", "12.", "abc", ""].map(groupAmountInput)).toEqual([
      "12,34,567",
      "12,34,567",
      "12,345.6",
      "12.",
      "abc",
      "",
    ]);
  });
});
