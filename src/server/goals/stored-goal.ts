import * as z from "zod/mini";
import type { Goal, GoalData } from "../../shared/goals/schema.ts";
import type { HolderFilter } from "../../shared/holders/holder.ts";
import { toDecimalText } from "../../shared/money.ts";
import type { GoalRow } from "./queries.ts";

const storedParts = z.array(z.object({ fundId: z.string(), percent: z.number() }));

export const readGoal = (row: GoalRow): Goal => ({
  id: row.id,
  name: row.name,
  target: Number(row.target),
  on: row.on,
  inflation: Number(row.inflation),
  expected: Number(row.expected),
  stepUp: Number(row.stepUp),
  withdrawal: row.withdrawal === null ? null : Number(row.withdrawal),
  holderId: row.holderId,
  parts: storedParts.parse(JSON.parse(row.parts)),
  version: row.version,
});

/** All goals, or one person's. */
export const readGoals = (rows: readonly GoalRow[], holder: HolderFilter): Goal[] =>
  rows.map(readGoal).filter(({ holderId }) => holder === undefined || holderId === holder);

export const goalRow = (
  goal: GoalData,
  kept: Pick<GoalRow, "id" | "version" | "createdAt">,
): GoalRow => ({
  ...kept,
  name: goal.name,
  target: toDecimalText(goal.target),
  on: goal.on,
  inflation: toDecimalText(goal.inflation),
  expected: toDecimalText(goal.expected),
  stepUp: toDecimalText(goal.stepUp),
  withdrawal: goal.withdrawal === null ? null : toDecimalText(goal.withdrawal),
  holderId: goal.holderId,
  parts: JSON.stringify(goal.parts.map(({ fundId, percent }) => ({ fundId, percent }))),
});

export const hasSameData = (stored: GoalRow, sent: GoalRow): boolean =>
  (
    [
      "name",
      "target",
      "on",
      "inflation",
      "expected",
      "stepUp",
      "withdrawal",
      "holderId",
      "parts",
    ] as const
  ).every((field) => stored[field] === sent[field]);
