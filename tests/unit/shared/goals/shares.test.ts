import { expect, it } from "vitest";
import { givenOf, unpromisedParts, valueOfParts } from "../../../../src/shared/goals/shares.ts";

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

it("what isn't promised elsewhere is the rest of each held fund, the most valuable first", () => {
  const fund = (id: string, units: number, currentAmount: number | null) => ({
    id,
    units,
    currentAmount,
  });
  const funds = [
    fund("a", 1, 900),
    fund("b", 1, 100),
    fund("redeemed", 0, 0),
    fund("c", 1, 500),
    fund("unpriced", 1, null),
  ];
  expect(unpromisedParts(funds, givenOf(goals))).toEqual([
    { fundId: "c", percent: 100 },
    { fundId: "b", percent: 60 },
    { fundId: "unpriced", percent: 100 },
  ]);
});
