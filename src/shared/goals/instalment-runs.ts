import type { IsoDate } from "../dates.ts";
import {
  amountAYearLater,
  dueDateIn,
  firstMonthOf,
  monthOf,
  nextInstalment,
  type Schedule,
} from "../sips/due-dates.ts";
import type { Sip } from "../sips/schema.ts";
import { addMonths } from "../tax/holding-period.ts";
import { grown, valueOfOnes } from "./future-value.ts";

/** Equal instalments in consecutive months; `first` counts the whole months from today to the first one. */
export type InstalmentRun = { first: number; count: number; amount: number };

export type RunningSip = Schedule & Pick<Sip, "paused" | "next">;

/** Whole months between two days. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const months = monthOf(to) - monthOf(from);
  return addMonths(from, months) <= to ? months : months - 1;
}

/**
 * What a SIP pays in the next months; a step-up changes the amount once a year. A paused or ended SIP pays nothing.
 */
export function instalmentRuns(sip: RunningSip, today: IsoDate, months: number): InstalmentRun[] {
  if (sip.paused || sip.next === null) return [];
  const start = nextInstalment(sip, sip.next.dueDate > today ? sip.next.dueDate : today);
  if (start === null) return [];
  const firstMonth = monthOf(start.dueDate);
  const toStart = monthsBetween(today, start.dueDate);
  const last = Math.min(lastMonthOf(sip), firstMonth + months - toStart - 1);
  const stepMonth = firstMonthOf(sip);
  const runs: InstalmentRun[] = [];
  let { amount } = start;
  for (let month = firstMonth; month <= last;) {
    const nextStep = sip.stepUp === null ? last + 1 : month + 12 - ((month - stepMonth) % 12);
    const end = Math.min(nextStep - 1, last);
    runs.push({ first: toStart + month - firstMonth, count: end - month + 1, amount });
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

export const shareOfRuns = (runs: readonly InstalmentRun[], percent: number): InstalmentRun[] =>
  runs.map((run) => ({ ...run, amount: (run.amount * percent) / 100 }));

/** What the instalments are worth after some months, each paid at the start of its month; not rounded. */
export const valueOfRuns = (
  runs: readonly InstalmentRun[],
  percent: number,
  months: number,
): number =>
  runs.reduce((sum, { first, count, amount }) => {
    const paid = Math.max(0, Math.min(count, months - first));
    return sum + grown(amount * valueOfOnes(paid, percent), percent, months - first - paid);
  }, 0);
