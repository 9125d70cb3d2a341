import type { IsoDate } from "../dates.ts";
import { monthAfter, nextInstalment, type Schedule } from "./due-dates.ts";
import { recordedInstalments, type RecordedPurchase } from "./recorded-instalments.ts";

/** What adding a SIP does to its fund. */
export type NewSip = {
  /** How many instalments are recorded already. */
  recorded: number;
  /** Those after them that have fallen due, which the hourly job records; null where there is none. */
  toRecord: { count: number; first: IsoDate; last: IsoDate } | null;
  /** The first instalment after today; null where the SIP ends before. */
  next: IsoDate | null;
};

/**
 * @param purchases of the fund
 * @param sips the ids of the user's SIPs
 */
export function newSip(
  schedule: Schedule,
  purchases: readonly RecordedPurchase[],
  sips: ReadonlySet<string>,
  today: IsoDate,
): NewSip {
  const sip = { id: "", mayTakeFrom: (other: string) => !sips.has(other) };
  const recorded = recordedInstalments(schedule, sip, purchases, schedule.from);
  const last = recorded.at(-1)?.dueDate;
  const days: IsoDate[] = [];
  let due = nextInstalment(schedule, last === undefined ? schedule.from : monthAfter(last));
  while (due !== null && due.dueDate <= today) {
    days.push(due.dueDate);
    due = nextInstalment(schedule, monthAfter(due.dueDate));
  }
  const [first] = days;
  return {
    recorded: recorded.length,
    toRecord:
      first === undefined ? null : { count: days.length, first, last: days.at(-1) ?? first },
    next: due?.dueDate ?? null,
  };
}
