import { carriedNav } from "../history/carried-nav.ts";
import { lowerBound, maxGapDays } from "../history/days.ts";
import { listedNavPlaces } from "../history/nav-places.ts";
import type { Day, ReadonlyNavPoints } from "../history/schema.ts";
import { roundTo } from "../rounding.ts";
import type { Entry } from "../transactions/entry.ts";

/** NAVs of a scheme in its regular and its direct plan. */
export type NavPair = {
  regular: ReadonlyNavPoints;
  direct: ReadonlyNavPoints;
  /** Whether the direct plan's are worked out from other schemes'. */
  isEstimate?: boolean;
};

/** How many regular units one direct unit is worth on a day, or null. */
export function quotientOn({ regular, direct }: NavPair, day: Day): number | null {
  const [over, under] = [carriedNav(direct, day), carriedNav(regular, day)];
  return over === null || under === null ? null : over / under;
}

export const lastDayOf = ({ days }: ReadonlyNavPoints): Day | undefined => days[days.length - 1];

/**
 * The day whose NAV a transaction was allotted: that of its date, or the nearest one whose listed NAV is the recorded one, at most
 * ten days away.
 */
export function allottedDay(day: Day, { nav }: Pick<Entry, "nav">, listed: ReadonlyNavPoints): Day {
  if (nav === null) return day;
  const wanted = roundTo(Number(nav), listedNavPlaces);
  const { days, navs } = listed;
  const own = lowerBound(days, day);
  if (days[own] === day && roundTo(navs[own] ?? 0, listedNavPlaces) === wanted) return day;
  let nearest: Day | null = null;
  for (
    let index = lowerBound(days, day - maxGapDays);
    (days[index] ?? Infinity) <= day + maxGapDays;
    index += 1
  ) {
    const [other, listedNav] = [days[index] ?? day, navs[index] ?? 0];
    if (roundTo(listedNav, listedNavPlaces) !== wanted) continue;
    if (nearest === null || Math.abs(other - day) < Math.abs(nearest - day)) nearest = other;
  }
  return nearest ?? day;
}
