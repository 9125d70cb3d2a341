import * as z from "zod/mini";
import { storedColumns, type StoredTransaction } from "../../transactions/queries/ledgers.ts";

type Json<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? DateText<Row[Name]> : Row[Name];
};
type DateText<Value> = Value extends Date ? string : Value;

type StoredRow = Json<StoredTransaction>;

const columns = Object.entries(storedColumns);

/** By the table's columns, in one pass: an import can replace tens of thousands of rows. */
const isStoredRow = (row: unknown): row is StoredRow =>
  typeof row === "object" &&
  row !== null &&
  columns.every(([name, { dataType, notNull, enumValues }]) => {
    const value: unknown = Reflect.get(row, name);
    if (value === null) return !notNull;
    if (typeof value !== "string") return typeof value === dataType;
    if (dataType === "date") return !Number.isNaN(Date.parse(value));
    return dataType === "string" && (enumValues?.some((allowed) => allowed === value) ?? true);
  });

const storedTransaction = z.pipe(
  z.custom<StoredRow>(isStoredRow),
  z.transform((row): StoredTransaction => ({
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt),
  })),
);

const recordedTotals = z.object({ id: z.string(), units: z.string(), investedAmount: z.string() });
export type RecordedTotals = z.output<typeof recordedTotals>;

/** Facts that undoing an import part needs. */
const partUndo = z.object({
  /** How many transactions, by fund. */
  insertedIn: z.record(z.string(), z.int()),
  created: z.array(z.string()),
  totals: z.array(recordedTotals),
  removed: z.array(storedTransaction),
  movedOver: z.array(recordedTotals),
  /** Totals that an import put in the place of an earlier one's. */
  replacedTotals: z.array(z.object({ before: recordedTotals, after: recordedTotals })),
});
export type PartUndo = z.output<typeof partUndo>;

export const storedPartUndo = (undo: PartUndo): string => JSON.stringify(undo);

export const readPartUndo = (json: string): PartUndo => partUndo.parse(JSON.parse(json));
