import type { IsoDate } from "../dates.ts";
import { roundTo } from "../rounding.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import { dayOf, isoDay } from "./days.ts";
import type { ReadonlyNavPoints, ValueSeries } from "./schema.ts";
import type { HoldingStep } from "./value-series.ts";

/** A fund whose past is not known: what is held, what it cost, and the day on which that was recorded. */
export type UndatedTotals = { units: MicroUnits; invested: Paise; recordedOn: IsoDate };

/**
 * The steps of a fund with totals only: the invested amount stays the same from the day on which it was recorded, or
 * from the newest NAV if that is older.
 */
export function stepsOfTotals(
  { units, invested, recordedOn }: UndatedTotals,
  { days }: ReadonlyNavPoints,
): HoldingStep[] {
  const newest = days[days.length - 1];
  const date = newest !== undefined && newest < dayOf(recordedOn) ? isoDay(newest) : recordedOn;
  return [{ entry: { date }, balance: units, cost: invested }];
}

/**
 * The steps by which an estimated fund is drawn: from its first NAV on, since nothing is known before, and from the day
 * on which something is held.
 * @param steps oldest first
 */
export function estimatedSteps(
  steps: readonly HoldingStep[],
  { days }: ReadonlyNavPoints,
): HoldingStep[] {
  const first = days[0];
  if (first === undefined) return [];
  const before = steps.findLastIndex(({ entry }) => dayOf(entry.date) <= first);
  const known = steps
    .slice(Math.max(0, before))
    .map((step, index) =>
      index === 0 && before !== -1 ? { ...step, entry: { date: isoDay(first) } } : step,
    );
  const held = known.findIndex(({ balance }) => balance > 0);
  return held === -1 ? [] : known.slice(held);
}

/** Rupees on the days of both series together; null before one of them begins. */
export type CombinedSeries = {
  days: number[];
  known: (number | null)[];
  /** Of all, from the first estimated one on. */
  all: (number | null)[];
  invested: number[];
};

/** The value of funds whose past is known and that of all with the estimated ones; a day without a value has the last one. */
export function combineSeries(known: ValueSeries, estimated: ValueSeries): CombinedSeries {
  const days = [...new Set([...known.days, ...estimated.days])].toSorted(
    (one, other) => one - other,
  );
  const values = onDays(days, known.days, known.values);
  const guesses = onDays(days, estimated.days, estimated.values);
  const costs = onDays(days, known.days, known.invested);
  const guessedCosts = onDays(days, estimated.days, estimated.invested);
  return {
    days,
    known: values,
    all: guesses.map((guess, index) => (guess === null ? null : sum(guess, values[index]))),
    invested: costs.map((cost, index) => sum(cost, guessedCosts[index])),
  };
}

export const lastValue = ({ all, known }: CombinedSeries): number =>
  all.at(-1) ?? known.at(-1) ?? 0;

/** The last value on or before each day; null before the first. */
export function onDays(
  days: readonly number[],
  given: readonly number[],
  values: readonly (number | null)[],
): (number | null)[] {
  let next = 0;
  return days.map((day) => {
    while (next < given.length && (given[next] ?? day) <= day) next += 1;
    return values[next - 1] ?? null;
  });
}

const sum = (one: number | null | undefined, other: number | null | undefined): number =>
  roundTo((one ?? 0) + (other ?? 0), 2);
