import type { Day, NavPoints } from "../../shared/history/schema.ts";
import { roundTo, scaled } from "../../shared/rounding.ts";
import { missing } from "../../shared/missing.ts";

const maxDecimals = 8;

/**
 * NAVs by day as bytes: the number of decimals, then for each point the change of its NAV as a varint, whose lowest bit says
 * that the point is not of the next weekday and that the days since the last one follow.
 * @param points ascending by day; at most 8 decimals, above 2 crore fewer
 */
export function packPoints({ days, navs }: NavPoints): Uint8Array<ArrayBuffer> {
  const decimals = Math.min(
    navs.reduce((most, nav) => Math.max(most, countDecimals(nav)), 0),
    maxDecimalsOf(navs),
  );
  const bytes = [decimals];
  let [dayBefore, navBefore] = [0, 0];
  for (const [index, day] of days.entries()) {
    const nav = scaled(navs[index] ?? missing(), decimals);
    const isNext = day === nextWeekday(dayBefore);
    pushVarint(bytes, 2 * zigzag(nav - navBefore) + (isNext ? 0 : 1));
    if (!isNext) pushVarint(bytes, day - dayBefore);
    [dayBefore, navBefore] = [day, nav];
  }
  return Uint8Array.from(bytes);
}

const initialPoints = 8_192;

/** Points that are read one year after the other. It is read into again, so that its arrays are made once. */
export class PointBuffer {
  #days = new Int32Array(initialPoints);
  #navs = new Float64Array(initialPoints);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  /** A view, until the buffer changes. */
  points(): { days: Int32Array; navs: Float64Array } {
    return { days: this.#days.subarray(0, this.#count), navs: this.#navs.subarray(0, this.#count) };
  }

  takeFrom(day: Day): NavPoints {
    let index = this.#count;
    while (index > 0 && (this.#days[index - 1] ?? day) >= day) index -= 1;
    const [days, navs] = [this.#days, this.#navs];
    const taken = {
      days: Array.from(days.subarray(index, this.#count)),
      navs: Array.from(navs.subarray(index, this.#count)),
    };
    this.#count = index;
    return taken;
  }

  add({ days, navs }: NavPoints): void {
    this.#reserve(days.length);
    this.#days.set(days, this.#count);
    this.#navs.set(navs, this.#count);
    this.#count += days.length;
  }

  /** Adds what `packPoints` wrote. */
  addPacked(bytes: Uint8Array): void {
    // A point has at least one byte.
    this.#reserve(bytes.length);
    const [days, navs] = [this.#days, this.#navs];
    let count = this.#count;
    const scale = 10 ** (bytes[0] ?? missing());
    let [day, nav, at] = [0, 0, 1];
    let weekday = weekdayOf(day);
    // A chart reads millions of points: varints are read in place, and nothing is divided but by 2.
    while (at < bytes.length) {
      let byte = bytes[at++] ?? missing();
      let change = byte & 0x7f;
      for (let factor = 0x80; byte >= 0x80; factor *= 0x80) {
        byte = bytes[at++] ?? missing();
        change += (byte & 0x7f) * factor;
      }
      const signed = Math.floor(change / 2);
      const half = Math.floor(signed / 2);
      nav += signed === 2 * half ? half : -half - 1;
      if (change === 2 * signed) {
        day += weekday < 5 ? 1 : 8 - weekday;
        weekday = weekday < 5 ? weekday + 1 : 1;
      } else {
        byte = bytes[at++] ?? missing();
        let gap = byte & 0x7f;
        for (let factor = 0x80; byte >= 0x80; factor *= 0x80) {
          byte = bytes[at++] ?? missing();
          gap += (byte & 0x7f) * factor;
        }
        day += gap;
        weekday = weekdayOf(day);
      }
      days[count] = day;
      navs[count] = nav / scale;
      count += 1;
    }
    this.#count = count;
  }

  #reserve(points: number): void {
    const length = this.#count + points;
    if (length <= this.#days.length) return;
    const [days, navs] = [new Int32Array(2 * length), new Float64Array(2 * length)];
    days.set(this.#days);
    navs.set(this.#navs);
    [this.#days, this.#navs] = [days, navs];
  }
}

/** From 0 for Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: Day): number => (day + 4) % 7;

function nextWeekday(day: Day): Day {
  const weekday = weekdayOf(day);
  return day + (weekday < 5 ? 1 : 8 - weekday);
}

/** So many that a change, four times as large with its sign and its bit, is an exact number. */
const maxDecimalsOf = (navs: readonly number[]): number => {
  const largest = navs.reduce((most, nav) => Math.max(most, nav), 1);
  return Math.floor(Math.log10(Number.MAX_SAFE_INTEGER / 4 / largest));
};

function countDecimals(nav: number): number {
  for (let decimals = 0; decimals < maxDecimals; decimals += 1) {
    if (roundTo(nav, decimals) === nav) return decimals;
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
