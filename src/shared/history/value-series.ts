import { shareOf, type MicroUnits, type Paise } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";
import { dayOf } from "./days.ts";
import type { Day, NavPoints } from "./schema.ts";

export type FundHistory = { entries: Ledger["entries"]; navs: NavPoints };

/** Whole paise by day, oldest first. All arrays have the same length. */
export type PaiseSeries = { days: Day[]; values: Paise[]; invested: Paise[] };

/**
 * What funds were worth and had cost, from the first transaction to the last known NAV, on each day with a NAV or a
 * transaction of one of them. A day without a NAV carries the last one forward; before its first NAV a fund is worth what
 * it cost. Each fund's value is rounded to paise, half away from zero, before they are added.
 */
export function valueSeries(funds: readonly FundHistory[]): PaiseSeries {
  const entryDays = funds.map(({ entries }) => entries.map(({ entry }) => dayOf(entry.date)));
  const days = daysOf(funds, entryDays.flat());
  const values = new Float64Array(days.length);
  const invested = new Float64Array(days.length);
  for (const [index, fund] of funds.entries()) {
    addFund(fund, entryDays[index] ?? [], days, values, invested);
  }
  return { days, values: Array.from(values), invested: Array.from(invested) };
}

/** An array with a slot for each day is faster than a set. */
function daysOf(funds: readonly FundHistory[], entryDays: readonly Day[]): Day[] {
  const [first, lastEntry] = [earliest(entryDays), latest(entryDays)];
  if (first === null || lastEntry === null) return [];
  const last = Math.max(lastEntry, latest(funds.map(({ navs }) => navs.days.at(-1) ?? 0)) ?? 0);
  const hasDay = new Uint8Array(last - first + 1);
  for (const day of entryDays) hasDay[day - first] = 1;
  for (const { navs } of funds) markDays(navs.days, first, hasDay);
  const days: Day[] = [];
  for (const [index, isThere] of hasDay.entries()) if (isThere === 1) days.push(first + index);
  return days;
}

function markDays(days: readonly Day[], first: Day, hasDay: Uint8Array): void {
  for (let index = days.length - 1; index >= 0; index -= 1) {
    const slot = (days[index] ?? 0) - first;
    if (slot < 0) return;
    hasDay[slot] = 1;
  }
}

const earliest = (days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((found, day) => (found === null || day < found ? day : found), null);
const latest = (days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((found, day) => (found === null || day > found ? day : found), null);

function addFund(
  { entries, navs }: FundHistory,
  entryDays: readonly Day[],
  days: readonly Day[],
  values: Float64Array,
  invested: Float64Array,
): void {
  const { days: navDays, navs: prices } = navs;
  let [nextEntry, nextNav, units, cost] = [0, 0, 0, 0];
  let nextEntryDay = entryDays[0] ?? never;
  let nextNavDay = navDays[0] ?? never;
  let nav = noNav;
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] ?? 0;
    while (nextEntryDay <= day) {
      units = entries[nextEntry]?.balance ?? 0;
      cost = entries[nextEntry]?.cost ?? 0;
      nextEntry += 1;
      nextEntryDay = entryDays[nextEntry] ?? never;
    }
    while (nextNavDay <= day) {
      nav = prices[nextNav] ?? noNav;
      nextNav += 1;
      nextNavDay = navDays[nextNav] ?? never;
    }
    if (units === 0) continue;
    const value = nav === noNav ? cost : valueInPaise(units, nav);
    values[index] = (values[index] ?? 0) + value;
    invested[index] = (invested[index] ?? 0) + cost;
  }
}

const noNav = -1;
const never = 1e9;

/** A millionth of a unit at a NAV of 1 rupee, in paise. */
const microUnitInPaise = 0.0001;
/** AMFI's NAVs have four decimals; older histories have more. */
const [usualNavScale, fullNavScale] = [10_000, 100_000_000];
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
  const isUsual = Math.round(nav * usualNavScale) / usualNavScale === nav;
  const navScale = isUsual ? usualNavScale : fullNavScale;
  return shareOf(units, Math.round(nav * navScale), navScale / microUnitInPaise);
}
