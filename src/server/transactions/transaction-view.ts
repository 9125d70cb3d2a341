import type { Transaction } from "../../shared/transactions/schema.ts";
import type { StoredTransaction } from "./queries/ledgers.ts";

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

export const transactionView = (row: StoredTransaction): Transaction => ({
  id: row.id,
  fundId: row.fundId,
  date: row.date,
  sequence: row.sequence,
  type: row.type,
  units: Number(row.units),
  amount: Number(row.amount),
  nav: toNumber(row.nav),
  stampDuty: Number(row.stampDuty),
  charges: { exitLoad: Number(row.exitLoad), stt: Number(row.stt), tds: Number(row.tds) },
  note: row.note,
  pairId: row.pairId,
  cost: toNumber(row.cost),
  acquiredOn: row.acquiredOn,
  source: row.source,
  sipId: row.sipId,
  dueDate: row.dueDate,
  confirmed: row.confirmed,
  importId: row.importId,
  importKey: row.importKey,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt?.toISOString() ?? null,
});
