import { AppError } from "../../../shared/errors.ts";
import type { UndoInput } from "../../../shared/imports/schema.ts";
import { LedgerRejectedError } from "../../../shared/transactions/ledger.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { recountCategories } from "../../funds/queries/category-counts.ts";
import { witnessedSince } from "../../transactions/queries/instalments.ts";
import { readSips, sipsOf, type SipRow } from "../../sips/queries/sips.ts";
import { readRemovedSips, removedSips } from "../../transactions/queries/removed-sips.ts";
import { returnInstalments, type LostInstalment } from "../../transactions/return-instalments.ts";
import { showFileOfImport } from "../../inbox/queries/files.ts";
import { changeByReplay, type LedgerState } from "../../transactions/ledger-change.ts";
import { ledgerWrites } from "../../transactions/ledger-writes.ts";
import { readLedgers } from "../../transactions/read-ledgers.ts";
import type { LedgerRow } from "../../transactions/queries/ledger-pages.ts";
import { deleteTransactionsOfImport } from "../../transactions/queries/ledgers.ts";
import { readPartUndo, type PartUndo } from "./part-undo.ts";
import {
  deleteImport,
  deleteFunds,
  namedFundsOfImport,
  fundsOfImport,
  importedByFund,
  instalmentsOfImport,
  pairedSince,
  partsOf,
  requireParts,
  restoreTotals,
  type ImportedFund,
} from "./queries.ts";

/**
 * Undoes an import: deletes its transactions and the funds that it created, and restores what it replaced. Parts of it
 * that arrive later are refused.
 * @returns how many transactions were removed; 0 for an import that is not there
 * @throws AppError imports/changed-since, imports/fund-deleted-since, transactions/conflict
 */
export async function undoImport(
  ctx: SignedInContext,
  { importId }: UndoInput,
): Promise<{ removed: number }> {
  const scope = fundsOfImport(importId);
  const state = await readLedgers(ctx, { scope, exceptImport: importId });
  const stored = await readImport(ctx, importId);
  if (stored === null) return { removed: 0 };
  const { undo, imported, parts } = stored;
  const removed = imported.reduce((sum, { count }) => sum + count, 0);
  const change = await changeOfUndo(state, stored);
  const added = change.added - removed;
  await ctx.write((userId) => [
    requireParts(ctx.db, userId, { importId, count: parts }),
    deleteTransactionsOfImport(ctx.db, userId, importId, undo.created),
    ...ledgerWrites(ctx, userId, state, { ...change, added }),
    // After the ledgers, because it looks at what is left of the instalments.
    ...returnInstalments(ctx.db, userId, {
      importId,
      sips: stored.sips,
      deletedSips: stored.deletedSips,
      lost: stored.lost,
      restored: undo.removed,
    }),
    ...restoredBy(undo).map((totals) => restoreTotals(ctx.db, userId, totals, ctx.clock())),
    deleteFunds(ctx.db, userId, undo.created),
    ...recountCategories(ctx.db, userId, ctx.clock()),
    showFileOfImport(ctx.db, userId, importId),
    ...deleteImport(ctx.db, userId, importId, ctx.clock()),
  ]);
  return { removed };
}

type StoredImport = {
  /** How many are stored. */
  parts: number;
  undo: Undo;
  /** Its remaining transactions. */
  imported: readonly ImportedFund[];
  /** Names of its funds, and of those with a leg that was paired with one of its own since. */
  names: ReadonlyMap<string, string>;
  sips: SipRow[];
  /** Deleted SIPs that can be restored. */
  deletedSips: SipRow[];
  /** The instalments that it brought. */
  lost: readonly LostInstalment[];
  /** Funds where a later statement counts on them. */
  witnessed: readonly { fundId: string }[];
  /** Funds whose legs would be without their other leg. */
  paired: readonly string[];
};

async function readImport(ctx: SignedInContext, importId: string): Promise<StoredImport | null> {
  const { parts, funds, sips, deletedSips, lost, witnessed, paired, imported } = await ctx.read(
    (owner) => ({
      parts: partsOf(ctx.db, owner, importId),
      funds: namedFundsOfImport(ctx.db, owner, importId),
      sips: sipsOf(ctx.db, owner),
      deletedSips: removedSips(ctx.db, owner),
      lost: instalmentsOfImport(ctx.db, owner, importId),
      witnessed: witnessedSince(ctx.db, owner, importId),
      paired: pairedSince(ctx.db, owner, importId),
      imported: importedByFund(ctx.db, owner, importId),
    }),
  );
  if (parts.length === 0) return null;
  const undo = joined(parts.map((part) => readPartUndo(part.undo)));
  const names = new Map(
    [...funds, ...paired].flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])),
  );
  return {
    parts: parts.length,
    undo,
    imported,
    names,
    sips: readSips(sips),
    deletedSips: readRemovedSips(deletedSips),
    lost,
    witnessed,
    paired: paired.map(({ id }) => id),
  };
}

