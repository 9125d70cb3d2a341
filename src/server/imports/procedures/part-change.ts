import type { CommitInput, CommitResult, FundItem } from "../../../shared/imports/schema.ts";
import { toDecimalText } from "../../../shared/money.ts";
import {
  changeByReplay,
  emptyLedger,
  type LedgerChange,
  type LedgerState,
} from "../../transactions/ledger-change.ts";
import {
  requireEqualTransfers,
  requireValidPairs,
} from "../../transactions/require-valid-pairs.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import type { FundState, StoredTransaction } from "../../transactions/queries/ledgers.ts";
import type { SipRow } from "../../sips/queries/sips.ts";
import { sipsAfterPurchases, withInstalments, type ChangedSip } from "../../sips/instalments.ts";
import type { PartUndo } from "./part-undo.ts";
import { isRemainderOf } from "./replace-openings.ts";
import { changeOfTarget, type Target } from "./target-change.ts";

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
  sips: ChangedSip[];
  /** Without the rows that were removed, whose notes are not known here. */
  undo: Omit<PartUndo, "removed">;
};

export async function changeOfPart(
  state: LedgerState,
  targets: readonly Target[],
  sips: readonly SipRow[],
  { importId, statement }: CommitInput,
  now: Date,
): Promise<PartChange> {
  const replacedTotals = targets.flatMap((target) => replacedTotalsOf(state, target));
  const byFund = Map.groupBy(state.transactions, ({ fundId }) => fundId);
  const changes = targets.map((target) =>
    changeOfTarget(byFund.get(target.fundId) ?? [], target, { importId, statement, now }),
  );
  const removed = changes.flatMap((change) => change.removed);
  const gone = new Set(removed);
  const recorded = state.transactions.filter((row) => !gone.has(row));
  const added = changes.flatMap((each) => each.insert);
  const insert = await runInTurns(withInstalments(added, recorded, sips));
  const created = newLedgers(targets);
  const paired = state.transactions.filter(({ pairId }) => pairId !== null);
  requireValidPairs(insert, paired);
  requireEqualTransfers(insert, paired);
  const { ledgers, movedOver } = ledgersOf(state, insert);
  const change = await changeByReplay(
    { ...state, funds: [...ledgers, ...created] },
    {
      insert: [...insert, ...changes.flatMap(({ remainder }) => remainder ?? [])],
      remove: removed.map(({ id }) => id),
    },
  );
  const replaced = removed.filter((row) => !isRemainderOf(row, importId));
  const { newTotals, knownTotals } = totalsOf(targets);
  return {
    change,
    created,
    replaced: replaced.map(({ id }) => id),
    sips: await runInTurns(
      sipsAfterPurchases(sips, {
        inserted: insert,
        recorded,
        dropped: { rows: changes.flatMap(({ dropped }) => dropped), importId },
      }),
    ),
    result: {
      added: insert.length + newTotals.length,
      duplicates: changes.reduce(
        (sum, { duplicates }) => sum + duplicates,
        knownTotals - replacedTotals.length,
      ),
      replaced: replaced.length + replacedTotals.length,
    },
    undo: {
      insertedIn: countByFund(insert),
      created: targets.filter(({ isNew }) => isNew).map(({ fundId }) => fundId),
      totals: newTotals,
      replacedTotals,
      movedOver,
    },
  };
}

const newLedgers = (targets: readonly Target[]) =>
  targets
    .filter(({ isNew, rows }) => isNew && rows.length > 0)
    .map(({ fundId }) => emptyLedger(fundId));

/** `movedOver`: the totals of funds that get their first transactions. */
function ledgersOf({ funds }: LedgerState, insert: readonly StoredTransaction[]) {
  const isChanged = new Set(insert.map(({ fundId }) => fundId));
  return {
    ledgers: funds.filter(({ id, ledgerVersion }) => ledgerVersion > 0 || isChanged.has(id)),
    movedOver: funds
      .filter(({ id, ledgerVersion }) => ledgerVersion === 0 && isChanged.has(id))
      .map(({ id, units, investedAmount }) => ({ id, units, investedAmount })),
  };
}

/** The totals of new funds, and how many of funds that are there. */
const totalsOf = (targets: readonly Target[]) => ({
  newTotals: targets.flatMap(({ isNew, fundId, item: { totals } }) =>
    isNew && totals !== null ? [{ id: fundId, ...totalsOfItem(totals) }] : [],
  ),
  knownTotals: targets.filter(({ isNew, item }) => !isNew && item.totals !== null).length,
});

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

const countByFund = (rows: readonly StoredTransaction[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ fundId }) => fundId)].map(([id, own]) => [id, own.length]),
  );
