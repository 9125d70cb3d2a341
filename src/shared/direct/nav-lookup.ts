import { lowerBound, maxGapDays } from "../history/days.ts";
import type { Day, ReadonlyNavPoints } from "../history/schema.ts";
import { roundTo } from "../rounding.ts";
import type { Entry } from "../transactions/entry.ts";

/** NAVs of a scheme in its regular and its direct plan. */
export type NavPair = { regular: ReadonlyNavPoints; direct: ReadonlyNavPoints };

/** The NAV of a day or of the last day before it with one, at most ten days back; null where there is none. */
export function navOn({ days, navs }: ReadonlyNavPoints, day: Day): number | null {
  const last = lowerBound(days, day + 1) - 1;
  const [found, nav] = [days[last], navs[last]];
  return found !== undefined && nav !== undefined && found >= day - maxGapDays ? nav : null;
}

/** How many regular units one direct unit is worth on a day, or null. */
export function quotientOn({ regular, direct }: NavPair, day: Day): number | null {
  const [of, by] = [navOn(direct, day), navOn(regular, day)];
  return of === null || by === null ? null : of / by;
}

export const lastDayOf = ({ days }: ReadonlyNavPoints): Day | undefined => days[days.length - 1];

/** AMFI's NAVs have four decimals; some histories have more. */
const listedPlaces = 4;

/**
 * The day whose NAV a transaction was allotted: that of its date, or the nearest one whose listed NAV is the recorded one, at most
 * ten days away.
 */
export function allottedDay(day: Day, { nav }: Pick<Entry, "nav">, listed: ReadonlyNavPoints): Day {
  if (nav === null) return day;
  const wanted = roundTo(Number(nav), listedPlaces);
  const { days, navs } = listed;
  const own = lowerBound(days, day);
  if (days[own] === day && roundTo(navs[own] ?? 0, listedPlaces) === wanted) return day;
  let nearest: Day | null = null;
  for (
    let index = lowerBound(days, day - maxGapDays);
    (days[index] ?? Infinity) <= day + maxGapDays;
    index += 1
  ) {
    const [other, listedNav] = [days[index] ?? day, navs[index] ?? 0];
    if (roundTo(listedNav, listedPlaces) !== wanted) continue;
    if (nearest === null || Math.abs(other - day) < Math.abs(nearest - day)) nearest = other;
  }
  return nearest ?? day;
}
