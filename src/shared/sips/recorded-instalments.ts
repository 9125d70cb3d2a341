import { addDays, daysBetween, type IsoDate } from "../dates.ts";
import { decimal } from "../money.ts";
import { stampDutyIn } from "../transactions/stamp-duty.ts";
import type { TransactionType } from "../transactions/types.ts";
import { monthAfter, nextInstalment, type DueInstalment, type Schedule } from "./due-dates.ts";

/** Types of transactions that can be an instalment. */
export const purchaseTypes: readonly TransactionType[] = ["purchase", "sip"];

/** A purchase of the SIP's fund; amounts in rupees. */
export type RecordedPurchase = {
  id: string;
  date: IsoDate;
  amount: number;
  /** The SIP that it is an instalment of. */
  sipId: string | null;
  /** The day on which that instalment fell due. */
  dueDate: IsoDate | null;
  confirmed: boolean;
};

/** That of a SIP, and those of the user's other SIPs as they are now. */
export type SipIds = { own: string; others: ReadonlySet<string> };

export type RecordedInstalment = { dueDate: IsoDate; transactionId: string };

/** Days before and after an instalment's day on which it may have been bought: banks and holidays move it. */
const [daysBefore, daysAfter] = [5, 10];
/** Rupees: what a statement rounds off. */
const tolerance = 0.01;

/**
 * The instalments of a SIP, from a day on, that are recorded already: by a purchase of its amount, with or without stamp
 * duty, from 5 days before to 10 days after its day, or by any confirmed purchase of the SIP's own in its month.
 * A purchase is one instalment at most, and none of this SIP's where it is another's. One of a SIP that was deleted is
 * nobody's, or a SIP that is added again would record its past once more.
 * @param from a due date, or the first day on which one may be
 * @returns the oldest first
 */
export function recordedInstalments(
  schedule: Schedule,
  { own, others }: SipIds,
  purchases: readonly RecordedPurchase[],
  from: IsoDate,
): RecordedInstalment[] {
  const possible = purchases
    .filter(({ sipId }) => sipId === null || !others.has(sipId))
    .map((purchase) =>
      purchase.sipId === own ? purchase : { ...purchase, sipId: null, dueDate: null },
    );
  const byMonth = Map.groupBy(possible, (purchase) => monthOf(purchase.dueDate ?? purchase.date));
  const last = possible.reduce((newest, { date }) => (date > newest ? date : newest), "");
  const found: RecordedInstalment[] = [];
  const taken = new Set<string>();
  let due = nextInstalment(schedule, from);
  while (due !== null && addDays(due.dueDate, -daysBefore) <= last) {
    const near = monthsAround(due.dueDate).flatMap((month) => byMonth.get(month) ?? []);
    const purchase = purchaseOf(
      due,
      near.filter(({ id }) => !taken.has(id)),
    );
    if (purchase !== undefined) {
      taken.add(purchase.id);
      found.push({ dueDate: due.dueDate, transactionId: purchase.id });
    }
    due = nextInstalment(schedule, monthAfter(due.dueDate));
  }
  return found;
}

/** The first day on which a purchase may be this instalment. */
export const firstDayOf = (dueDate: IsoDate): IsoDate => {
  const [ofMonth, before] = [`${monthOf(dueDate)}-01`, addDays(dueDate, -daysBefore)];
  return before < ofMonth ? before : ofMonth;
};

const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** Of all days on which an instalment may have been bought. */
const monthsAround = (dueDate: IsoDate): string[] => [
  ...new Set([-daysBefore, 0, daysAfter].map((days) => monthOf(addDays(dueDate, days)))),
];

function purchaseOf(
  due: DueInstalment,
  purchases: readonly RecordedPurchase[],
): RecordedPurchase | undefined {
  const ofThisDay = purchases.find(({ dueDate }) => dueDate === due.dueDate);
  const [closest] = purchases
    .filter((purchase) => purchase.dueDate === null && isOfAmount(due, purchase))
    .map((purchase) => ({ purchase, days: daysBetween(due.dueDate, purchase.date) }))
    .filter(({ days }) => days >= -daysBefore && days <= daysAfter)
    .toSorted((one, other) => Math.abs(one.days) - Math.abs(other.days));
  const ownOfMonth = purchases.find(
    ({ sipId, confirmed, dueDate, date }) =>
      sipId !== null && confirmed && monthOf(dueDate ?? date) === monthOf(due.dueDate),
  );
  return ofThisDay ?? closest?.purchase ?? ownOfMonth;
}

function isOfAmount(due: DueInstalment, { amount, date }: RecordedPurchase): boolean {
  const without = decimal(due.amount)
    .minus(decimal(stampDutyIn(due.amount, date)))
    .toNumber();
  return amount >= without - tolerance && amount <= due.amount + tolerance;
}
