import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { partitionPoint } from "../../partition-point.ts";
import { addMonths } from "../holding-period.ts";
import type { Stripping } from "../rules/tax-rules.ts";

/** Indexes, from one to before another; none where the second is not greater. */
export type IndexRange = { from: number; to: number };

export type HeldBetween = { acquiredOn: IsoDate; soldOn: IsoDate };

/** Of days in their order, those for which a lot may have been bought. */
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

/** Of days in their order, how many there are up to one and on it. */
export const countUntil = (days: readonly IsoDate[], until: IsoDate): number =>
  partitionPoint(days.length, (index) => (days[index] ?? missing()) <= until);
