import { daysBetween, type IsoDate } from "../../shared/dates.ts";
import { dayOf, isoDay, lowerBound, maxGapDays } from "../../shared/history/days.ts";
import { monthsBefore } from "../../shared/history/spans.ts";
import type { NavPoints } from "../../shared/history/schema.ts";
import { decimal, toDecimalText } from "../../shared/money.ts";
import { monthAfter, nextInstalment, type DueInstalment } from "../../shared/sips/due-dates.ts";
import type { KnownNav } from "../../shared/sips/due-nav.ts";
import { purchaseFor } from "../../shared/transactions/stamp-duty.ts";

export type SipSchedule = { amount: number; day: number; stepUp: number };

/** The first NAV on or after a day; null where there is none. */
export type NavOnOrAfter = (date: IsoDate) => KnownNav | null;

/** Grows with ups and downs towards `end`. */
export function madeUpNav(date: IsoDate, end: number, until: IsoDate, growth: number): number {
  const years = daysBetween(date, until) / 365.25;
  const wave = 1 + 0.06 * Math.sin(years * 5) + 0.01 * Math.sin(years * 90);
  return decimal((end / growth ** years) * wave)
    .roundTo(4)
    .toNumber();
}

export const madeUpNavs =
  (end: number, until: IsoDate, growth: number): NavOnOrAfter =>
  (date) => ({ date, nav: toDecimalText(madeUpNav(date, end, until, growth)) });

/** @returns null where the stored NAVs do not go back to `from` */
export function storedNavs({ days, navs }: NavPoints, from: IsoDate): NavOnOrAfter | null {
  if ((days[0] ?? Infinity) > dayOf(from) + maxGapDays) return null;
  return (date) => {
    const index = lowerBound(days, dayOf(date));
    const [day, nav] = [days[index], navs[index]];
    return day === undefined || nav === undefined
      ? null
      : { date: isoDay(day), nav: toDecimalText(nav) };
  };
}

/** A purchase that was made so many months before the newest NAV; rupees. */
export type PastPurchase = { amount: number; monthsAgo: number };

export const purchaseLedger = (
  purchases: readonly PastPurchase[],
  until: IsoDate,
  navOnOrAfter: NavOnOrAfter,
) =>
  purchases.flatMap(({ amount, monthsAgo }) => {
    const known = navOnOrAfter(isoDay(monthsBefore(dayOf(until), monthsAgo)));
    if (known === null) return [];
    const { date, nav } = known;
    return [
      { type: "purchase", date, nav: Number(nav), ...purchaseFor(amount, date, nav) } as const,
    ];
  });

export type PastSip = SipSchedule & { from: IsoDate; to: null };

/** The instalments that are due before a day, the first due first. */
export function instalmentsBefore(schedule: PastSip, until: IsoDate): DueInstalment[] {
  const found: DueInstalment[] = [];
  let next = nextInstalment(schedule, schedule.from);
  while (next !== null && next.dueDate < until) {
    found.push(next);
    next = nextInstalment(schedule, monthAfter(next.dueDate));
  }
  return found;
}

/** The instalments before `until`, and one redemption half a year before it. */
export function sipLedger(schedule: PastSip, until: IsoDate, navOnOrAfter: NavOnOrAfter) {
  const transactions = instalmentsBefore(schedule, until).flatMap(({ dueDate, amount }) => {
    const known = navOnOrAfter(dueDate);
    if (known === null) return [];
    const { date, nav } = known;
    return [{ type: "sip", date, nav: Number(nav), ...purchaseFor(amount, date, nav) } as const];
  });
  const sold = navOnOrAfter(isoDay(dayOf(until) - 182));
  if (sold === null) return transactions;
  const amount = 20_000;
  const units = decimal(amount).dividedBy(decimal(sold.nav), 3).toNumber();
  const { date, nav } = sold;
  return [...transactions, { type: "redemption", date, nav: Number(nav), units, amount } as const];
}
