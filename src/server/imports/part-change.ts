import { comparable, matchRows } from "../../shared/imports/match/match-rows.ts";
import type {
  CommitInput,
  CommitResult,
  FundItem,
  TransactionItem,
} from "../../shared/imports/schema.ts";
import { toDecimalText } from "../../shared/money.ts";
import {
  changeByReplay,
  type LedgerChange,
  type LedgerState,
} from "../transactions/ledger-change.ts";
import { toStored } from "../transactions/ledger-entries.ts";
import { requireValidPairs } from "../transactions/require-valid-pairs.ts";
import type { LedgerRow } from "../transactions/queries/ledger-pages.ts";
import type { FundState, StoredTransaction } from "../transactions/queries/ledgers.ts";
import type { PartUndo } from "./part-undo.ts";
import { isRemainderOf, remainingOpeningKey, replaceOpenings } from "./replace-openings.ts";

export type Target = {
  item: FundItem;
  fundId: string;
  isNew: boolean;
  rows: TransactionItem[];
};

export const totalsOfItem = ({ units, investedAmount }: NonNullable<FundItem["totals"]>) => ({
  units: toDecimalText(units),
  investedAmount: toDecimalText(investedAmount),
});

export type PartChange = {
  change: LedgerChange;
  /** The ledgers of new funds, as they are inserted. */
  created: FundState[];
  result: CommitResult;
  /** Rows that undoing the import brings back. */
  replaced: string[];
  /** Without the rows that were removed, whose notes are not known here. */
  undo: Omit<PartUndo, "removed">;
};

export async function changeOfPart(
  state: LedgerState,
  targets: readonly Target[],
  { importId, statement }: CommitInput,
  now: Date,
): Promise<PartChange> {
  const insert: StoredTransaction[] = [];
  const remainders: StoredTransaction[] = [];
  const removed: LedgerRow[] = [];
  const replacedTotals = targets.flatMap((target) => replacedTotalsOf(state, target));
  let duplicates =
    targets.filter(({ isNew, item }) => !isNew && item.totals !== null).length -
    replacedTotals.length;
  const byFund = Map.groupBy(state.transactions, ({ fundId }) => fundId);
  for (const target of targets) {
    const change = changeOfTarget(byFund.get(target.fundId) ?? [], target, {
      importId,
      statement,
      now,
    });
    insert.push(...change.insert);
    if (change.remainder !== null) remainders.push(change.remainder);
    removed.push(...change.removed);
    duplicates += change.duplicates;
  }
  const created = targets
    .filter(({ isNew, rows }) => isNew && rows.length > 0)
    .map(({ fundId }) => emptyLedger(fundId));
  requireValidPairs(
    insert,
    state.transactions.filter(({ pairId }) => pairId !== null),
  );
  const isChanged = new Set(insert.map(({ fundId }) => fundId));
  const movedOver = state.funds.filter(
    ({ id, ledgerVersion }) => ledgerVersion === 0 && isChanged.has(id),
  );
  const ledgers = state.funds.filter(
    ({ id, ledgerVersion }) => ledgerVersion > 0 || isChanged.has(id),
  );
  const change = await changeByReplay(
    { ...state, funds: [...ledgers, ...created] },
    { insert: [...insert, ...remainders], remove: removed.map(({ id }) => id) },
  );
  const replaced = removed.filter((row) => !isRemainderOf(row, importId));
  const totalsAdded = targets.filter(({ isNew, item }) => isNew && item.totals !== null).length;
  return {
    change,
    created,
    replaced: replaced.map(({ id }) => id),
    result: {
      added: insert.length + totalsAdded,
      duplicates,
      replaced: replaced.length + replacedTotals.length,
    },
    undo: {
      insertedIn: countByFund(insert),
      created: targets.filter(({ isNew }) => isNew).map(({ fundId }) => fundId),
      totals: targets.flatMap(({ isNew, fundId, item: { totals } }) =>
        isNew && totals !== null ? [{ id: fundId, ...totalsOfItem(totals) }] : [],
      ),
      replacedTotals,
      movedOver: movedOver.map(({ id, units, investedAmount }) => ({ id, units, investedAmount })),
    },
  };
}

/** A fund that was changed since the preview keeps what it has. */
function replacedTotalsOf(
  { funds }: LedgerState,
  { item: { totals, totalsBefore }, fundId, isNew }: Target,
): PartUndo["replacedTotals"] {
  if (isNew || totals === null || totalsBefore === null) return [];
  const [before, after] = [totalsOfItem(totalsBefore), totalsOfItem(totals)];
  const isUnchanged = funds.some(
    ({ id, ledgerVersion, units, investedAmount }) =>
      id === fundId &&
      ledgerVersion === 0 &&
      units === before.units &&
      investedAmount === before.investedAmount,
  );
  return isUnchanged
    ? [{ before: { id: fundId, ...before }, after: { id: fundId, ...after } }]
    : [];
}

function changeOfTarget(
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
  duplicates: number;
} {
  const outcomes = matchRows(
    rows.map(({ key, fields }) => ({ ...comparable(fields), key })),
    recorded.map((row) => ({ ...row, ...comparable(row) })),
    { skipUnitsMatch: true },
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
  const isDropped = new Set(item.dropped);
  const isRemoved = new Set(removed);
  const dropped = recorded.filter(
    (row) => row.source === "sip" && isDropped.has(row.id) && !isRemoved.has(row),
  );
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
    duplicates: known.size,
  };
}

const countByFund = (rows: readonly StoredTransaction[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ fundId }) => fundId)].map(([id, own]) => [id, own.length]),
  );

const emptyLedger = (id: string): FundState => ({
  id,
  units: "0",
  investedAmount: "0",
  realised: null,
  firstDate: null,
  lastDate: null,
  transactionCount: 0,
  ledgerVersion: 0,
  hasDuplicateLedger: 0,
});
