import type { IsoDate } from "../dates.ts";
import { daysFromDue } from "../transactions/due-instalment.ts";
import type { TransactionType } from "../transactions/types.ts";

type Recorded = {
  id: string;
  fundId: string;
  date: IsoDate;
  type: TransactionType;
  units: string;
  amount: string;
  stampDuty: string;
  sipId: string | null;
  dueDate: IsoDate | null;
  importKey: string | null;
  createdAt: Date;
};

/**
 * The first deleted transaction that has since been added again: the same, or the same instalment of a SIP in another way.
 * An identical row from before the deletion is another transaction.
 */
export function findAddedAgain<Row extends Recorded>(
  removed: readonly Row[],
  stored: readonly Recorded[],
  removedAt: Date,
): Row | null {
  const taken = new Set(stored.map(({ id }) => id));
  const since = stored.filter(({ createdAt }) => createdAt >= removedAt);
  for (const row of since) for (const identity of identitiesOf(row)) taken.add(identity);
  const purchases = since.filter(isPurchase);
  return (
    removed.find(
      (row) =>
        [row.id, ...identitiesOf(row)].some((name) => taken.has(name)) ||
        (isPurchase(row) && purchases.some((other) => isSameInstalment(row, other))),
    ) ?? null
  );
}

const identitiesOf = ({ fundId, date, type, units, amount, importKey }: Recorded): string[] => [
  JSON.stringify([fundId, date, type, units, amount]),
  ...(importKey === null ? [] : [JSON.stringify([fundId, importKey])]),
];

const isPurchase = ({ type }: Recorded): boolean => type === "purchase" || type === "sip";

/** By the day on which it fell due, or bought for the other's instalment, whichever way each was recorded. */
function isSameInstalment(one: Recorded, other: Recorded): boolean {
  if (one.fundId !== other.fundId) return false;
  if (one.dueDate !== null && other.dueDate !== null) {
    return one.sipId === other.sipId
      ? one.dueDate.slice(0, 7) === other.dueDate.slice(0, 7)
      : one.dueDate === other.dueDate && isOfInstalment(one, other);
  }
  return isOfInstalment(one, other) || isOfInstalment(other, one);
}

const isOfInstalment = (purchase: Recorded, { dueDate, ...instalment }: Recorded): boolean =>
  dueDate !== null &&
  daysFromDue(
    { dueDate, paid: paidFor(instalment) },
    { date: purchase.date, paid: paidFor(purchase) },
  ) !== null;

const paidFor = ({ amount, stampDuty }: Pick<Recorded, "amount" | "stampDuty">): number =>
  Number(amount) + Number(stampDuty);
