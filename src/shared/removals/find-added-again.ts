import type { IsoDate } from "../dates.ts";
import type { TransactionType } from "../transactions/types.ts";

type Recorded = {
  id: string;
  fundId: string;
  date: IsoDate;
  type: TransactionType;
  units: string;
  amount: string;
  importKey: string | null;
  createdAt: Date;
};

/**
 * The first deleted transaction that has since been added again. An identical row from before the deletion is another
 * transaction.
 */
export function findAddedAgain<Row extends Recorded>(
  removed: readonly Row[],
  stored: readonly Recorded[],
  removedAt: Date,
): Row | null {
  const taken = new Set(stored.map(({ id }) => id));
  for (const row of stored) {
    if (row.createdAt >= removedAt) for (const identity of identitiesOf(row)) taken.add(identity);
  }
  return (
    removed.find((row) => [row.id, ...identitiesOf(row)].some((name) => taken.has(name))) ?? null
  );
}

const identitiesOf = ({ fundId, date, type, units, amount, importKey }: Recorded): string[] => [
  JSON.stringify([fundId, date, type, units, amount]),
  ...(importKey === null ? [] : [JSON.stringify([fundId, importKey])]),
];
