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
 * A row of the same figures from before the deletion is another transaction.
 * @param isThere whether a SIP has not been deleted
 */
export function findAddedAgain<Row extends Recorded>(
  removed: readonly Row[],
  stored: readonly Recorded[],
  { removedAt, isThere }: { removedAt: Date; isThere: (sipId: string) => boolean },
): Row | null {
  const taken = new Set(stored.flatMap(identitiesOf));
  const since = stored.filter(({ createdAt }) => createdAt >= removedAt);
  for (const row of since) taken.add(figuresOf(row));
  const purchases = since.filter(isPurchase);
  return (
    removed.find(
      (row) =>
        [figuresOf(row), ...identitiesOf(row)].some((name) => taken.has(name)) ||
        (isPurchase(row) && purchases.some((other) => isSameInstalment(row, other, isThere))),
    ) ?? null
  );
}

const figuresOf = ({ fundId, date, type, units, amount }: Recorded): string =>
  JSON.stringify([fundId, date, type, units, amount]);

/** Of each there is one, whenever it was added: it may have been restored itself. */
const identitiesOf = ({ id, fundId, importKey, sipId, dueDate }: Recorded): string[] => [
  id,
  ...(importKey === null ? [] : [JSON.stringify([fundId, importKey])]),
  ...(sipId === null || dueDate === null ? [] : [JSON.stringify([fundId, sipId, dueDate])]),
];

const isPurchase = ({ type }: Recorded): boolean => type === "purchase" || type === "sip";

/** Bought for the other's instalment, unless they are those of two SIPs that are both there. */
function isSameInstalment(
  one: Recorded,
  other: Recorded,
  isThere: (sipId: string) => boolean,
): boolean {
  if (one.fundId !== other.fundId) return false;
  if (one.sipId !== null && one.sipId === other.sipId) return isSameMonth(one, other);
  const areTwo = [one, other].every(({ sipId }) => sipId !== null && isThere(sipId));
  return !areTwo && (isOfInstalment(one, other) || isOfInstalment(other, one));
}

const isSameMonth = (one: Recorded, other: Recorded): boolean =>
  one.dueDate !== null && one.dueDate.slice(0, 7) === other.dueDate?.slice(0, 7);

const isOfInstalment = (purchase: Recorded, { dueDate, ...instalment }: Recorded): boolean =>
  dueDate !== null &&
  daysFromDue(
    { dueDate, paid: paidFor(instalment) },
    { date: purchase.date, paid: paidFor(purchase) },
  ) !== null;

const paidFor = ({ amount, stampDuty }: Pick<Recorded, "amount" | "stampDuty">): number =>
  Number(amount) + Number(stampDuty);
