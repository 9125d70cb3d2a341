import type { Day, NavPoints, ReadonlyNavPoints } from "../../shared/history/schema.ts";
import { missing } from "../../shared/missing.ts";
import { fromHex } from "../platform/encoding.ts";
import type { StoredTail, StoredYears } from "./queries/histories.ts";
import { PointBuffer } from "./pack-points.ts";

/** Points of one scheme: packed years, and the newest ones, which replace packed ones of the same day. */
export function readPoints(
  packed: StoredYears | undefined,
  tail: StoredTail | undefined,
): NavPoints {
  const { days, navs } = unpack(packed, tail, new PointBuffer());
  return { days: Array.from(days), navs: Array.from(navs) };
}

/**
 * Reads points of many schemes, one after the other: copies of all at once would be most of a worker's memory.
 * @returns a scheme's points by its code, valid until it is called again
 */
export function pointsReader(
  packed: readonly StoredYears[],
  tails: readonly StoredTail[],
): (code: string) => ReadonlyNavPoints {
  const packedByCode = new Map(packed.map((years) => [years.code, years]));
  const tailByCode = new Map(tails.map((tail) => [tail.code, tail]));
  const buffer = new PointBuffer();
  return (code) => unpack(packedByCode.get(code), tailByCode.get(code), buffer);
}

function unpack(
  packed: StoredYears | undefined,
  tail: StoredTail | undefined,
  buffer: PointBuffer,
): ReadonlyNavPoints {
  buffer.clear();
  for (const year of packed?.years.split(",") ?? []) buffer.addPacked(fromHex(year));
  if (tail !== undefined) {
    const newer = readTail(tail);
    buffer.add(merge(buffer.takeFrom(newer.days[0] ?? Infinity), newer));
  }
  return buffer.points();
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
  const navByDay = new Map(older.days.map((day, index) => [day, older.navs[index] ?? missing()]));
  for (const [index, day] of newer.days.entries())
    navByDay.set(day, newer.navs[index] ?? missing());
  const days = [...navByDay.keys()].toSorted((one, other) => one - other);
  return { days, navs: days.map((day) => navByDay.get(day) ?? missing()) };
}
