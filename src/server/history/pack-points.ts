import type { Day, NavPoints } from "../../shared/history/schema.ts";

const maxDecimals = 8;

/**
 * NAVs by day as bytes: the number of decimals, then for each point the change of its NAV as a varint, whose lowest bit
 * says that the point is not of the next weekday; then the days since the one before follow as another. About two and
 * a half bytes a point for a NAV of four decimals.
 * @param points ascending by day; NAVs with at most 8 decimals, above 2 crore with fewer
 */
export function packPoints({ days, navs }: NavPoints): Uint8Array<ArrayBuffer> {
  const decimals = Math.min(
    navs.reduce((most, nav) => Math.max(most, countDecimals(nav)), 0),
    maxDecimalsOf(navs),
  );
  const scale = 10 ** decimals;
  const bytes = [decimals];
  let [dayBefore, navBefore] = [0, 0];
  for (const [index, day] of days.entries()) {
    const nav = Math.round((navs[index] ?? 0) * scale);
    const isNext = day === nextWeekday(dayBefore);
    pushVarint(bytes, 2 * zigzag(nav - navBefore) + (isNext ? 0 : 1));
    if (!isNext) pushVarint(bytes, day - dayBefore);
    [dayBefore, navBefore] = [day, nav];
  }
  return Uint8Array.from(bytes);
}

/** Reads what `packPoints` wrote, and adds it to `into`. */
export function unpackPoints(
  bytes: Uint8Array,
  into: NavPoints = { days: [], navs: [] },
): NavPoints {
  const scale = 10 ** (bytes[0] ?? 0);
  let [day, nav, at] = [0, 0, 1];
  const readVarint = (): number => {
    let [value, factor] = [0, 1];
    for (let byte = bytes[at++] ?? 0; ; byte = bytes[at++] ?? 0) {
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  };
  while (at < bytes.length) {
    const change = readVarint();
    nav += unzigzag(Math.floor(change / 2));
    day = change % 2 === 0 ? nextWeekday(day) : day + readVarint();
    into.days.push(day);
    into.navs.push(nav / scale);
  }
  return into;
}

/** 1970-01-01 was a Thursday. */
function nextWeekday(day: Day): Day {
  const weekday = (day + 4) % 7;
  if (weekday === 5) return day + 3;
  return weekday === 6 ? day + 2 : day + 1;
}

/** So many that a change, four times as large with its sign and its bit, is an exact number. */
const maxDecimalsOf = (navs: readonly number[]): number => {
  const largest = navs.reduce((most, nav) => Math.max(most, nav), 1);
  return Math.floor(Math.log10(Number.MAX_SAFE_INTEGER / 4 / largest));
};

function countDecimals(nav: number): number {
  for (let decimals = 0; decimals < maxDecimals; decimals += 1) {
    const scale = 10 ** decimals;
    if (Math.round(nav * scale) / scale === nav) return decimals;
  }
  return maxDecimals;
}

/** Beyond 32 bits, so without bit operations. */
function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
