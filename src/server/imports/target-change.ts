import { didNotHappen } from "../../shared/imports/match/did-not-happen.ts";
import { comparable, matchRows, recordedName } from "../../shared/imports/match/match-rows.ts";
import type { CommitInput, FundItem, TransactionItem } from "../../shared/imports/schema.ts";
import { toStored } from "../transactions/ledger-entries.ts";
import type { LedgerRow } from "../transactions/queries/ledger-pages.ts";
import type { StoredTransaction } from "../transactions/queries/ledgers.ts";
import { isRemainderOf, remainingOpeningKey, replaceOpenings } from "./replace-openings.ts";

export type Target = {
  item: FundItem;
  fundId: string;
  isNew: boolean;
  rows: TransactionItem[];
};

/** The changes of one fund's rows: rows that are not recorded yet are added, and rows that they replace are removed. */
export function changeOfTarget(
  recorded: readonly LedgerRow[],
  { item, fundId, rows }: Target,
  {
    importId,
    statement: { from, to },
    now,
  }: Pick<CommitInput, "importId" | "statement"> & { now: Date },
): {
  insert: StoredTransaction[];
  remainder: StoredTransaction | null;
  removed: LedgerRow[];
  /** The instalments among these that did not happen. */
  dropped: LedgerRow[];
  duplicates: number;
} {
  const isFree = recordedSincePreview(recorded, item, importId);
  const outcomes = matchRows(
    rows.map(({ key, fields }) => ({ ...comparable(fields), key })),
    recorded.map((row) => ({ ...row, ...comparable(row) })),
    ({ id }) => isFree.has(id),
  );
  const byId = new Map(recorded.map((row) => [row.id, row]));
  const origin = { fundId, source: "import", importId, createdAt: now } as const;
  const sequences = new Map(recorded.map(({ date, sequence }) => [date, sequence]));
  for (const { date, sequence } of recorded) {
    sequences.set(date, Math.max(sequence, sequences.get(date) ?? 0));
  }
  const insert: StoredTransaction[] = [];
  const removed: LedgerRow[] = [];
  const known = new Set<string>();
  for (const [index, { fields, key, confirmed }] of rows.entries()) {
    const outcome = outcomes[index];
    if (outcome?.kind === "known") {
      known.add(outcome.id);
      continue;
    }
    const replaced = outcome?.kind === "replaces" ? byId.get(outcome.id) : undefined;
    if (replaced !== undefined) removed.push(replaced);
    const sequence = (sequences.get(fields.date) ?? -1) + 1;
    sequences.set(fields.date, sequence);
    insert.push(
      toStored(fields, {
        ...origin,
        id: crypto.randomUUID(),
        sequence,
        // An instalment whose place was taken is not recorded once more.
        sipId: replaced?.sipId ?? null,
        dueDate: replaced?.dueDate ?? null,
        confirmed,
        importKey: key,
      }),
    );
  }
  const replaceable =
    item.coverage !== "whole" && item.coverage !== "start"
      ? []
      : recorded.filter(
          (row) =>
            row.type === "opening" &&
            row.date >= (from ?? "") &&
            row.date <= (to ?? row.date) &&
            (row.importId !== importId || isRemainderOf(row, importId)) &&
            !known.has(row.id),
        );
  const isRemoved = new Set(removed);
  const end = to ?? rows.at(-1)?.fields.date ?? "";
  // Includes instalments that the hourly job recorded since the preview.
  const dropped = item.isComplete
    ? recorded.filter(
        (row) => row.date >= (from ?? "") && didNotHappen(row, end) && !isRemoved.has(row),
      )
    : [];
  const isReplaceable = new Set(replaceable);
  const openings = replaceOpenings(replaceable, {
    coverage: item.coverage,
    importId,
    recorded: recorded.filter((row) => !isReplaceable.has(row)),
    added: insert,
  });
  const remainder =
    openings.remainder &&
    toStored(openings.remainder, {
      ...origin,
      id: crypto.randomUUID(),
      sequence: (sequences.get(openings.remainder.date) ?? -1) + 1,
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
