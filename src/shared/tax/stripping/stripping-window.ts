import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { partitionPoint } from "../../partition-point.ts";
import { addMonths } from "../holding-period.ts";
import type { Stripping } from "../rules/tax-rules.ts";

/** Indexes from `from` to before `to`; empty unless `to` is greater. */
export type IndexRange = { from: number; to: number };

export type HeldBetween = { acquiredOn: IsoDate; soldOn: IsoDate };

/** Of sorted days of bonuses or dividends, those for which a lot may have been bought. */
export function daysBoughtFor(
  days: readonly IsoDate[],
  { acquiredOn, soldOn }: HeldBetween,
  { soldFrom, monthsBefore, monthsAfter }: Stripping,
): IndexRange {
  if (days.length === 0 || soldOn < soldFrom) return { from: 0, to: 0 };
  const last = addMonths(acquiredOn, monthsBefore);
  const to = countUntil(days, last < soldOn ? last : soldOn);
  const from = partitionPoint(to, (index) => {
    const day = days[index] ?? missing();
    return day < acquiredOn || addMonths(day, monthsAfter) < soldOn;
  });
  return { from, to };
}

/** How many of some sorted days are before a day. */
export const countBefore = (days: readonly IsoDate[], day: IsoDate): number =>
  partitionPoint(days.length, (index) => (days[index] ?? missing()) < day);

/** How many of some sorted days are on or before a day. */
export const countUntil = (days: readonly IsoDate[], until: IsoDate): number =>
  partitionPoint(days.length, (index) => (days[index] ?? missing()) <= until);
