import { addDays, type IsoDate } from "../dates.ts";
import { decimal, zero } from "../money.ts";
import { monthAfter, nextInstalment, type DueInstalment } from "./due-dates.ts";
import type { Sip } from "./schema.ts";

type UpcomingInstalment = DueInstalment & { sipId: string; fundId: string };

/** Instalments that fall due from today on within so many days, the first due first. */
export function upcomingInstalments(
  sips: readonly Sip[],
  today: IsoDate,
  days = 30,
): UpcomingInstalment[] {
  const end = addDays(today, days);
  return sips
    .flatMap((sip) =>
      instalmentsWithin(sip, today, end).map((due) => ({
        ...due,
        sipId: sip.id,
        fundId: sip.fundId,
      })),
    )
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
}

function instalmentsWithin(sip: Sip, start: IsoDate, end: IsoDate): DueInstalment[] {
  if (sip.paused || sip.next === null) return [];
  const found: DueInstalment[] = [];
  let from = sip.next.dueDate > start ? sip.next.dueDate : start;
  for (;;) {
    const due = nextInstalment(sip, from);
    if (due === null || due.dueDate > end) return found;
    found.push(due);
    from = monthAfter(due.dueDate);
  }
}

/** The amount of today's calendar month's instalments that are not recorded yet, even if their day is over; rupees. */
export function dueThisMonth(sips: readonly Sip[], today: IsoDate): number {
  const [start, end] = [`${today.slice(0, 7)}-01`, addDays(monthAfter(today), -1)];
  return sips
    .flatMap((sip) => instalmentsWithin(sip, start, end))
    .reduce((total, { amount }) => total.plus(decimal(amount)), zero)
    .toNumber();
}

/**
 * The instalments of a calendar month: those that were recorded and those that are still to come.
 * @param today a day of that month
 * @returns rupees
 */
export function monthlyTotal(sips: readonly Sip[], today: IsoDate): number {
  return sips
    .reduce((total, sip) => total.plus(decimal(amountInMonth(sip, today.slice(0, 7)))), zero)
    .toNumber();
}

/**
 * How many SIPs have an instalment in a calendar month, and of how many it is recorded.
 * @param today a day of that month
 */
export function sipsInMonth(
  sips: readonly Sip[],
  today: IsoDate,
): { recorded: number; total: number } {
  const month = today.slice(0, 7);
  const inMonth = sips.filter((sip) => amountInMonth(sip, month) > 0);
  const recorded = inMonth.filter(({ recordedThrough }) => recordedThrough?.startsWith(month));
  return { recorded: recorded.length, total: inMonth.length };
}

function amountInMonth(sip: Sip, month: string): number {
  const { recordedThrough, next, paused } = sip;
  // Also counts an instalment that was recorded before the SIP was ended.
  const isRecorded = recordedThrough?.startsWith(month) === true;
  const due = nextInstalment(isRecorded ? { ...sip, to: null } : sip, `${month}-01`);
  if (isRecorded) return due?.amount ?? 0;
  if (paused || next === null || due === null || !due.dueDate.startsWith(month)) return 0;
  // A later next date means that the SIP was resumed or moved past this month.
  return next.dueDate <= due.dueDate ? due.amount : 0;
}
