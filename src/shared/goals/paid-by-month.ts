import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import {
  amountAYearLater,
  dueDateIn,
  firstMonthOf,
  monthAfter,
  monthOf,
  nextInstalment,
  termsIn,
  type Schedule,
} from "../sips/due-dates.ts";
import type { Sip } from "../sips/schema.ts";
import { monthsPerRow, type Steps } from "../steps.ts";
import { addMonths } from "../tax/holding-period.ts";
import { fromPaise, toPaise, type Paise } from "../transactions/fixed-point.ts";
import { monthlyFactor } from "./future-value.ts";

/** What is paid in each month, in rupees; the index counts the whole months from today. */
export type PaidByMonth = Float64Array;

export type RunningSip = Schedule & Pick<Sip, "paused" | "next">;

/** Whole months between two days. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const months = monthOf(to) - monthOf(from);
  return addMonths(from, months) <= to ? months : months - 1;
}

/**
 * What SIPs pay together in the next months, exact to the paisa. A step-up changes an amount once a year. A paused or
 * ended SIP pays nothing.
 */
export function* paidByMonth(
  sips: readonly RunningSip[],
  today: IsoDate,
  months: number,
): Steps<PaidByMonth> {
  // In paise, so that the sums are exact.
  const changes = new Float64Array(months + 1);
  for (const sip of sips) {
    addChanges(changes, sip, today);
    yield months / monthsPerRow;
  }
  let paid = 0;
  return changes.subarray(0, months).map((change) => fromPaise((paid += change)));
}

/** Adds how what is paid changes from each month to the next. */
function addChanges(changes: Float64Array, sip: RunningSip, today: IsoDate): void {
  if (sip.paused || sip.next === null) return;
  const add = (month: number, change: Paise) => {
    if (month < changes.length) changes[month] = (changes[month] ?? missing()) + change;
  };
  let start = nextInstalment(sip, sip.next.dueDate > today ? sip.next.dueDate : today);
  // One that a later change does not reach is the only one of its amount.
  while (start !== null && termsIn(sip, monthOf(start.dueDate)) !== sip) {
    const month = monthsBetween(today, start.dueDate);
    add(month, toPaise(start.amount));
    add(month + 1, -toPaise(start.amount));
    start = nextInstalment(sip, monthAfter(start.dueDate));
  }
  if (start === null) return;
  const toStart = monthsBetween(today, start.dueDate);
  const offset = monthOf(start.dueDate) - toStart;
  const end = Math.min(lastMonthOf(sip) - offset + 1, changes.length - 1);
  const stepMonth = firstMonthOf(sip);
  let { amount } = start;
  for (let month = toStart; month < end;) {
    const sinceFirst = month + offset - stepMonth;
    const toStep = 12 - (sinceFirst < 0 ? sinceFirst : sinceFirst % 12);
    const next = sip.stepUp === null ? end : Math.min(month + toStep, end);
    add(month, toPaise(amount));
    add(next, -toPaise(amount));
    if (sip.stepUp !== null) amount = amountAYearLater(amount, sip.stepUp);
    month = next;
  }
}

function lastMonthOf({ to, day }: Schedule): number {
  if (to === null) return Number.POSITIVE_INFINITY;
  const month = monthOf(to);
  return dueDateIn(month, day) <= to ? month : month - 1;
}

/** What percentages of several payments come to together, in rupees. */
export function sumOfShares(
  parts: readonly { paid: PaidByMonth; percent: number }[],
  months: number,
): PaidByMonth {
  const sum = new Float64Array(months);
  for (const { paid, percent } of parts) {
    const share = percent / 100;
    for (let month = 0; month < months; month += 1) {
      sum[month] = (sum[month] ?? missing()) + (paid[month] ?? 0) * share;
    }
  }
  return sum;
}

/**
 * What money and later payments are worth after some months, each paid at the start of its month; not rounded.
 * @param start rupees of today
 * @param percent a year
 */
export function worthAfter(
  start: number,
  paid: PaidByMonth,
  { percent, months }: { percent: number; months: number },
): number {
  const factor = monthlyFactor(percent);
  let worth = start;
  for (let month = 0; month < months; month += 1) worth = (worth + (paid[month] ?? 0)) * factor;
  return worth;
}
