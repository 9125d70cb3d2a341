import { expect, it } from "vitest";
import { scaled } from "../../../../src/shared/rounding.ts";
import { toMicroUnits } from "../../../../src/shared/transactions/fixed-point.ts";

it.each(
  "0 7 19.999 0.0000005 -19.999 1.0000005 .5 5. 1e3 123456789012.123456 9999.99999 12.3456789".split(
    " ",
  ),
)("the text %s has the millionths of its number", (text) => {
  expect(toMicroUnits(text)).toBe(scaled(Number(text), 6));
});
