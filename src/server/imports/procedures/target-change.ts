import type { IsoDate } from "../../../shared/dates.ts";
import { didNotHappen } from "../../../shared/imports/match/did-not-happen.ts";
import { comparable, matchRows, recordedName } from "../../../shared/imports/match/match-rows.ts";
import type { CommitInput, FundItem, TransactionItem } from "../../../shared/imports/schema.ts";
import type { TransactionFields } from "../../../shared/transactions/schema.ts";
import { toStored } from "../../transactions/ledger-entries.ts";
import type { LedgerRow } from "../../transactions/queries/ledger-pages.ts";
import type { StoredTransaction } from "../../transactions/queries/ledgers.ts";
import { isRemainderOf, remainingOpeningKey, replaceOpenings } from "./replace-openings.ts";

export type Target = {
  item: FundItem;
  fundId: string;
  isNew: boolean;
  rows: TransactionItem[];
};

type ChangeOfTarget = {
  insert: StoredTransaction[];
  remainder: StoredTransaction | null;
  removed: LedgerRow[];
  /** The removed instalments that did not happen. */
  dropped: LedgerRow[];
  duplicates: number;
};

/** The changes of one fund's rows: rows that are not recorded yet are added, and rows that they replace are removed. */
export function changeOfTarget(
  recorded: readonly LedgerRow[],
  target: Target,
  { importId, statement, now }: Pick<CommitInput, "importId" | "statement"> & { now: Date },
): ChangeOfTarget {
  const { item, rows } = target;
  const toRow = rowsAfter(recorded, { importId, fundId: target.fundId, createdAt: now });
  const { added, known } = compareRows(recorded, target, importId);
  const insert = added.map(({ row: { fields, key, confirmed }, replaced }) =>
    toRow(fields, {
      // An instalment whose place was taken is not recorded once more.
      sipId: replaced?.sipId ?? null,
      dueDate: replaced?.dueDate ?? null,
      confirmed,
      importKey: key,
    }),
  );
  const removed = added.flatMap(({ replaced }) => replaced ?? []);
  const isRemoved = new Set(removed);
  const from = statement.from ?? "";
  const end = statement.to ?? rows.at(-1)?.fields.date ?? "";
  // Includes instalments that the hourly job recorded since the preview.
  const dropped = item.isComplete
    ? recorded.filter((row) => row.date >= from && didNotHappen(row, end) && !isRemoved.has(row))
    : [];
  const replaceable = new Set(replaceableOpenings(recorded, item, { importId, statement }, known));
  const openings = replaceOpenings([...replaceable], {
    coverage: item.coverage,
    importId,
    recorded: recorded.filter((row) => !replaceable.has(row)),
    added: insert,
  });
  const remainder =
    openings.remainder &&
    toRow(openings.remainder, {
      sipId: null,
      dueDate: null,
      confirmed: false,
      importKey: remainingOpeningKey,
    });
  return {
    insert,
    remainder,
    removed: [...removed, ...openings.removed, ...dropped],
    dropped,
    duplicates: known.size,
  };
}

/** Makes rows that come after the recorded ones of their day. */
function rowsAfter(
  recorded: readonly LedgerRow[],
  own: Pick<StoredTransaction, "importId" | "fundId" | "createdAt">,
) {
  const nextSequence = sequencesAfter(recorded);
  return (
    fields: TransactionFields,
    rest: Pick<StoredTransaction, "sipId" | "dueDate" | "confirmed" | "importKey">,
  ): StoredTransaction =>
    toStored(fields, {
      ...rest,
      ...own,
      id: crypto.randomUUID(),
      sequence: nextSequence(fields.date),
      source: "import",
    });
}

/** Counts on from the recorded rows: a day's rows are ordered by their sequence. */
function sequencesAfter(recorded: readonly LedgerRow[]): (date: IsoDate) => number {
  const newest = new Map<IsoDate, number>();
  const numbered = (date: IsoDate, sequence: number): number => {
    newest.set(date, sequence);
    return sequence;
  };
  for (const { date, sequence } of recorded) {
    numbered(date, Math.max(sequence, newest.get(date) ?? 0));
  }
  return (date) => numbered(date, (newest.get(date) ?? -1) + 1);
}

/** @returns the file's rows that are added, each with the recorded row that it replaces, and the ids of known rows */
function compareRows(
  recorded: readonly LedgerRow[],
  { item, rows }: Target,
  importId: string,
): { added: { row: TransactionItem; replaced: LedgerRow | undefined }[]; known: Set<string> } {
  const isFree = recordedSincePreview(recorded, item, importId);
  const outcomes = matchRows(
    rows.map(({ key, fields, confirmed }) => ({ ...comparable(fields), key, confirmed })),
    recorded.map((row) => ({ ...row, ...comparable(row) })),
    ({ id }) => isFree.has(id),
  );
  const byId = new Map(recorded.map((row) => [row.id, row]));
  const known = new Set<string>();
  const added = rows.flatMap((row, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind === "known") {
      known.add(outcome.id);
      return [];
    }
    return { row, replaced: outcome?.kind === "replaces" ? byId.get(outcome.id) : undefined };
  });
  return { added, known };
}

/** The openings that a statement with all rows since the fund's start makes needless. */
function replaceableOpenings(
  recorded: readonly LedgerRow[],
  { coverage }: FundItem,
  { importId, statement: { from, to } }: Pick<CommitInput, "importId" | "statement">,
  known: ReadonlySet<string>,
): LedgerRow[] {
  if (coverage !== "whole" && coverage !== "start") return [];
  return recorded.filter(
    (row) =>
      row.type === "opening" &&
      row.date >= (from ?? "") &&
      row.date <= (to ?? row.date) &&
      (row.importId !== importId || isRemainderOf(row, importId)) &&
      !known.has(row.id),
  );
}

/**
 * Recorded rows that another import, or the user, has added since the file was compared: each may be one of its rows.
 */
function recordedSincePreview(
  recorded: readonly LedgerRow[],
  { matched }: FundItem,
  importId: string,
): ReadonlySet<string> {
  if (matched === null) return new Set();
  const known = new Set(matched);
  return new Set(
    recorded
      .filter((row) => row.importId !== importId && !known.has(recordedName(row)))
      .map(({ id }) => id),
  );
}
