import { isoDay, lowerBound } from "../history/days.ts";
import type { Day } from "../history/schema.ts";
import { missing } from "../missing.ts";
import { roundTo } from "../rounding.ts";
import type { NavPair } from "./nav-lookup.ts";
import type { Jump } from "./schema.ts";

/** In percent; the two plans differ by costs alone, which no day is so large a part of. */
const largestStep = 0.25;
/** The newest are kept. */
const maxJumps = 20;

/** Days on which the direct plan's NAV moved against the regular one's by more than costs can explain, oldest first. */
export function quotientJumps({ regular, direct }: NavPair, from: Day, until: Day): Jump[] {
  const jumps: Jump[] = [];
  let before: number | null = null;
  let other = 0;
  for (let index = lowerBound(regular.days, from); index < regular.days.length; index += 1) {
    const day = regular.days[index] ?? missing();
    if (day > until) break;
    while ((direct.days[other] ?? Infinity) < day) other += 1;
    if (direct.days[other] !== day) continue;
    const quotient = (direct.navs[other] ?? missing()) / (regular.navs[index] ?? missing());
    const percent = before === null ? 0 : 100 * (quotient / before - 1);
    if (Math.abs(percent) > largestStep) {
      jumps.push({ date: isoDay(day), percent: roundTo(percent, 4) });
    }
    before = quotient;
  }
  return jumps.slice(-maxJumps);
}
