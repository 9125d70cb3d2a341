import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import {
  amountAYearLater,
  dueDateIn,
  firstMonthOf,
  monthOf,
  nextInstalment,
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
  const changes = new Float64Array(months + 1);
  for (const sip of sips) {
    const runs = runsOf(sip, today, months);
    for (const { first, count, amount } of runs) {
      changes[first] = (changes[first] ?? 0) + amount;
      changes[first + count] = (changes[first + count] ?? 0) - amount;
    }
    yield 1 + runs.length;
  }
  let paid = 0;
  yield months / monthsPerRow;
  return changes.subarray(0, months).map((change) => fromPaise((paid += change)));
}

/** Equal instalments in consecutive months. */
type Run = { first: number; count: number; amount: Paise };

function runsOf(sip: RunningSip, today: IsoDate, months: number): Run[] {
  if (sip.paused || sip.next === null) return [];
  const start = nextInstalment(sip, sip.next.dueDate > today ? sip.next.dueDate : today);
  if (start === null) return [];
  const firstMonth = monthOf(start.dueDate);
  const toStart = monthsBetween(today, start.dueDate);
  const last = Math.min(lastMonthOf(sip), firstMonth + months - toStart - 1);
  const stepMonth = firstMonthOf(sip);
  const runs: Run[] = [];
  let { amount } = start;
  for (let month = firstMonth; month <= last;) {
    const nextStep = sip.stepUp === null ? last + 1 : month + 12 - ((month - stepMonth) % 12);
    const end = Math.min(nextStep - 1, last);
    const first = toStart + month - firstMonth;
    runs.push({ first, count: end - month + 1, amount: toPaise(amount) });
    if (sip.stepUp !== null) amount = amountAYearLater(amount, sip.stepUp);
    month = end + 1;
  }
  return runs;
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
