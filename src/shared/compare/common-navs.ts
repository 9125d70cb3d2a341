import { lowerBound, maxGapDays } from "../history/days.ts";
import type { Day, NavPoints, ReadonlyNavPoints } from "../history/schema.ts";
import { missing } from "../missing.ts";

/** NAVs of several schemes on the same days. */
export type CommonNavs = {
  /** Each day with a NAV of any of them, from the first to the last day on which all have one. */
  days: Day[];
  /** By scheme, then by day: the NAV, or the last one at most ten days before; else null. */
  navs: (number | null)[][];
};

/** @returns null where the schemes have fewer than two days in common */
export function commonNavs(schemes: readonly ReadonlyNavPoints[]): CommonNavs | null {
  const days = unionOf(schemes);
  const navs = schemes.map((points) => navsOn(points, days));
  const isCommon = (_: Day, index: number): boolean => navs.every((own) => own[index] !== null);
  const [first, last] = [days.findIndex(isCommon), days.findLastIndex(isCommon)];
  if (first === -1 || first === last) return null;
  return {
    days: days.slice(first, last + 1),
    navs: navs.map((own) => own.slice(first, last + 1)),
  };
}

/** The part of a scheme's NAVs from its NAV on the first day to the last day. */
export function navsWithin(
  { days, navs }: NavPoints,
  { from, to }: { from: Day; to: Day },
): NavPoints {
  const first = Math.max(0, lowerBound(days, from + 1) - 1);
  const end = lowerBound(days, to + 1);
  return { days: days.slice(first, end), navs: navs.slice(first, end) };
}

/** The days with a NAV of any scheme, from the first NAV of the youngest to the last of the one that ends first. */
function unionOf(schemes: readonly ReadonlyNavPoints[]): Day[] {
  const first = Math.max(...schemes.map(({ days }) => days[0] ?? Infinity));
  const last = Math.min(...schemes.map(({ days }) => days[days.length - 1] ?? -Infinity));
  const all = new Set<Day>();
  for (const { days } of schemes) {
    for (let index = lowerBound(days, first); index < days.length; index += 1) {
      const day = days[index] ?? missing();
      if (day > last) break;
      all.add(day);
    }
  }
  return Array.from(Float64Array.from(all).toSorted());
}

function navsOn({ days, navs }: ReadonlyNavPoints, on: readonly Day[]): (number | null)[] {
  let next = 0;
  return on.map((day) => {
    while ((days[next] ?? Infinity) <= day) next += 1;
    const known = days[next - 1];
    if (known === undefined || day - known > maxGapDays) return null;
    return navs[next - 1] ?? missing();
  });
}
