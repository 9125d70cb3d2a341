import { addDays, type IsoDate } from "../dates.ts";
import { decimal, zero } from "../money.ts";
import { coveredUntil, type Witness } from "./covered-until.ts";
import { monthAfter, nextInstalment, type DueInstalment, type Schedule } from "./due-dates.ts";
import {
  recordedInstalments,
  type RecordedInstalment,
  type RecordedPurchase,
  type SipOfPurchases,
} from "./recorded-instalments.ts";

/** How a SIP that is added begins. */
type SipStart = {
  recorded: RecordedInstalment[];
  /** The first one that is still to be recorded. */
  next: DueInstalment | null;
};

/**
 * A new SIP goes on after the last instalment that is recorded already, because what was left out in between was not
 * bought, and after the last day up to which everything is recorded.
 * @param from the first day on which an instalment may have to be recorded
 */
export function startOfSip(
  schedule: Schedule,
  sip: SipOfPurchases,
  purchases: readonly RecordedPurchase[],
  witnesses: readonly Witness[],
  from: IsoDate = schedule.from,
): SipStart {
  const recorded = recordedInstalments(schedule, sip, purchases, from);
  const [last, covered] = [recorded.at(-1)?.dueDate, coveredUntil(witnesses)?.dueDate];
  const start = [
    from,
    ...(last === undefined ? [] : [monthAfter(last)]),
    ...(covered === undefined ? [] : [addDays(covered, 1)]),
  ].reduce((latest, day) => (day > latest ? day : latest));
  return { recorded, next: nextInstalment(schedule, start) };
}

/** The effects of adding a SIP to its fund; rupees. */
export type NewSip = {
  /** How many instalments are recorded already. */
  recorded: number;
  /** Instalments that have fallen due since, which the hourly job records; null without any. */
  toRecord: { count: number; first: IsoDate; last: IsoDate; paid: number } | null;
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
  { sips, witnesses }: { sips: ReadonlySet<string>; witnesses: readonly Witness[] },
  today: IsoDate,
): NewSip {
  const sip = { id: "", isGone: (other: string) => !sips.has(other) };
  const { recorded, next } = startOfSip(schedule, sip, purchases, witnesses);
  const instalments: DueInstalment[] = [];
  let due = next;
  while (due !== null && due.dueDate <= today) {
    instalments.push(due);
    due = nextInstalment(schedule, monthAfter(due.dueDate));
  }
  const [first, last] = [instalments.at(0), instalments.at(-1)];
  return {
    recorded: recorded.length,
    toRecord:
      first === undefined || last === undefined
        ? null
        : {
            count: instalments.length,
            first: first.dueDate,
            last: last.dueDate,
            paid: instalments
              .reduce((sum, { amount }) => sum.plus(decimal(amount)), zero)
              .toNumber(),
          },
    next: due?.dueDate ?? null,
  };
}
