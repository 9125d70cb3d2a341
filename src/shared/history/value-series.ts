import { missing } from "../missing.ts";
import { roundTo, scaled, shareOf } from "../rounding.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import type { IsoDate } from "../dates.ts";
import { dayOf } from "./days.ts";
import { fullNavPlaces, listedNavPlaces } from "./nav-places.ts";
import type { Day, ReadonlyNavPoints } from "./schema.ts";

/** The holding after a day's transaction, and its cost. */
export type HoldingStep = { entry: { date: IsoDate }; balance: MicroUnits; cost: Paise };

export type FundHistory = { entries: readonly HoldingStep[]; navs: ReadonlyNavPoints };

/** Whole paise by day, oldest first. All arrays have the same length. */
export type PaiseSeries = { days: Day[]; values: Paise[]; invested: Paise[] };

/** Value and cost of funds by day; see `ValuesByDay`. */
export function valueSeries(funds: readonly FundHistory[]): PaiseSeries {
  const firstDates = funds.flatMap(({ entries }) => entries.slice(0, 1));
  const values = new ValuesByDay(Math.min(...firstDates.map(({ entry }) => dayOf(entry.date))));
  for (const fund of funds) values.add(fund);
  return values.series();
}

type Change = { value: Paise; cost: Paise; nav: number };

const initialDays = 8_192;

/**
 * What funds were worth and had cost on each day with a NAV or a transaction, from the first transaction to the last NAV. A
 * day without a NAV carries the last one forward; before its first NAV a fund is worth its cost. Each fund's value is rounded
 * to paise, half away from zero.
 */
export class ValuesByDay {
  readonly #first: Day;
  #startIndex = Infinity;
  #values = new Float64Array(initialDays);
  #invested = new Float64Array(initialDays);
  #hasDay = new Uint8Array(initialDays);

  /** @param first a day that no transaction is before; the series itself starts with the first one that is added */
  constructor(first: Day) {
    this.#first = first;
  }

  add({ entries, navs: { days, navs } }: FundHistory): void {
    this.#reserve(Math.max(lastDayOf(entries), days[days.length - 1] ?? this.#first) - this.#first);
    this.#markDays(days);
    this.#startIndex = Math.min(this.#startIndex, entryDayAt(entries, 0) - this.#first);
    const change: Change = { value: 0, cost: 0, nav: 0 };
    for (const [index, { entry, balance, cost }] of entries.entries()) {
      if (entries[index + 1]?.entry.date === entry.date) continue;
      const until = entryDayAt(entries, index + 1);
      this.#addSpan(dayOf(entry.date), until, { units: balance, cost }, { days, navs }, change);
    }
  }

  #addSpan(
    from: Day,
    until: Day,
    held: { units: MicroUnits; cost: Paise },
    { days, navs }: ReadonlyNavPoints,
    before: Change,
  ): void {
    const [values, first, units] = [this.#values, this.#first, held.units];
    let next = before.nav;
    while ((days[next] ?? never) <= from) next += 1;
    const nav = navs[next - 1] ?? noNav;
    let value = units === 0 ? 0 : nav === noNav ? held.cost : valueInPaise(units, nav);
    const cost = units === 0 ? 0 : held.cost;
    const start = from - first;
    this.#hasDay[start] = 1;
    values[start] = (values[start] ?? missing()) + value - before.value;
    this.#invested[start] = (this.#invested[start] ?? missing()) + cost - before.cost;
    for (let day = days[next] ?? never; day < until; day = days[next] ?? never) {
      if (units !== 0) {
        const valueNow = valueInPaise(units, navs[next] ?? missing());
        values[day - first] = (values[day - first] ?? missing()) + valueNow - value;
        value = valueNow;
      }
      next += 1;
    }
    before.value = value;
    before.cost = cost;
    before.nav = next;
  }

  #markDays(days: ArrayLike<Day>): void {
    for (let index = days.length - 1; index >= 0; index -= 1) {
      const slot = (days[index] ?? missing()) - this.#first;
      if (slot < 0) return;
      this.#hasDay[slot] = 1;
    }
  }

  series(): PaiseSeries {
    const series: PaiseSeries = { days: [], values: [], invested: [] };
    let [value, cost] = [0, 0];
    for (let index = this.#startIndex; index < this.#hasDay.length; index += 1) {
      if (this.#hasDay[index] === 0) continue;
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
/** In paise. Further than this from a whole paisa, a floating-point product may round wrongly: it is computed exactly. */
const safeToRound = 0.499;
/** In paise: beyond this a number has too few digits left. */
const maxExact = 1e12;

/** Half away from zero, exact. */
export function valueInPaise(units: MicroUnits, nav: number): Paise {
  const paise = units * nav * microUnitInPaise;
  const rounded = Math.floor(paise + 0.5);
  const off = paise - rounded;
  if (off > -safeToRound && off < safeToRound && paise < maxExact) return rounded;
  const places = roundTo(nav, listedNavPlaces) === nav ? listedNavPlaces : fullNavPlaces;
  return shareOf(units, scaled(nav, places), 10 ** places / microUnitInPaise);
}
