import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, decimalPlaces, toDecimalText } from "../../../src/shared/money.ts";
import { amount } from "../../support/data/arbitraries.ts";

/** Any size and sign, with leading and trailing zeros, beyond the range of numbers. */
const decimalText = fc
  .tuple(
    fc.constantFrom("", "-"),
    fc.stringMatching(/^\d{1,25}$/),
    fc.option(fc.stringMatching(/^\d{1,25}$/)),
  )
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction === null ? "" : `.${fraction}`}`);
const places = fc.nat({ max: 12 });

/** big.js, with the number of decimals of a quotient set. */
const other = (text: string, quotients = 0) => {
  const Other = Big();
  Other.RM = Other.roundHalfUp;
  Other.DP = quotients;
  return new Other(text);
};
/** big.js keeps the sign of a rounded zero. */
const textOf = (value: Big) => (value.eq(0) ? "0" : value.toFixed());

describe("decimals", () => {
  it("round half away from zero, positive and negative", () => {
    const rounded = ["0.005", "-0.005", "2.675", "-2.675", "1.004999", "-0.004"].map((text) =>
      decimal(text).roundTo(2).toNumber(),
    );
    expect(rounded).toEqual([0.01, -0.01, 2.68, -2.68, 1, 0]);
  });

  it("add up tenths exactly", () => {
    expect(decimal(0.1).plus(decimal(0.2)).toNumber()).toBe(0.3);
  });

  it("divide with one rounding, half away from zero for any signs", () => {
    const quotients = [
      ["1", "8"],
      ["-1", "8"],
      ["1", "-8"],
      ["-1", "-8"],
      ["0", "-8"],
      ["2", "0.03"],
    ].map(([dividend = "", divisor = ""]) => decimal(dividend).dividedBy(decimal(divisor), 2));
    expect(quotients.map((quotient) => quotient.toNumber())).toEqual([
      0.13, -0.13, -0.13, 0.13, 0, 66.67,
    ]);
    expect(() => decimal(1).dividedBy(decimal("0.00"), 2)).toThrow(RangeError);
  });

  it("are stored without an exponent", () => {
    expect([0.000001, 1e11, 0.0001, 12.5, 1e-7, 2.5e21, -1.25e-9, -0].map(toDecimalText)).toEqual([
      "0.000001",
      "100000000000",
      "0.0001",
      "12.5",
      "0.0000001",
      "2500000000000000000000",
      "-0.00000000125",
      "0",
    ]);
  });

  it("parse back from their text unchanged", () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(Number(toDecimalText(value))).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(decimal(value).toNumber()).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it.each(["", " ", "1 ", "+1", ".5", "5.", "1,000", "0x10", "1.2.3", "--1", "N.A.", "1e", "१"])(
    "are not parsed from %j",
    (text) => {
      expect(() => decimal(text)).toThrow(RangeError);
    },
  );

  it.each([Number.NaN, Infinity, -Infinity])("are not made from %d", (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });

  it("count the decimal places of a number", () => {
    expect([1000, 0.5, 0.1234, 1e-7, 1.1].map(decimalPlaces)).toEqual([0, 1, 4, 7, 1]);
  });

  it("calculate like big.js for numbers of any size", () => {
    fc.assert(
      fc.property(decimalText, decimalText, places, (one, two, to) => {
        const [left, right] = [decimal(one), decimal(two)];
        expect(left.toText()).toBe(textOf(other(one)));
        expect(left.toNumber()).toBe(Number(left.toText()));
        expect(left.plus(right).toText()).toBe(textOf(other(one).plus(two)));
        expect(left.minus(right).toText()).toBe(textOf(other(one).minus(two)));
        expect(left.times(right).toText()).toBe(textOf(other(one).times(two)));
        expect(left.roundTo(to).toText()).toBe(textOf(other(one).round(to)));
        expect(left.isPositive()).toBe(other(one).gt(0));
        expect(left.isNegative()).toBe(other(one).lt(0));
        fc.pre(!other(two).eq(0));
        expect(left.dividedBy(right, to).toText()).toBe(textOf(other(one, to).div(two)));
      }),
      { numRuns: 1000 },
    );
  });
});
