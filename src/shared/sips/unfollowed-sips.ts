import type { IsoDate } from "../dates.ts";
import type { TransactionType } from "../transactions/types.ts";
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
    ({ day, lastAmount }) =>
      !sips.some((sip) => sip.day === day && [sip.amount, sip.next?.amount].includes(lastAmount)),
  );
}
