import * as z from "zod/mini";
import { storedColumns, type StoredTransaction } from "../../transactions/queries/ledgers.ts";

type Json<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? DateText<Row[Name]> : Row[Name];
};
type DateText<Value> = Value extends Date ? string : Value;

/** The name of `importId` in stored rows, since earlier versions, which may still run, write and read them too. */
const storedName = "batchId";

type StoredRow = Json<Omit<StoredTransaction, "importId">> & {
  [storedName]: StoredTransaction["importId"];
};

const columns = Object.entries(storedColumns).map(
  ([name, column]) => [name === "importId" ? storedName : name, column] as const,
);

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
  z.transform(({ [storedName]: importId, ...row }): StoredTransaction => ({
    ...row,
    importId,
    createdAt: new Date(row.createdAt),
    updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt),
  })),
);

const recordedTotals = z.object({ id: z.string(), units: z.string(), investedAmount: z.string() });
export type RecordedTotals = z.output<typeof recordedTotals>;

/** Facts that undoing an import part needs. Those stored by an earlier version lack the fields with a default here. */
const partUndo = z.object({
  /** How many transactions, by fund. */
  insertedIn: z._default(z.record(z.string(), z.int()), () => ({})),
  created: z.array(z.string()),
  totals: z._default(z.array(recordedTotals), () => []),
  removed: z.array(storedTransaction),
  movedOver: z.array(recordedTotals),
  /** Totals that an import put in the place of an earlier one's. */
  replacedTotals: z._default(
    z.array(z.object({ before: recordedTotals, after: recordedTotals })),
    () => [],
  ),
});
export type PartUndo = z.output<typeof partUndo>;

export const storedPartUndo = (undo: PartUndo): string =>
  JSON.stringify({
    ...undo,
    removed: undo.removed.map(({ importId, ...row }) => ({ ...row, [storedName]: importId })),
  });

export const readPartUndo = (json: string): PartUndo => partUndo.parse(JSON.parse(json));
