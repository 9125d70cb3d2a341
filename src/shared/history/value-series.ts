import { roundTo, scaled, shareOf } from "../rounding.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";
import { dayOf } from "./days.ts";
import type { Day, ReadonlyNavPoints } from "./schema.ts";
import { missing } from "../missing.ts";

export type FundHistory = { entries: Ledger["entries"]; navs: ReadonlyNavPoints };

/** Whole paise by day, oldest first. All arrays have the same length. */
export type PaiseSeries = { days: Day[]; values: Paise[]; invested: Paise[] };

/** What funds were worth and had cost; see `ValuesByDay`. */
export function valueSeries(funds: readonly FundHistory[]): PaiseSeries {
  const firstDates = funds.flatMap(({ entries }) => entries.slice(0, 1));
  const values = new ValuesByDay(Math.min(...firstDates.map(({ entry }) => dayOf(entry.date))));
  for (const fund of funds) values.add(fund);
  return values.series();
}

const initialDays = 8_192;

/**
 * What funds were worth and had cost, from the first transaction to the last known NAV, on each day with a NAV or a
 * transaction of one of them. A day without a NAV carries the last one forward; before its first NAV a fund is worth what
 * it cost. Each fund's value is rounded to paise, half away from zero, before they are added.
 *
 * Funds are added one by one, so that their NAVs need not be held together: each adds by how much it changes the sum of
 * a day.
 */
export class ValuesByDay {
  readonly #first: Day;
  #values = new Float64Array(initialDays);
  #invested = new Float64Array(initialDays);
  #hasDay = new Uint8Array(initialDays);

  /** @param first the day of the first transaction of all funds */
  constructor(first: Day) {
    this.#first = first;
  }

  add({ entries, navs: { days: navDays, navs: prices } }: FundHistory): void {
    this.#reserve(
      Math.max(lastDayOf(entries), navDays[navDays.length - 1] ?? this.#first) - this.#first,
    );
    const [values, invested, hasDay] = [this.#values, this.#invested, this.#hasDay];
    const first = this.#first;
    let [nextEntry, nextNav, units, cost, nav] = [0, 0, 0, 0, noNav];
    let [valueBefore, costBefore] = [0, 0];
    let entryDay = entryDayAt(entries, 0);
    let navDay = navDays[0] ?? never;
    while (entryDay !== never || navDay !== never) {
      const day = entryDay < navDay ? entryDay : navDay;
      while (entryDay === day) {
        const entry = entries[nextEntry] ?? missing();
        units = entry.balance;
        cost = entry.cost;
        nextEntry += 1;
        entryDay = entryDayAt(entries, nextEntry);
      }
      if (navDay === day) {
        nav = prices[nextNav] ?? missing();
        nextNav += 1;
        navDay = navDays[nextNav] ?? never;
      }
      const index = day - first;
      if (index < 0) continue;
      hasDay[index] = 1;
      if (units === 0 && valueBefore === 0 && costBefore === 0) continue;
      const value = units === 0 ? 0 : nav === noNav ? cost : valueInPaise(units, nav);
      const costNow = units === 0 ? 0 : cost;
      values[index] = (values[index] ?? missing()) + value - valueBefore;
      if (costNow !== costBefore)
        invested[index] = (invested[index] ?? missing()) + costNow - costBefore;
      [valueBefore, costBefore] = [value, costNow];
    }
  }

  series(): PaiseSeries {
    const series: PaiseSeries = { days: [], values: [], invested: [] };
    let [value, cost] = [0, 0];
    for (const [index, isThere] of this.#hasDay.entries()) {
      if (isThere === 0) continue;
      value += this.#values[index] ?? missing();
      cost += this.#invested[index] ?? missing();
      series.days.push(this.#first + index);
      series.values.push(value);
      series.invested.push(cost);
    }
    return series;
  }

  #reserve(index: number): void {
    if (index < this.#hasDay.length) return;
    const length = 2 * index;
    this.#values = extended(this.#values, new Float64Array(length));
    this.#invested = extended(this.#invested, new Float64Array(length));
    this.#hasDay = extended(this.#hasDay, new Uint8Array(length));
  }
}

function extended<Numbers extends Float64Array | Uint8Array>(
  from: Numbers,
  into: Numbers,
): Numbers {
  into.set(from);
  return into;
}

const entryDayAt = (entries: FundHistory["entries"], index: number): Day => {
  const date = entries[index]?.entry.date;
  return date === undefined ? never : dayOf(date);
};

const lastDayOf = (entries: FundHistory["entries"]): Day => {
  const date = entries.at(-1)?.entry.date;
  return date === undefined ? 0 : dayOf(date);
};

const noNav = -1;
const never = 1e9;

/** A millionth of a unit at a NAV of 1 rupee, in paise. */
const microUnitInPaise = 0.0001;
/** AMFI's NAVs have four decimals; older histories have more. */
const [usualNavPlaces, fullNavPlaces] = [4, 8];
/** In paise. Further than this from a whole paisa, a floating-point product may round wrongly: it is computed exactly. */
const surelyRounded = 0.499;
/** In paise: beyond this a number has too few digits left. */
const surelyExact = 1e12;

/** Half away from zero, exact. */
export function valueInPaise(units: MicroUnits, nav: number): Paise {
  const paise = units * nav * microUnitInPaise;
  const rounded = Math.floor(paise + 0.5);
  const off = paise - rounded;
  if (off > -surelyRounded && off < surelyRounded && paise < surelyExact) return rounded;
  const places = roundTo(nav, usualNavPlaces) === nav ? usualNavPlaces : fullNavPlaces;
  return shareOf(units, scaled(nav, places), 10 ** places / microUnitInPaise);
}
