import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideRounded, roundTo, scaled, shareOf } from "../../../src/shared/rounding.ts";

describe("rounding", () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [8.345, 2, 8.35],
    [1.0049999, 2, 1],
    [0.49999999999999994, 0, 0],
    [5e-7, 6, 0.000001],
    [-0.001, 2, 0],
    [123456789012.345, 2, 123456789012.35],
  ])("%d to %d places is %d", (value, places, rounded) => {
    expect(roundTo(value, places)).toBe(rounded);
  });

  it("is half away from zero by the shortest decimal form, as big.js rounds it", () => {
    const value = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      // Often halfway.
      fc
        .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(10, 100, 1_000, 1e5))
        .map(([whole, by]) => (10 * whole + 5) / by),
    );
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2, 4, 6), (number, places) => {
        const rounded = Big(number).round(places, Big.roundHalfUp);
        expect(roundTo(number, places)).toBe(rounded.toNumber() + 0);
        expect(BigInt(scaled(number, places))).toBe(BigInt(rounded.times(10 ** places).toFixed(0)));
      }),
    );
  });

  it("of a share is that of the exact quotient", () => {
    const whole = fc.integer({ min: -1e15, max: 1e15 });
    const positive = fc.integer({ min: 1, max: 1e15 });
    fc.assert(
      fc.property(whole, positive, positive, (all, part, of) => {
        const exact = Number(divideRounded(BigInt(all) * BigInt(part), BigInt(of)));
        expect(shareOf(all, part, of)).toBe(exact + 0);
      }),
    );
  });
});
