import { daysBetween, type IsoDate } from "../dates.ts";
import { decimal } from "../money.ts";
import { roundTo } from "../rounding.ts";
import { readVariant } from "../schemes/plan-and-option.ts";
import { splitSchemeName } from "../schemes/scheme-name.ts";
import { isAmountNear } from "./amount-match.ts";
import { heldUnits } from "./balances.ts";
import { hasStampDuty } from "./derive-figures.ts";
import type { Doubt, InceptionDoubt } from "../funds/doubt.ts";
import type { Lot, TransactionFields } from "./schema.ts";
import type { TransactionType } from "./types.ts";

export type DoubtfulEntry = Pick<
  TransactionFields,
  "type" | "date" | "units" | "amount" | "stampDuty" | "nav" | "charges" | "pairId" | "cost"
>;

export type DatedNav = { date: IsoDate; nav: number };

type Earlier = Pick<TransactionFields, "type" | "units">;

/** Facts about the fund and its scheme; checks that lack their facts are skipped. */
export type DoubtContext = {
  /** NAVs around the day, published or of other transactions; for each day the first one counts. */
  navs: readonly DatedNav[];
  inception: IsoDate | null;
  /** The fund's transactions before this one, oldest first. */
  earlier: readonly Earlier[];
  /** The lots that are held, of which a sale takes the oldest. */
  lots?: readonly Pick<Lot, "remaining" | "lockedUntil">[];
};

/** Types whose amount is units × that day's NAV; for the others it is a cost, or nothing. */
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

/** They have the NAV of what they reverse. */
const reversalTypes: ReadonlySet<TransactionType> = new Set(["reversal", "redemption-reversal"]);

const saleTypes: ReadonlySet<TransactionType> = new Set(["redemption", "swp", "switch-out"]);

const costTypes: ReadonlySet<TransactionType> = new Set(["opening", "switch-in", "transfer-in"]);

/** How far an amount may differ, as a share of units × NAV. */
const amountShare = 0.01;
/** The usual exit load of an early sale; the user may know only the amount credited. */
const usualExitLoad = 0.01;
const largeSaleFactor = 10;
const heldTolerance = 0.001;
const navRounding = 0.00005;

/** Units are allotted some days before a new scheme's first NAV. */
const daysBeforeFirstNav = 10;
const directPlansSince: IsoDate = "2013-01-01";

/** By which factor a NAV may differ from one up to so many days away. The first that applies counts. */
const navBounds = [
  { days: 0, factor: 1.02 },
  { days: 4, factor: 1.1 },
  { days: 31, factor: 2 },
  { days: 366, factor: 3 },
] as const;

/**
 * What to ask about a transaction before it is stored; it refuses nothing. Each kind of doubt has its rule at its function.
 * @returns figures as typed, an amount with the stamp duty that was paid in it; `worth` in rupees with 2 decimals, a computed
 * NAV with 4, rounded half away from zero
 */
export function doubtsOf(entry: DoubtfulEntry, context: DoubtContext): Doubt[] {
  return [
    amountDoubt(entry),
    navDoubt(entry, context.navs),
    inceptionDoubt(entry.date, context.inception),
    saleDoubt(entry, context.earlier),
    lockDoubt(entry, context.lots ?? []),
    isWithoutCost(entry) ? ({ kind: "no-cost" } as const) : null,
  ].filter((doubt) => doubt !== null);
}

/** Questions about a date by itself, such as the start of a SIP. */
export function inceptionDoubt(date: IsoDate, inception: IsoDate | null): InceptionDoubt | null {
  return inception !== null && date < inception
    ? { kind: "before-inception", date, inception }
    : null;
}

/**
 * The amount is over 1 % from units × NAV, beyond a rupee and the rounding of units to three decimals. A sale's may be
 * before or after exit load, STT and TDS; where none is given, it may fall short by the usual exit load.
 */
function amountDoubt(entry: DoubtfulEntry): Doubt | null {
  const { type, units, nav, amount, charges } = entry;
  if (!pricedTypes.has(type) || nav === null || units === 0) return null;
  // `no-cost` asks about this one.
  if (amount === 0 && costTypes.has(type)) return null;
  const stated = charges.exitLoad + charges.stt + charges.tds;
  const row = { type, units, nav, amount, charges: stated };
  if (isAmountNear(row, amountShare)) return null;
  const worth = roundTo(units * nav, 2);
  const mayHaveExitLoad = saleTypes.has(type) && stated === 0 && amount < worth;
  if (mayHaveExitLoad && isAmountNear(row, amountShare + usualExitLoad)) return null;
  const stampDuty = hasStampDuty(type) ? entry.stampDuty : 0;
  const paid = decimal(amount).plus(decimal(stampDuty)).toNumber();
  return { kind: "amount", units, nav, worth, amount: paid, stampDuty };
}

