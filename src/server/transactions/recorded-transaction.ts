import type { RecordedTransaction } from "../../shared/imports/schema.ts";
import { transactionView } from "./transaction-view.ts";

type StoredRow = Parameters<typeof transactionView>[0];

/** What a preview of an import needs of a stored transaction. */
export function recordedTransaction(stored: StoredRow): RecordedTransaction {
  const row = transactionView(stored);
  return {
    id: row.id,
    fundId: row.fundId,
    date: row.date,
    sequence: row.sequence,
    type: row.type,
    units: row.units,
    amount: row.amount,
    stampDuty: row.stampDuty,
    nav: row.nav,
    pairId: row.pairId,
    cost: row.cost,
    acquiredOn: row.acquiredOn,
    source: row.source,
    dueDate: row.dueDate,
    importKey: row.importKey,
  };
}
