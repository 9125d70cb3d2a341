import type { Day, NavPoints } from "../../shared/history/schema.ts";
import type { StoredTail, StoredYear } from "./queries.ts";
import { unpackPoints } from "./pack-points.ts";

/** Points of one scheme: packed years, and the newest ones, which replace packed ones of the same day. */
export function readPoints(years: readonly StoredYear[], tail: StoredTail | undefined): NavPoints {
  const points: NavPoints = { days: [], navs: [] };
  for (const { points: packed } of years) unpackPoints(new Uint8Array(packed), points);
  return tail === undefined ? points : merge(points, readTail(tail));
}

export function readAllPoints(
  years: readonly StoredYear[],
  tails: readonly StoredTail[],
): Map<string, NavPoints> {
  const yearsByCode = Map.groupBy(years, ({ code }) => code);
  const tailByCode = new Map(tails.map((tail) => [tail.code, tail]));
  return new Map(
    [...new Set([...yearsByCode.keys(), ...tailByCode.keys()])].map((code) => [
      code,
      readPoints(yearsByCode.get(code) ?? [], tailByCode.get(code)),
    ]),
  );
}

function readTail({ days, navs }: StoredTail): NavPoints {
  const texts: string[] = JSON.parse(navs);
  return { days: JSON.parse(days) as Day[], navs: texts.map(Number) };
}

/** Both ascending; where both have a day, `newer` counts. */
export function merge(older: NavPoints, newer: NavPoints): NavPoints {
  const firstNew = newer.days[0];
  if (firstNew === undefined) return older;
  if ((older.days.at(-1) ?? -Infinity) < firstNew) {
    return { days: older.days.concat(newer.days), navs: older.navs.concat(newer.navs) };
  }
  const navByDay = new Map(older.days.map((day, index) => [day, older.navs[index] ?? 0]));
  for (const [index, day] of newer.days.entries()) navByDay.set(day, newer.navs[index] ?? 0);
  const days = [...navByDay.keys()].toSorted((one, other) => one - other);
  return { days, navs: days.map((day) => navByDay.get(day) ?? 0) };
}
