import { missing } from "../missing.ts";
import { lowerBound, maxGapDays } from "./days.ts";
import type { Day, ReadonlyNavPoints } from "./schema.ts";

/** A day's NAV, or the last one at most ten days before; else null. */
export function carriedNav({ days, navs }: ReadonlyNavPoints, day: Day): number | null {
  const index = lowerBound(days, day + 1) - 1;
  const known = days[index];
  if (known === undefined || day - known > maxGapDays) return null;
  return navs[index] ?? missing();
}
