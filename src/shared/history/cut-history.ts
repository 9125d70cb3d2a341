import type { IsoDate } from "../dates.ts";
import { dayOf } from "./days.ts";
import type { Day, DayFlow, PortfolioHistory } from "./schema.ts";

type CutHistory = {
  days: readonly Day[];
  values: readonly number[];
  invested: readonly number[];
  flows: readonly DayFlow[];
};

/** A history up to a day. */
export function historyUntil(
  { days, values, invested, flows }: Pick<PortfolioHistory, keyof CutHistory>,
  to: IsoDate | undefined,
): CutHistory {
  if (to === undefined) return { days, values, invested, flows };
  const last = dayOf(to);
  const end = days.findLastIndex((day) => day <= last) + 1;
  return {
    days: days.slice(0, end),
    values: values.slice(0, end),
    invested: invested.slice(0, end),
    flows: flows.filter(({ day }) => day <= last),
  };
}

/**
 * The index of the day whose value counts as paid in: the last one up to `from`. null where a span starts before the
 * first day, when nothing was held.
 */
export function referenceIndex(days: readonly Day[], from: IsoDate | undefined): number | null {
  if (from === undefined) return null;
  const at = days.findLastIndex((day) => day <= dayOf(from));
  return at === -1 ? null : at;
}
