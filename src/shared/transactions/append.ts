import type { IsoDate } from "../dates.ts";
import type { MicroUnits, Paise } from "./fixed-point.ts";
import type { Entry } from "./entry.ts";
import { LedgerRejectedError, maxCost, maxUnits } from "./ledger.ts";
import type { TransactionType } from "./types.ts";

export type LedgerTotals = {
  units: MicroUnits;
  invested: Paise;
  realised: Paise;
  firstDate: IsoDate | null;
  lastDate: IsoDate | null;
};

const appendableTypes: ReadonlySet<TransactionType> = new Set([
  "purchase",
  "sip",
  "switch-in",
  "idcw-payout",
  "idcw-reinvestment",
  "bonus",
  "opening",
]);

export const isAppendable = (type: TransactionType): boolean => appendableTypes.has(type);

/**
 * What follows when a transaction that only adds comes after all others, without a replay: the same
 * as `replay` of the whole ledger gives.
 * @returns null where a replay is needed
 * @throws LedgerRejectedError too-large
 */
export function append(totals: LedgerTotals, entry: Entry): LedgerTotals | null {
  const isLater = totals.lastDate === null || entry.date > totals.lastDate;
  if (!isLater || !isAppendable(entry.type)) return null;
  const units = totals.units + entry.units;
  const invested = totals.invested + costOf(entry);
  if (units > maxUnits || invested > maxCost) throw new LedgerRejectedError("too-large", entry);
  return {
    units,
    invested,
    realised: totals.realised,
    firstDate: totals.firstDate ?? entry.date,
    lastDate: entry.date,
  };
}

const costOf = ({ type, amount, stampDuty }: Entry): Paise =>
  type === "idcw-payout" ? 0 : amount + stampDuty;
