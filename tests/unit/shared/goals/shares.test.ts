import { expect, it } from "vitest";
import { givenOf, valueOfParts } from "../../../../src/shared/goals/shares.ts";

const goals = [
  { parts: [{ fundId: "a", percent: 33.33 }] },
  {
    parts: [
      { fundId: "a", percent: 66.67 },
      { fundId: "b", percent: 40 },
    ],
  },
];

it("a goal has its percentage of each fund, to the paisa", () => {
  const values = new Map([
    ["a", 100.01],
    ["b", null],
  ]);
  expect(goals.map(({ parts }) => valueOfParts(parts, values))).toEqual([33.33, 66.68]);
});

it("the shares of a fund add up over all goals", () => {
  expect([...givenOf(goals)]).toEqual([
    ["a", 100],
    ["b", 40],
  ]);
});
