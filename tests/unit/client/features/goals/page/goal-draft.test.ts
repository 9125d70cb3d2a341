import { expect, it } from "vitest";
import {
  equityShareOf,
  expectedText,
  goalDraftOf,
  newGoalDraft,
  parseGoalDraft,
  refusedPart,
} from "../../../../../../src/client/features/goals/page/goal-draft.ts";
import { toFieldErrors } from "../../../../../../src/shared/contract.ts";

const id = "3f0e7a52-5b1c-4d4e-9b1a-0d3a4f5b6c7d";
const goal = {
  id,
  version: 3,
  name: "School",
  target: 1_000_000.5,
  on: "2046-06-01",
  inflation: 6,
  expected: 10.25,
  stepUp: 0,
  withdrawal: null,
  holderId: "me",
  parts: [{ fundId: "a", percent: 33.33 }],
};

it("a goal's draft is read back as it was", () => {
  const { version: _, ...sent } = goal;
  expect(parseGoalDraft(id, goalDraftOf(goal), 50).data).toEqual(sent);
});

it("a new goal's draft without a split has no return filled in, and says so", () => {
  const draft = { ...newGoalDraft(undefined), name: "A", target: "ten" };
  const read = parseGoalDraft(id, draft, null);
  expect(read.success || toFieldErrors(read.error)).toEqual({
    target: "The amount must be a number",
    on: "The date is required",
    expected: "The return is required",
  });
});

it("a return is proposed from the split at the two rates until one is typed", () => {
  const draft = newGoalDraft(undefined);
  expect([
    expectedText(draft, 75),
    expectedText({ ...draft, rates: { equity: "12", debt: "7" } }, 75),
    expectedText({ ...draft, rates: { equity: "", debt: "7" } }, 75),
    expectedText({ ...draft, expected: "4" }, 75),
    expectedText({ ...draft, expected: "" }, 75),
  ]).toEqual(["9", "10.8", "", "4", ""]);
  const filled = { ...draft, name: "A", target: "10", on: "2046-06-01" };
  expect(parseGoalDraft(id, filled, 75).data).toMatchObject({ expected: 9 });
});

it("the split is of what feeds the goal, and of all funds while nothing is chosen", () => {
  const funds = [
    { id: "a", currentAmount: 300 },
    { id: "b", currentAmount: 100 },
    { id: "unpriced", currentAmount: null },
  ];
  const kinds = new Map([
    ["a", "equity"],
    ["b", "debt"],
  ] as const);
  const shareOf = (parts: { fundId: string; percent: string }[]) =>
    equityShareOf(parts, funds, kinds);
  expect([
    shareOf([]),
    shareOf([{ fundId: "b", percent: "100" }]),
    shareOf([
      { fundId: "a", percent: "33.3333" },
      { fundId: "b", percent: "100" },
    ]),
    shareOf([{ fundId: "a", percent: "" }]),
  ]).toEqual([75, 0, 50, null]);
});

it("an error of percentages is shown at the first part that is wrong", () => {
  const left = (fundId: string) => (fundId === "shared" ? 40 : 100);
  const place = (percent: string, fundId = "b") =>
    refusedPart(
      [
        { fundId: "a", percent: "100" },
        { fundId, percent },
      ],
      left,
    );
  expect(["", "0", "ten", "101", "33.333"].map((percent) => place(percent))).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect([place("41", "shared"), place("40", "shared")]).toEqual([1, 0]);
});
