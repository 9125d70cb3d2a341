import type { IsoDate } from "../../shared/dates.ts";
import { toDecimalText } from "../../shared/money.ts";
import type { LedgerTotals } from "../../shared/transactions/append.ts";
import { toMicroUnits, toPaise } from "../../shared/transactions/fixed-point.ts";
import type { Entry } from "../../shared/transactions/entry.ts";
import type {
  NewTransaction,
  Transaction,
  TransactionFields,
} from "../../shared/transactions/schema.ts";
import type { EntryRow, LedgerRow } from "./queries/ledger-pages.ts";
import type { ChangedTransaction, FundState, StoredTransaction } from "./queries/ledgers.ts";

export const toEntry = (row: EntryRow): Entry => ({
  id: row.id,
  fundId: row.fundId,
  date: row.date,
  sequence: row.sequence,
  type: row.type,
  units: toMicroUnits(row.units),
  amount: toPaise(row.amount),
  stampDuty: toPaise(row.stampDuty),
  stt: toPaise(row.stt),
  tds: toPaise(row.tds),
  nav: row.nav,
  pairId: row.pairId,
  cost: row.cost === null ? null : toPaise(row.cost),
  acquiredOn: row.acquiredOn,
});

export const ledgerTotals = (fund: FundState): LedgerTotals => ({
  units: toMicroUnits(fund.units),
  invested: toPaise(fund.investedAmount),
  realised: toPaise(fund.realised ?? 0),
  firstDate: fund.firstDate,
  lastDate: fund.lastDate,
});

type Origin = Pick<
  StoredTransaction,
  | "id"
  | "fundId"
  | "sequence"
  | "source"
  | "sipId"
  | "dueDate"
  | "confirmed"
  | "importId"
  | "importKey"
  | "createdAt"
>;

export const notImported = { importId: null, importKey: null } as const;
export const manually = {
  ...notImported,
  source: "manual",
  sipId: null,
  dueDate: null,
  confirmed: true,
} as const;

export const toStored = (fields: TransactionFields, origin: Origin): StoredTransaction => ({
  ...origin,
  ...storedFields(fields),
  updatedAt: null,
});

export const storedFields = (fields: TransactionFields) => ({
  date: fields.date,
  type: fields.type,
  units: toDecimalText(fields.units),
  amount: toDecimalText(fields.amount),
  nav: fields.nav === null ? null : toDecimalText(fields.nav),
  stampDuty: toDecimalText(fields.stampDuty),
  exitLoad: toDecimalText(fields.charges.exitLoad),
  stt: toDecimalText(fields.charges.stt),
  tds: toDecimalText(fields.charges.tds),
  note: fields.note,
  pairId: fields.pairId,
  cost: fields.cost === null ? null : toDecimalText(fields.cost),
  acquiredOn: fields.acquiredOn,
});

/** A note that was not read counts as the same. */
export const hasSameFields = (stored: ChangedTransaction, fields: TransactionFields): boolean =>
  Object.entries(storedFields(fields)).every(
    ([name, value]) =>
      (name === "note" && stored.note === undefined) ||
      stored[name as keyof StoredTransaction] === value,
  );

export const fieldsOf = (transaction: Transaction): TransactionFields => {
  const { date, type, units, amount, nav, stampDuty, charges, note, pairId, cost, acquiredOn } =
    transaction;
  return { date, type, units, amount, nav, stampDuty, charges, note, pairId, cost, acquiredOn };
};

export const nextSequence = (
  transactions: readonly Pick<LedgerRow, "fundId" | "date" | "sequence">[],
  fundId: string,
  date: IsoDate,
): number =>
  transactions.reduce(
    (next, other) =>
      other.fundId === fundId && other.date === date ? Math.max(next, other.sequence + 1) : next,
    0,
  );

export const newRows = (
  transactions: readonly NewTransaction[],
  fundId: string,
  createdAt: Date,
): StoredTransaction[] =>
  transactions.map(({ id = crypto.randomUUID(), confirmed, ...fields }, sequence) =>
    toStored(fields, { id, fundId, sequence, ...manually, confirmed, createdAt }),
  );
