import { formatNumber, parseAmount } from "../../../../shared/number-format.ts";
import { decimalPlaces } from "../../../../shared/money.ts";
import { assumedReturn, equityPercent } from "../../../../shared/goals/assumed-return.ts";
import { addGoalInput, type Goal } from "../../../../shared/goals/schema.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import type { AssetKind } from "../../../../shared/schemes/asset-kind.ts";

export type GoalDraft = {
  name: string;
  target: string;
  on: string;
  inflation: string;
  /** null: what the split brings at `rates`. */
  expected: string | null;
  /** Percent a year, assumed for the two parts of the split. */
  rates: { equity: string; debt: string };
  stepUp: string;
  withdrawal: string;
  /** Empty for everyone. */
  holderId: string;
  parts: readonly { fundId: string; percent: string }[];
};

/** Percent a year. */
const usualInflation = "6";
const usualRates = { equity: "10", debt: "6" };

export const newGoalDraft = (holder: HolderFilter): GoalDraft => ({
  name: "",
  target: "",
  on: "",
  inflation: usualInflation,
  expected: null,
  rates: usualRates,
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
  rates: usualRates,
  stepUp: goal.stepUp === 0 ? "" : String(goal.stepUp),
  withdrawal: goal.withdrawal === null ? "" : formatNumber(goal.withdrawal),
  holderId: goal.holderId ?? "",
  parts: goal.parts.map(({ fundId, percent }) => ({ fundId, percent: String(percent) })),
});

/** The return as typed; as proposed while nothing was. Empty where there is no split to propose it from. */
export function expectedText({ expected, rates }: GoalDraft, equityShare: number | null): string {
  if (expected !== null) return expected;
  const [equity, debt] = [parseAmount(rates.equity), parseAmount(rates.debt)];
  return equityShare === null || equity === null || debt === null
    ? ""
    : String(assumedReturn(equityShare, { equity, debt }));
}

/**
 * Checked by the contract, which refuses NaN.
 * @param equityShare of the split that proposes the return, in percent; null for none
 */
export const parseGoalDraft = (id: string, draft: GoalDraft, equityShare: number | null) =>
  addGoalInput.safeParse({
    id,
    name: draft.name,
    target: numberOf(draft.target),
    on: draft.on === "" ? undefined : draft.on,
    inflation: numberOf(draft.inflation),
    expected: numberOf(expectedText(draft, equityShare)),
    stepUp: numberOf(draft.stepUp) ?? 0,
    withdrawal: numberOf(draft.withdrawal),
    holderId: draft.holderId === "" ? null : draft.holderId,
    parts: draft.parts.map(({ fundId, percent }) => ({ fundId, percent: numberOf(percent) })),
  });

/**
 * The share of equity in what feeds a goal; in all of its person's funds while nothing is chosen.
 * @returns percent; null where nothing has a value
 */
export function equityShareOf(
  parts: GoalDraft["parts"],
  funds: readonly Pick<Fund, "id" | "currentAmount">[],
  kinds: ReadonlyMap<string, AssetKind | null>,
): number | null {
  const percents = new Map(parts.map(({ fundId, percent }) => [fundId, parseAmount(percent) ?? 0]));
  const percentOf = (id: string) => (parts.length === 0 ? 100 : (percents.get(id) ?? 0));
  return equityPercent(
    funds.map(({ id, currentAmount }) => ({
      value: (currentAmount ?? 0) * percentOf(id),
      kind: kinds.get(id) ?? null,
    })),
  );
}

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
