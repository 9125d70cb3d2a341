import type { IsoDate } from "../dates.ts";
import type { Doubt } from "../funds/doubt.ts";
import { nearestInstalments, purchaseTypes } from "./nearest-instalments.ts";
import { daysFromDue } from "./due-instalment.ts";
import type { TransactionSource } from "./schema.ts";
import type { TransactionType } from "./types.ts";

type Purchase = { date: IsoDate; type: TransactionType; amount: number; stampDuty: number };
type Recorded = Purchase & {
  dueDate: IsoDate | null;
  source: TransactionSource;
  confirmed: boolean;
};

type InstalmentDoubt = Extract<Doubt, { kind: "recorded-instalment" }>;

/** How far the amount of a purchase may be off that of an instalment that the user is asked about. */
const similarShare = 0.1;

/**
 * The worked-out instalment whose place a typed purchase takes: of the same fund, within 5 days before and 10 after its day,
 * and 1 % of what was paid with stamp duty. One that the user has confirmed stays.
 * @param recorded the fund's other transactions; amounts of all in one unit
 */
export const replacedInstalment = <Row extends Recorded>(
  purchase: Purchase,
  recorded: readonly Row[],
): Row | undefined =>
  nearestInstalments(
    [purchase],
    recorded.filter(({ source, confirmed }) => source === "sip" && !confirmed),
  ).at(0)?.instalment;

/**
 * Asks about the instalment that a typed purchase looks like, where it takes the place of none: one that is confirmed, typed or
 * imported, or one whose amount is up to a tenth away.
 * @param recorded as in `replacedInstalment`
 */
export function recordedInstalmentDoubts(
  purchase: Purchase,
  recorded: readonly Recorded[],
): InstalmentDoubt[] {
  const isPurchase = purchaseTypes.includes(purchase.type);
  if (!isPurchase || replacedInstalment(purchase, recorded) !== undefined) return [];
  const paid = purchase.amount + purchase.stampDuty;
  return recorded
    .flatMap((row): InstalmentDoubt[] => {
      const { dueDate } = row;
      if (dueDate === null) return [];
      const due = { dueDate, paid: row.amount + row.stampDuty };
      const isNear = daysFromDue(due, { date: purchase.date, paid: due.paid }) !== null;
      const isSimilar = Math.abs(due.paid - paid) <= due.paid * similarShare;
      return isNear && isSimilar ? [{ kind: "recorded-instalment", dueDate }] : [];
    })
    .slice(0, 1);
}
