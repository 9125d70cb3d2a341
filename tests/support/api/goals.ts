import type { GoalView } from "../../../src/shared/goals/schema.ts";
import type { ApiClient } from "./api-client.ts";
import { okay } from "./ledgers.ts";

export const goalInput = (change: object = {}) => ({
  id: crypto.randomUUID(),
  name: "School",
  target: 1_000_000,
  on: "2046-06-01",
  inflation: 6,
  expected: 10,
  parts: [],
  ...change,
});

export const addGoal = async (owner: ApiClient, change: object = {}): Promise<GoalView> =>
  okay<GoalView>(await owner.mutate("goals.add", goalInput(change)));

export const goalsOf = async (owner: ApiClient, input: object = {}): Promise<GoalView[]> =>
  okay<GoalView[]>(await owner.query("goals.list", input));

export const targetInput = {
  by: "kind",
  parts: [
    { name: "equity", percent: 60 },
    { name: "debt", percent: 40 },
  ],
};