/** @throws AppError imports/changed-since, imports/fund-deleted-since */
function changeOfUndo(
  state: LedgerState,
  { undo, imported, names, sips, witnessed, paired }: StoredImport,
) {
  const changedSince = (fundId: string, cause?: unknown) => {
    const fund = names.get(fundId);
    return fund === undefined
      ? new AppError("imports/fund-deleted-since", { cause })
      : new AppError("imports/changed-since", { values: { fund }, cause });
  };
  const gone = new Set([...undo.created, ...restoredBy(undo).map(({ id }) => id)]);
  const changed =
    sips.find(({ fundId }) => gone.has(fundId))?.fundId ??
    witnessed[0]?.fundId ??
    paired[0] ??
    changedFund(state, imported, undo, names) ??
    changedTotals(state, undo);
  if (changed !== null) throw changedSince(changed);
  return withoutRefusal(
    // Funds that go are among them, so that a change in the meantime is noticed by their versions.
    () => changeByReplay(state, { insert: undo.removed }, "merge"),
    changedSince,
  );
}

type Undo = Omit<PartUndo, "insertedIn"> & {
  inserted: [fundId: string, count: number][];
};

/** The funds that get back their totals from before the import. */
const restoredBy = ({ movedOver, replacedTotals }: Pick<Undo, "movedOver" | "replacedTotals">) => [
  ...movedOver,
  ...replacedTotals.map(({ before }) => before),
];

const joined = (parts: readonly PartUndo[]): Undo => ({
  inserted: parts.flatMap(({ insertedIn }) => Object.entries(insertedIn)),
  created: parts.flatMap(({ created }) => created),
  totals: parts.flatMap(({ totals }) => totals),
  removed: parts.flatMap(({ removed }) => removed),
  movedOver: parts.flatMap(({ movedOver }) => movedOver),
  replacedTotals: parts.flatMap(({ replacedTotals }) => replacedTotals),
});

function changedFund(
  { transactions }: LedgerState,
  imported: readonly ImportedFund[],
  { inserted, created, ...undo }: Undo,
  names: ReadonlyMap<string, string>,
): string | null {
  const edited = imported.find(({ isEdited }) => isEdited === 1);
  if (edited !== undefined) return edited.fundId;
  const deletedFrom = fundWithFewer(imported, inserted);
  if (deletedFrom !== undefined) return deletedFrom;
  const end = Math.max(...imported.map(({ lastCreatedAt }) => lastCreatedAt));
  const emptied = new Set([...created, ...restoredBy(undo).map(({ id }) => id)]);
  const later = transactions.find(
    (row) =>
      names.has(row.fundId) &&
      (emptied.has(row.fundId) ||
        (!isEstimate(row) && Number(row.updatedAt ?? row.createdAt) > end)),
  );
  return later?.fundId ?? null;
}

/** A worked-out instalment, which the hourly job adds by itself. */
const isEstimate = ({ source, confirmed, updatedAt }: LedgerRow): boolean =>
  source === "sip" && !confirmed && updatedAt === null;

function fundWithFewer(
  imported: readonly ImportedFund[],
  inserted: Undo["inserted"],
): string | undefined {
  const counts = new Map<string, number>();
  for (const [fundId, count] of inserted) counts.set(fundId, (counts.get(fundId) ?? 0) + count);
  for (const { fundId, count } of imported) counts.set(fundId, (counts.get(fundId) ?? 0) - count);
  return [...counts].find(([, count]) => count > 0)?.[0];
}

function changedTotals({ funds }: LedgerState, { totals, replacedTotals }: Undo): string | null {
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  const stored = [...totals, ...replacedTotals.map(({ after }) => after)];
  const changed = stored.find(({ id, units, investedAmount }) => {
    const fund = byId.get(id);
    return fund && (fund.units !== units || fund.investedAmount !== investedAmount);
  });
  return changed?.id ?? null;
}

async function withoutRefusal<Result>(
  change: () => Promise<Result>,
  changedSince: (fundId: string, cause: unknown) => AppError,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AppError && error.cause instanceof LedgerRejectedError)) throw error;
    throw changedSince(error.cause.fundId, error);
  }
}
