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

/** A SIP's id, and which purchases that were another SIP's may become its own: those of SIPs that are gone. */
export type SipOfPurchases = { id: string; mayTakeFrom: (otherSip: string) => boolean };

export type RecordedInstalment = { dueDate: IsoDate; transactionId: string };

/** Days before and after an instalment's day on which it may have been bought: banks and holidays move it. */
const [daysBefore, daysAfter] = [5, 10];
/** Rupees: what a statement rounds off. */
const tolerance = 0.01;

/**
 * The instalments of a SIP, from a day on, that are recorded already: by a purchase of its amount, with or without stamp
 * duty, from 5 days before to 10 days after its day, or by any confirmed purchase of the SIP's own in its month.
 * A purchase is one instalment at most, and belongs to one SIP.
 * @param from a due date, or the first day on which one may be
 * @returns the oldest first
 */
export function recordedInstalments(
  schedule: Schedule,
  { id, mayTakeFrom }: SipOfPurchases,
  purchases: readonly RecordedPurchase[],
  from: IsoDate,
): RecordedInstalment[] {
  const possible = purchases.filter(
    ({ sipId }) => sipId === null || sipId === id || mayTakeFrom(sipId),
  );
  const byMonth = Map.groupBy(possible, ({ dueDate, date }) => monthOf(dueDate ?? date));
  const last = possible.reduce((newest, { date }) => (date > newest ? date : newest), "");
  const found: RecordedInstalment[] = [];
  const taken = new Set<string>();
  let due = nextInstalment(schedule, from);
  while (due !== null && addDays(due.dueDate, -daysBefore) <= last) {
    const near = monthsAround(due.dueDate).flatMap((month) => byMonth.get(month) ?? []);
    const free = near.filter((each) => !taken.has(each.id));
    const purchase = purchaseOf(due, id, free);
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
  id: string,
  purchases: readonly RecordedPurchase[],
): RecordedPurchase | undefined {
  const ofThisDay = purchases.filter(({ dueDate }) => dueDate === due.dueDate);
  const [closest] = purchases
    .filter(({ sipId, dueDate }) => sipId !== id || dueDate === null)
    .filter((purchase) => isOfAmount(due, purchase))
    .map((purchase) => ({ purchase, days: daysBetween(due.dueDate, purchase.date) }))
    .filter(({ days }) => days >= -daysBefore && days <= daysAfter)
    .toSorted((one, other) => Math.abs(one.days) - Math.abs(other.days));
  const ownOfMonth = purchases.find(
    ({ sipId, confirmed, dueDate, date }) =>
      sipId === id && confirmed && monthOf(dueDate ?? date) === monthOf(due.dueDate),
  );
  const own = ofThisDay.find(({ sipId }) => sipId === id);
  // Another's that is gone may have been this SIP before its amount was changed.
  return own ?? closest?.purchase ?? ofThisDay[0] ?? ownOfMonth;
}

function isOfAmount(due: DueInstalment, { amount, date }: RecordedPurchase): boolean {
  const without = decimal(due.amount)
    .minus(decimal(stampDutyIn(due.amount, date)))
    .toNumber();
  return amount >= without - tolerance && amount <= due.amount + tolerance;
}
