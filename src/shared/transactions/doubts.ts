import { daysBetween, type IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { roundTo } from "../rounding.ts";
import { readVariant } from "../schemes/plan-and-option.ts";
import { splitSchemeName } from "../schemes/scheme-name.ts";
import { isAmountNear } from "./amount-match.ts";
import { balancesOf } from "./balances.ts";
import type { Doubt } from "../funds/doubt.ts";
import type { TransactionFields } from "./schema.ts";
import type { TransactionType } from "./types.ts";

export type DoubtfulEntry = Pick<
  TransactionFields,
  "type" | "date" | "units" | "amount" | "stampDuty" | "nav" | "charges" | "pairId" | "cost"
>;

export type DatedNav = { date: IsoDate; nav: number };

type Earlier = Pick<TransactionFields, "type" | "units">;

/** What is known of the fund and its scheme. Where something is not known, there is no doubt about it. */
export type DoubtContext = {
  /** NAVs around the day, published or of other transactions; of those of one day the first counts. */
  navs: readonly DatedNav[];
  /** No NAV of the scheme is older. */
  began: IsoDate | null;
  /** The fund's transactions before this one, oldest first. */
  earlier: readonly Earlier[];
};

/** Their amount is what units at the NAV of the day come to; that of the others is a cost, or nothing. */
const pricedTypes: ReadonlySet<TransactionType> = new Set([
  "purchase",
  "sip",
  "redemption",
  "swp",
  "switch-out",
  "switch-in",
  "idcw-reinvestment",
  "reversal",
  "redemption-reversal",
]);

const saleTypes: ReadonlySet<TransactionType> = new Set(["redemption", "swp", "switch-out"]);

const costTypes: ReadonlySet<TransactionType> = new Set(["opening", "switch-in", "transfer-in"]);

/** Share of units × NAV, for the amount. */
const amountShare = 0.01;
/** What most funds keep of an early sale; its seller may know only what was credited. */
const usualExitLoad = 0.01;
const salesFactor = 10;
const unitsRounding = 0.001;
const navRounding = 0.00005;

/** Units are allotted some days before a new scheme's first NAV. */
const daysBeforeFirstNav = 10;
const directPlansSince: IsoDate = "2013-01-01";

/** How far a NAV may be from one that many days away, as a factor. The first that fits counts. */
const navBounds = [
  { days: 0, factor: 1.02 },
  { days: 4, factor: 1.1 },
  { days: 31, factor: 2 },
  { days: 366, factor: 3 },
] as const;

/**
 * What to ask about a transaction before it is stored. Nothing is refused by it.
 *
 * - `amount`: the amount is over 1 % from units × NAV, beyond a rupee and the rounding of units to three decimals.
 *   Stamp duty is not part of the amount. What is sold is right before its exit load, STT and TDS or after them; where
 *   none is given, it may fall short by another 1 %, the usual exit load.
 * - `nav`: the NAV, or the amount divided by the units where none is given, is over 2 % from the scheme's NAV of that
 *   day; where that day has none, over 10 % from the nearest of up to 4 days away (a weekend and a holiday), else over
 *   twice or under half the nearest of up to 31 days away, or three times and a third of up to a year away. A purchase of
 *   a liquid fund gets the NAV of the day before: that moves by some hundredths of a percent a day, so that it is never
 *   in doubt.
 * - `before-scheme`: the date is before the scheme's first day.
 * - `large-sale`: more than ten times the units of any earlier transaction are sold, but not all that are held: what many
 *   instalments bought is often sold at once.
 * - `no-cost`: units come in for nothing, neither by a pair nor with a cost of their own.
 * @returns figures as typed; `worth` in rupees with 2 decimals, a NAV that was worked out with 4, half away from zero
 */
export function doubtsOf(entry: DoubtfulEntry, context: DoubtContext): Doubt[] {
  return [
    amountDoubt(entry),
    navDoubt(entry, context.navs),
    beginningDoubt(entry.date, context.began),
    saleDoubt(entry, context.earlier),
    isWithoutCost(entry) ? ({ kind: "no-cost" } as const) : null,
  ].filter((doubt) => doubt !== null);
}

/** What to ask about a date by itself, such as the start of a SIP. */
export function beginningDoubt(date: IsoDate, began: IsoDate | null): Doubt | null {
  return began !== null && date < began ? { kind: "before-scheme", date, began } : null;
}

function amountDoubt({ type, units, nav, amount, charges }: DoubtfulEntry): Doubt | null {
  if (!pricedTypes.has(type) || nav === null || units === 0) return null;
  // A switch that came in for nothing is asked about as such.
  if (amount === 0 && costTypes.has(type)) return null;
  const named = charges.exitLoad + charges.stt + charges.tds;
  const row = { type, units, nav, amount, charges: named };
  if (isAmountNear(row, amountShare)) return null;
  const worth = roundTo(units * nav, 2);
  const isUnnamedLoad = saleTypes.has(type) && named === 0 && amount < worth;
  if (isUnnamedLoad && isAmountNear(row, amountShare + usualExitLoad)) return null;
  return { kind: "amount", units, nav, worth, amount };
}

function navDoubt(entry: DoubtfulEntry, navs: readonly DatedNav[]): Doubt | null {
  const { type, date, units, amount } = entry;
  if (!pricedTypes.has(type) || units === 0) return null;
  const nav = entry.nav ?? (amount === 0 ? null : roundTo(amount / units, 4));
  const nearest = nav === null ? null : nearestNav(navs, date);
  if (nav === null || nearest === null) return null;
  const days = Math.abs(daysBetween(nearest.date, date));
  const factor = navBounds.find((bound) => days <= bound.days)?.factor;
  if (factor === undefined || isWithin(nav, nearest.nav, factor)) return null;
  return {
    kind: "nav",
    nav,
    known: nearest.nav,
    date: nearest.date,
    isSameDay: days === 0,
  };
}

/** A bound under 2 is a percentage either way. NAVs are printed with four decimals. */
const isWithin = (nav: number, known: number, factor: number): boolean =>
  factor < 2
    ? Math.abs(nav - known) <= known * (factor - 1) + navRounding
    : nav <= known * factor && nav * factor >= known;

/** Of two that are as far away, the earlier one: a transaction never has a later day's NAV. */
function nearestNav(navs: readonly DatedNav[], date: IsoDate): DatedNav | null {
  let nearest: (DatedNav & { days: number }) | null = null;
  for (const known of navs) {
    const days = Math.abs(daysBetween(known.date, date));
    const isNearer =
      nearest === null ||
      days < nearest.days ||
      (days === nearest.days && known.date < nearest.date);
    if (isNearer) nearest = { ...known, days };
  }
  return nearest;
}

function saleDoubt({ type, units }: DoubtfulEntry, earlier: readonly Earlier[]): Doubt | null {
  if (!saleTypes.has(type) || earlier.length === 0) return null;
  const largest = earlier.reduce((most, other) => Math.max(most, Math.abs(other.units)), 0);
  if (units <= largest * salesFactor) return null;
  const held = balancesOf(earlier).at(-1) ?? missing();
  return Math.abs(held - units) <= unitsRounding ? null : { kind: "large-sale", units, largest };
}

const isWithoutCost = ({ type, amount, stampDuty, pairId, cost }: DoubtfulEntry): boolean =>
  costTypes.has(type) && amount + stampDuty === 0 && pairId === null && (cost ?? 0) === 0;

/** The last NAV up to a day and the first from it on, of NAVs sorted by date: all that `doubtsOf` needs of them. */
export function navsAround(sorted: readonly DatedNav[], date: IsoDate): DatedNav[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.date ?? date) < date) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(Math.max(0, low - 1), low + 1);
}

/**
 * The day before which there was no such scheme, as far as it is known: 1 January 2013 for a direct plan, and a few days
 * before its first NAV, for units are allotted before that.
 * @param firstNavDate of the scheme; null where it is not known
 */
export function schemeBeginning(schemeName: string, firstNavDate: IsoDate | null): IsoDate | null {
  const { plan } = readVariant(splitSchemeName(schemeName).variant);
  const direct = plan === "direct" ? directPlansSince : null;
  if (firstNavDate === null) return direct;
  const first = new Date(Date.parse(firstNavDate));
  first.setUTCDate(first.getUTCDate() - daysBeforeFirstNav);
  const began = first.toISOString().slice(0, 10);
  return direct !== null && direct > began ? direct : began;
}
