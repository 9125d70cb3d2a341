import { expect, it } from "vitest";
import { outOfText } from "../../../../../../src/client/features/goals/page/out-of-text.ts";

it("a goal's projection is said in the unit of its cost", () => {
  expect(
    [
      [2_961_234, 8_127_000],
      [2_961_234, 12_345_678],
      [0, 123_456],
      [45_000, 99_999],
    ].map(([projected = 0, cost = 0]) => outOfText(projected, cost)),
  ).toEqual([
    "On these assumptions 29.6 of 81.3 lakh",
    "On these assumptions 0.3 of 1.23 crore",
    "On these assumptions 0 of 1.23 lakh",
    "On these assumptions ₹45,000 of ₹99,999",
  ]);
});
