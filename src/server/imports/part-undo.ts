import * as z from "zod/mini";
import { storedColumns, type StoredTransaction } from "../transactions/queries/ledgers.ts";

type Json<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? DateText<Row[Name]> : Row[Name];
};
type DateText<Value> = Value extends Date ? string : Value;

const columns = Object.entries(storedColumns);

/** By the table's columns, in one pass: an import can replace tens of thousands of rows. */
const isStoredRow = (row: unknown): row is Json<StoredTransaction> =>
  typeof row === "object" &&
  row !== null &&
  columns.every(([name, { dataType, notNull, enumValues }]) => {
    const value: unknown = Reflect.get(row, name);
    if (value === null) return !notNull;
    if (typeof value !== "string") return typeof value === dataType;
    if (dataType === "date") return !Number.isNaN(Date.parse(value));
    return dataType === "string" && (enumValues?.some((allowed) => allowed === value) ?? true);
  });

/** A transaction as `JSON.stringify` writes it. */
const transactionJson = z.pipe(
  z.custom<Json<StoredTransaction>>(isStoredRow),
  z.transform((row): StoredTransaction => ({
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt),
  })),
);

const recordedTotals = z.object({ id: z.string(), units: z.string(), investedAmount: z.string() });
export type RecordedTotals = z.output<typeof recordedTotals>;

/** What undoing a part of an import needs. Parts that an earlier version stored lack what has a default here. */
const partUndo = z.object({
  /** How many transactions, by fund. */
  insertedIn: z._default(z.record(z.string(), z.int()), () => ({})),
  created: z.array(z.string()),
  totals: z._default(z.array(recordedTotals), () => []),
  removed: z.array(transactionJson),
  movedOver: z.array(recordedTotals),
  /** Totals that an import put in the place of an earlier one's. */
  replacedTotals: z._default(
    z.array(z.object({ before: recordedTotals, after: recordedTotals })),
    () => [],
  ),
});
export type PartUndo = z.output<typeof partUndo>;

export const readPartUndo = (json: string): PartUndo => partUndo.parse(JSON.parse(json));
