import type { Fund } from "../funds/schema.ts";
import { roundTo, shareOf } from "../rounding.ts";
import { fromPaise, toPaise, type Paise } from "../transactions/fixed-point.ts";
import type { Goal, GoalPart } from "./schema.ts";

/** A percentage of an amount, rounded half away from zero. */
export const percentOfPaise = (amount: Paise, percent: number): Paise =>
  shareOf(amount, Math.trunc(roundTo(percent * 100, 0)), 10_000);

/** The value of a goal's shares of funds, in rupees; a fund without a value adds nothing. */
export const valueOfParts = (
  parts: readonly GoalPart[],
  values: ReadonlyMap<string, number | null>,
): number =>
  fromPaise(
    parts.reduce(
      (sum, { fundId, percent }) => sum + percentOfPaise(toPaise(values.get(fundId) ?? 0), percent),
      0,
    ),
  );

/** What goals take of each fund, in percent. */
export function givenOf(goals: readonly Pick<Goal, "parts">[]): Map<string, number> {
  const given = new Map<string, number>();
  for (const { fundId, percent } of goals.flatMap(({ parts }) => parts)) {
    given.set(fundId, roundTo((given.get(fundId) ?? 0) + percent, 2));
  }
  return given;
}

/** Percent of a fund that other goals leave. */
export const leftOf = (given: ReadonlyMap<string, number>, fundId: string): number =>
  Math.max(0, roundTo(100 - (given.get(fundId) ?? 0), 2));

/** What is held and no other goal has, by fund: the most valuable first. */
export const unpromisedParts = (
  funds: readonly Pick<Fund, "id" | "units" | "currentAmount">[],
  given: ReadonlyMap<string, number>,
): GoalPart[] =>
  funds
    .filter(({ units }) => units > 0)
    .toSorted((one, other) => (other.currentAmount ?? 0) - (one.currentAmount ?? 0))
    .map(({ id }) => ({ fundId: id, percent: leftOf(given, id) }))
    .filter(({ percent }) => percent > 0);