/** The NAV that was recorded, or that amount and units give; null where the amount is a cost, or there is none. */
export function navOfEntry({
  type,
  units,
  amount,
  nav,
}: Pick<DoubtfulEntry, "type" | "units" | "amount" | "nav">): number | null {
  if (!pricedTypes.has(type) || units === 0) return null;
  return nav ?? (amount === 0 ? null : roundTo(amount / units, 4));
}

/** The NAV is beyond `navBounds`. */
function navDoubt(entry: DoubtfulEntry, navs: readonly DatedNav[]): Doubt | null {
  const { type, date, units, amount } = entry;
  if (reversalTypes.has(type)) return null;
  const nav = navOfEntry(entry);
  const found = nav === null ? null : doubtOfNav({ date, nav }, navs);
  if (found === null) return null;
  const { doubt, factor } = found;
  // Of a small amount, the rounding of its units is more than the bound.
  const row = { type, units, amount, charges: 0, nav: doubt.known };
  return entry.nav === null && isAmountNear(row, factor - 1) ? null : doubt;
}

/** Whether a NAV is too far from the nearest known one, by the bounds of `doubtsOf`. */
export function doubtOfNav(
  { date, nav }: DatedNav,
  navs: readonly DatedNav[],
): { doubt: Extract<Doubt, { kind: "nav" }>; factor: number } | null {
  const nearest = nearestNav(navs, date);
  if (nearest === null) return null;
  const days = Math.abs(daysBetween(nearest.date, date));
  const factor = navBounds.find((bound) => days <= bound.days)?.factor;
  if (factor === undefined || isWithin(nav, nearest.nav, factor)) return null;
  const isSameDay = days === 0;
  return {
    doubt: { kind: "nav", nav, known: nearest.nav, date: nearest.date, isSameDay },
    factor,
  };
}

/** A bound under 2 is a percentage either way. NAVs are printed with four decimals. */
const isWithin = (nav: number, known: number, factor: number): boolean =>
  factor < 2
    ? Math.abs(nav - known) <= known * (factor - 1) + navRounding
    : nav <= known * factor && nav * factor >= known;

/** Of two equally far away, the earlier one: a transaction never has a later day's NAV. */
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

/** Over ten times the units of any earlier transaction, but not all: many instalments are often sold at once. */
function saleDoubt({ type, units }: DoubtfulEntry, earlier: readonly Earlier[]): Doubt | null {
  if (!saleTypes.has(type) || earlier.length === 0) return null;
  const largest = earlier.reduce((most, other) => Math.max(most, Math.abs(other.units)), 0);
  if (units <= largest * largeSaleFactor) return null;
  const held = heldUnits(earlier);
  return Math.abs(held - units) <= heldTolerance ? null : { kind: "large-sale", units, largest };
}

/** Units of an ELSS that are locked; `until` is the first day on which all of them can be sold. */
function lockDoubt(
  { type, date, units }: DoubtfulEntry,
  lots: NonNullable<DoubtContext["lots"]>,
): Doubt | null {
  if (!saleTypes.has(type)) return null;
  let [left, locked, until] = [units, 0, ""];
  // Each is locked as long as the others: the oldest are free first.
  for (const { remaining, lockedUntil } of lots.toSorted(byLock)) {
    if (left <= heldTolerance) break;
    const taken = Math.min(left, remaining);
    left -= taken;
    if (lockedUntil === null || date >= lockedUntil) continue;
    locked += taken;
    until = lockedUntil;
  }
  return locked === 0 ? null : { kind: "locked", units: roundTo(locked, 6), until };
}

const byLock = (one: Pick<Lot, "lockedUntil">, other: Pick<Lot, "lockedUntil">): number =>
  (one.lockedUntil ?? "") < (other.lockedUntil ?? "") ? -1 : 1;

const isWithoutCost = ({ type, amount, stampDuty, pairId, cost }: DoubtfulEntry): boolean =>
  costTypes.has(type) && amount + stampDuty === 0 && pairId === null && (cost ?? 0) === 0;

/** The last NAV before a day and the first on or after it, of NAVs sorted by date: all that `doubtsOf` needs. */
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
 * The earliest possible inception of a scheme, as far as it is known: 1 January 2013 for a direct plan, or a few days
 * before the first NAV, since units are allotted before that; the later of the two.
 * @param firstNavDate null where it is not known
 */
export function schemeInception(schemeName: string, firstNavDate: IsoDate | null): IsoDate | null {
  const { plan } = readVariant(splitSchemeName(schemeName).variant);
  const direct = plan === "direct" ? directPlansSince : null;
  if (firstNavDate === null) return direct;
  const first = new Date(Date.parse(firstNavDate));
  first.setUTCDate(first.getUTCDate() - daysBeforeFirstNav);
  const inception = first.toISOString().slice(0, 10);
  return direct !== null && direct > inception ? direct : inception;
}
