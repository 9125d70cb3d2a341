import { addDays, type IsoDate } from "../dates.ts";
import { daysFromDue, daysToBuy, type Instalment } from "../transactions/due-instalment.ts";
import { instalmentsFrom, type DueInstalment, type Schedule } from "./due-dates.ts";

/** A purchase of the SIP's fund; amounts in rupees. */
export type RecordedPurchase = {
  id: string;
  date: IsoDate;
  amount: number;
  stampDuty: number;
  /** The SIP that it is an instalment of. */
  sipId: string | null;
  /** The day on which that instalment fell due. */
  dueDate: IsoDate | null;
};

/** A SIP's id, and which SIPs are gone: their purchases may become its own. */
export type SipOfPurchases = { id: string; isGone: (otherSip: string) => boolean };

export type RecordedInstalment = { dueDate: IsoDate; transactionId: string };

/** Purchases of a fund, by the month of their instalment. */
export type PurchasesByMonth = {
  byMonth: Map<string, readonly RecordedPurchase[]>;
  first: IsoDate;
  last: IsoDate;
};

/** What `recordedAmong` finds purchases in, made once for all SIPs of a fund. */
export function purchasesByMonth(purchases: readonly RecordedPurchase[]): PurchasesByMonth {
  const days = purchases.flatMap(({ date, dueDate }) =>
    dueDate === null ? [date] : [date, dueDate],
  );
  return {
    byMonth: Map.groupBy(purchases, ({ dueDate, date }) => monthOf(dueDate ?? date)),
    first: days.reduce((oldest, day) => (day < oldest ? day : oldest), "9999-12-31"),
    last: purchases.reduce((newest, { date }) => (date > newest ? date : newest), ""),
  };
}

/**
 * The instalments of a SIP, from a day on, that are recorded already: each by the purchase that `purchaseOf` finds.
 * A purchase is one instalment at most, and belongs to one SIP.
 * @param from a due date, or the first day on which one may be
 * @returns the oldest first
 */
export const recordedInstalments = (
  schedule: Schedule,
  sip: SipOfPurchases,
  purchases: readonly RecordedPurchase[],
  from: IsoDate,
): RecordedInstalment[] => recordedAmong(schedule, sip, purchasesByMonth(purchases), from);

/** As `recordedInstalments`; takes as long as there are months between the first purchase and the last. */
export function recordedAmong(
  schedule: Schedule,
  sip: SipOfPurchases,
  { byMonth, first, last }: PurchasesByMonth,
  from: IsoDate,
): RecordedInstalment[] {
  if (last === "") return [];
  const found: RecordedInstalment[] = [];
  const taken = new Set<string>();
  // No instalment of an earlier month can be any of the purchases.
  const earliest = addDays(first, -31);
  for (const due of instalmentsFrom(schedule, from > earliest ? from : earliest)) {
    if (firstDayOf(due.dueDate) > last) break;
    const near = monthsAround(due.dueDate).flatMap((month) => byMonth.get(month) ?? []);
    const purchase = purchaseOf(
      due,
      sip,
      near.filter((each) => !taken.has(each.id)),
    );
    if (purchase !== undefined) {
      taken.add(purchase.id);
      found.push({ dueDate: due.dueDate, transactionId: purchase.id });
    }
  }
  return found;
}

/** The first day on which a purchase may be this instalment. */
export const firstDayOf = (dueDate: IsoDate): IsoDate => {
  const [ofMonth, [first]] = [`${monthOf(dueDate)}-01`, daysToBuy(dueDate)];
  return first < ofMonth ? first : ofMonth;
};

const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** Of all days on which an instalment may have been bought. */
export const monthsAround = (dueDate: IsoDate): string[] => [
  ...new Set([...daysToBuy(dueDate), dueDate].map(monthOf)),
];

/**
 * The purchase that is an instalment: the SIP's own of that day, the one of its amount that is nearest to its day, or any of
 * the SIP's own in its month. What a deleted SIP bought counts too: added again, it may have another day.
 */
export function purchaseOf(
  due: DueInstalment,
  { id, isGone }: SipOfPurchases,
  purchases: readonly RecordedPurchase[],
): RecordedPurchase | undefined {
  const own = purchases.filter(({ sipId }) => sipId === id);
  const ofOthers = purchases.filter(({ sipId }) => sipId !== null && sipId !== id && isGone(sipId));
  const free = purchases.filter(({ sipId }) => sipId === null);
  const ofThisDay = ({ dueDate }: RecordedPurchase) => dueDate === due.dueDate;
  const ofThisMonth = ({ dueDate, date }: RecordedPurchase) =>
    monthOf(dueDate ?? date) === monthOf(due.dueDate);
  const wanted = instalmentOf(due);
  return (
    own.find(ofThisDay) ??
    nearest(wanted, [...free, ...ofOthers, ...own.filter(({ dueDate }) => dueDate === null)]) ??
    ofOthers.find(ofThisDay) ??
    own.find(ofThisMonth) ??
    ofOthers.find((purchase) => ofThisMonth(purchase) && isOfAmount(wanted, purchase))
  );
}

const instalmentOf = ({ dueDate, amount }: DueInstalment): Instalment => ({
  dueDate,
  paid: amount,
});

const boughtBy = ({ date, amount, stampDuty }: RecordedPurchase) => ({
  date,
  paid: amount + stampDuty,
});

const isOfAmount = (due: Instalment, purchase: RecordedPurchase): boolean =>
  daysFromDue(due, { ...boughtBy(purchase), date: due.dueDate }) !== null;

const nearest = (
  due: Instalment,
  purchases: readonly RecordedPurchase[],
): RecordedPurchase | undefined =>
  purchases
    .flatMap((purchase) => {
      const days = daysFromDue(due, boughtBy(purchase));
      return days === null ? [] : [{ purchase, days }];
    })
    .toSorted((one, other) => one.days - other.days)
    .at(0)?.purchase;
