import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decimal,
  decimalPlaces,
  roundTo,
  toDecimalText,
  toNumber,
} from "../../../src/shared/money.ts";
import { amount } from "./arbitraries.ts";

describe("decimals", () => {
  it("round half away from zero on both sides of it", () => {
    const rounded = ["0.005", "-0.005", "2.675", "-2.675", "1.004999", "-0.004"].map((text) =>
      toNumber(roundTo(decimal(text), 2)),
    );
    expect(rounded).toEqual([0.01, -0.01, 2.68, -2.68, 1, 0]);
  });

  it("add up tenths exactly", () => {
    expect(toNumber(decimal(0.1).plus(decimal(0.2)))).toBe(0.3);
  });

  it("are stored without an exponent", () => {
    expect([0.000001, 1e11, 0.0001, 12.5].map(toDecimalText)).toEqual([
      "0.000001",
      "100000000000",
      "0.0001",
      "12.5",
    ]);
  });

  it("come back from their text as the number they were", () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(Number(toDecimalText(value))).toBe(value);
      }),
    );
  });

  it("know how many decimals a number is written with", () => {
    expect([1000, 0.5, 0.1234, 1e-7, 1.1].map(decimalPlaces)).toEqual([0, 1, 4, 7, 1]);
  });
});
