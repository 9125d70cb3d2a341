import type { IsoDate } from "../dates.ts";
import type { TransactionType } from "../transactions/types.ts";
import { amountAYearLater } from "./due-dates.ts";
import { findSips, type FoundSip } from "./find-sips.ts";
import { purchaseTypes } from "../transactions/nearest-instalments.ts";
import type { Sip } from "./schema.ts";

type Row = {
  date: IsoDate;
  type: TransactionType;
  amount: number;
  stampDuty: number;
  source: "manual" | "sip" | "import";
  /** null where it is no instalment. */
  dueDate: IsoDate | null;
};

/**
 * The SIPs in a fund's transactions that nobody follows yet.
 * @param sips of the fund
 * @param knownUntil the day of the last statement, or today
 */
export function unfollowedSips(
  transactions: readonly Row[],
  sips: readonly Sip[],
  knownUntil: IsoDate,
): FoundSip[] {
  const free = transactions.filter(
    ({ type, source, dueDate }) =>
      purchaseTypes.includes(type) && source !== "sip" && dueDate === null,
  );
  const asOf = free.reduce((latest, { date }) => (date > latest ? date : latest), knownUntil);
  return findSips(free, asOf).filter(
    ({ day, lastAmount }) => !sips.some((sip) => sip.day === day && growsInto(lastAmount, sip)),
  );
}

/** Whether an instalment's amount is that of a SIP, then or after its yearly steps up to the next instalment. */
function growsInto(lastAmount: number, { amount, stepUp, next }: Sip): boolean {
  const wanted = [amount, next?.amount ?? amount];
  let grown = lastAmount;
  while (!wanted.includes(grown)) {
    const later = stepUp === null ? grown : amountAYearLater(grown, stepUp);
    // A small step can be lost in rounding.
    if (later <= grown || later > Math.max(...wanted)) return false;
    grown = later;
  }
  return true;
}
