import type { Day, ReadonlyNavPoints } from "../history/schema.ts";
import { missing } from "../missing.ts";

export type WorstFall = {
  /** The day of the peak, and the day of the lowest NAV after it. */
  from: Day;
  to: Day;
  /** A negative fraction. */
  change: number;
  /** The first day on which the NAV was as high again; null where it was not yet. */
  recoveredOn: Day | null;
};

/** The largest fall from a NAV to a later one, the first of several; null where it never fell. */
export function worstFall({ days, navs }: ReadonlyNavPoints): WorstFall | null {
  let [peak, from, to, change] = [0, 0, 0, 0];
  for (let index = 0; index < navs.length; index += 1) {
    const nav = navs[index] ?? missing();
    const highest = navs[peak] ?? missing();
    if (nav >= highest) peak = index;
    else if (nav / highest - 1 < change) [from, to, change] = [peak, index, nav / highest - 1];
  }
  if (change === 0) return null;
  const lost = navs[from] ?? missing();
  let back = to;
  while (back < navs.length && (navs[back] ?? missing()) < lost) back += 1;
  return {
    from: days[from] ?? missing(),
    to: days[to] ?? missing(),
    change,
    recoveredOn: days[back] ?? null,
  };
}
