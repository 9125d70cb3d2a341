import { formatNumber, parseAmount } from "../../../../shared/number-format.ts";
import { decimalPlaces } from "../../../../shared/money.ts";
import { addGoalInput, type Goal } from "../../../../shared/goals/schema.ts";
import type { HolderFilter } from "../../../../shared/holders/holder.ts";

export type GoalDraft = {
  name: string;
  target: string;
  on: string;
  inflation: string;
  expected: string;
  stepUp: string;
  withdrawal: string;
  /** Empty for everyone. */
  holderId: string;
  parts: readonly { fundId: string; percent: string }[];
};

/** Percent a year. The return is never filled in, because the user has to assume it. */
const usualInflation = "6";

export const newGoalDraft = (holder: HolderFilter): GoalDraft => ({
  name: "",
  target: "",
  on: "",
  inflation: usualInflation,
  expected: "",
  stepUp: "",
  withdrawal: "",
  holderId: holder ?? "",
  parts: [],
});

export const goalDraftOf = (goal: Goal): GoalDraft => ({
  name: goal.name,
  target: formatNumber(goal.target),
  on: goal.on,
  inflation: String(goal.inflation),
  expected: String(goal.expected),
  stepUp: goal.stepUp === 0 ? "" : String(goal.stepUp),
  withdrawal: goal.withdrawal === null ? "" : formatNumber(goal.withdrawal),
  holderId: goal.holderId ?? "",
  parts: goal.parts.map(({ fundId, percent }) => ({ fundId, percent: String(percent) })),
});

/** Checked by the contract, which refuses NaN. */
export const parseGoalDraft = (id: string, draft: GoalDraft) =>
  addGoalInput.safeParse({
    id,
    name: draft.name,
    target: numberOf(draft.target),
    on: draft.on === "" ? undefined : draft.on,
    inflation: numberOf(draft.inflation),
    expected: numberOf(draft.expected),
    stepUp: numberOf(draft.stepUp) ?? 0,
    withdrawal: numberOf(draft.withdrawal),
    holderId: draft.holderId === "" ? null : draft.holderId,
    parts: draft.parts.map(({ fundId, percent }) => ({ fundId, percent: numberOf(percent) })),
  });

/**
 * The first part with an invalid percentage, or with more than other goals leave of its fund. The contract names only
 * the field, so this tells where to show its error.
 */
export const refusedPart = (parts: GoalDraft["parts"], left: (fundId: string) => number): number =>
  Math.max(
    0,
    parts.findIndex(({ fundId, percent }) => {
      const value = parseAmount(percent);
      return value === null || value <= 0 || value > left(fundId) || decimalPlaces(value) > 2;
    }),
  );

const numberOf = (text: string): number | null =>
  text.trim() === "" ? null : (parseAmount(text) ?? Number.NaN);
