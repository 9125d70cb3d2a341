import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { AppError } from "../../../shared/errors.ts";
import { findAddedAgain } from "../../../shared/removals/find-added-again.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { tablesOfFund } from "../../every-table.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Query } from "../../platform/db/query.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import type { UserId } from "../../platform/user-id.ts";
import { recountCategories } from "../../funds/queries/category-counts.ts";
import { requireFundLimit } from "../../funds/queries/limits.ts";
import { funds } from "../../funds/tables.ts";
import { purchaseOf, type RecordedInstalment } from "../../../shared/sips/recorded-instalments.ts";
import { purchaseTypes } from "../../../shared/transactions/nearest-instalments.ts";
import { findInvalidLeg, findUnequalTransfers } from "../../../shared/transactions/pairs.ts";
import { linkInstalments } from "../../transactions/queries/instalments.ts";
import { changeSips, type ChangedSip } from "../../sips/instalments.ts";
import { asPurchase } from "../../sips/purchase-row.ts";
import { requireSipLimit, requireSipLimitOfFund, sipIdsOf } from "../../sips/queries/sips.ts";
import {
  isOneOf,
  markRestored,
  type RemovalRow,
  removedId,
  requireRestorable,
  restoreRows,
} from "../queries.ts";
import {
  changeByReplay,
  requireLedger,
  type LedgerState,
} from "../../transactions/ledger-change.ts";
import { releaseLegs } from "../../transactions/queries/lone-legs.ts";
import { ledgerWrites } from "../../transactions/ledger-writes.ts";
import { requireTwoLegs, type StoredTransaction } from "../../transactions/queries/ledgers.ts";
import {
  fundsOfRemovals,
  readRemovedTransactions,
  removedOtherLegs,
  removedTransactions,
  type RemovedLeg,
} from "../../transactions/queries/removed-transactions.ts";
import { sipObstacles } from "../../transactions/queries/removed-sips.ts";
import { asRestoredInstalment } from "../../transactions/decisions/instalment.ts";
import { readLedgers, type ReadLedgers } from "../../transactions/read-ledgers.ts";
import { requireValidPairs } from "../../transactions/require-valid-pairs.ts";
import { statementBalances, transactions } from "../../transactions/tables.ts";
import { importIfStored, isImportStored } from "../../imports/queries.ts";
import {
  fundObstacles,
  keepUpdatedAtIfUnchanged,
  removedFund,
  storedHolder,
  type RemovedFund,
} from "../../funds/queries/removed-funds.ts";

/**
 * Restores a transaction with the other leg of its pair, a SIP with its instalments, or a fund with all that was in it, and
 * replays the ledgers. A purchase takes the place of an instalment that was worked out since. A leg is paired again with one
 * that was not deleted, or stands for itself where that one is gone for good. It brings back one that was deleted after it, so
 * that no units come or go.
 */
export async function restoreLedger(
  ctx: SessionContext,
  { id, kind, removedAt }: RemovalRow,
): Promise<void> {
  const { db, clock } = ctx;
  const { others } = await ctx.read((owner) => ({ others: removedOtherLegs(db, owner, id) }));
  const otherIds = others.map(({ removalId }) => removalId);
  const state = await readLedgers(ctx, { scope: fundsOfRemovals([id, ...otherIds]) });
  const {
    transactions: removed,
    otherLegs,
    fund: [fund],
    sipIds,
  } = await ctx.read((owner) => ({
    transactions: removedTransactions(db, owner, [id]),
    otherLegs: removedTransactions(db, owner, otherIds),
    fund: removedFund(db, owner, id),
    sipIds: sipIdsOf(db, owner),
  }));
  const all = readRemovedTransactions(removed);
  const isStored = new Set(sipIds.map((sip) => sip.id));
  const since = { removedAt, isThere: (sip: string) => isStored.has(sip) };
  // Instalments that a statement has brought since stay as they are.
  const own =
    kind === "sip"
      ? all.filter((row) => findAddedAgain([row], state.transactions, since) === null)
      : all;
  const placed = kind === "transaction" ? await inTheirPlaces(own, state) : noPlaces;
  const left = { ...state, transactions: without(state.transactions, placed.replaced) };
  requireNotAddedAgain(left, own, fund, since);
  const returning = returningLegs(others, readRemovedTransactions(otherLegs), { own, state });
  const restored = [...own, ...returning.map(({ row }) => row)];
  const update = [...placed.update, ...asOtherLegs(restored, state, removedAt)];
  const ledgers = withRestored(state, restored, fund);
  const rows = { update, remove: placed.replaced };
  const change = await changeByReplay(ledgers, rows, "refuse");
  const added = restored.length - placed.replaced.length;
  const pairIds = restored.flatMap(({ pairId }) => pairId ?? []);
  const pairedIds = restored.flatMap((row) => (row.pairId === null ? [] : [row.id]));
  await ctx.write((userId) => [
    requireRestorable(db, userId, id, kind === "sip" ? sipObstacles : fundObstacles),
    ...(fund === undefined ? [] : [restoreFund(db, userId, id)]),
    ...tablesOfFund.map((table) =>
      restoreRows(db, userId, id, table, howToRestore(userId, table, own)),
    ),
    ...returning.flatMap(({ removalId }) => restoreLeg(ctx, userId, removalId)),
    requireTwoLegs(db, userId, pairIds),
    ...ledgerWrites(ctx, userId, ledgers, { ...change, added }),
    ...changeSips(db, userId, placed.sips),
    ...[...Map.groupBy(broughtSince(all, own, state), ({ sipId }) => sipId)].map(([sipId, links]) =>
      linkInstalments(db, userId, sipId, links),
    ),
    keepUpdatedAtIfUnchanged(db, userId, id),
    ...(fund === undefined
      ? []
      : [...recountCategories(db, userId, clock()), requireFundLimit(db, userId)]),
    requireSipLimit(db, userId),
    ...(kind === "sip" ? [requireSipLimitOfFund(db, userId, removedId(userId, id))] : []),
    ...markRestored(db, userId, id, clock()),
    releaseLegs(db, userId, pairedIds, clock()),
  ]);
}

type Places = { update: StoredTransaction[]; replaced: string[]; sips: ChangedSip[] };
const noPlaces: Places = { update: [], replaced: [], sips: [] };

async function inTheirPlaces(
  own: readonly StoredTransaction[],
  { transactions: stored, sips }: ReadLedgers,
): Promise<Places> {
  const placed = await Promise.all(
    own.map((row) => runInTurns(asRestoredInstalment(row, stored, sips))),
  );
  return {
    update: placed.flatMap(({ row }, index) => (row === own[index] ? [] : [row])),
    replaced: placed.flatMap(({ replaced }) => replaced),
    sips: placed.flatMap((each) => each.sips),
  };
}

const without = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter(({ id }) => !ids.includes(id));

type ReturningLeg = { removalId: string; row: StoredTransaction };

/** The deleted other legs that come back too: not where they were added again, or the pair is whole without them. */
function returningLegs(
  others: readonly RemovedLeg[],
  rows: readonly StoredTransaction[],
  { own, state: { transactions: stored } }: { own: Restoring["restored"]; state: LedgerState },
): ReturningLeg[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return others.flatMap(({ id, removalId, removedAt }) => {
    const row = byId.get(id);
    if (row === undefined || findInvalidLeg([...own, row], stored) !== null) return [];
    const since = { removedAt: new Date(removedAt), isThere: () => true };
    return findAddedAgain([row], stored, since) === null ? [{ removalId, row }] : [];
  });
}

const restoreLeg = ({ db, clock }: SessionContext, userId: UserId, removalId: string): Query[] => [
  requireRestorable(db, userId, removalId),
  restoreRows(db, userId, removalId, transactions, {
    replaced: { importId: importIfStored(userId) },
  }),
  ...markRestored(db, userId, removalId, clock()),
];

/** Legs of transfers, with the units to which the other leg was changed meanwhile; what never was equal stays as it was. */
function asOtherLegs(
  restored: Restoring["restored"],
  { transactions: stored }: LedgerState,
  removedAt: Date,
): StoredTransaction[] {
  const isRestored = new Set<object>(restored);
  return findUnequalTransfers(restored, stored).flatMap(({ leg, other }) =>
    isRestored.has(other) || (other.updatedAt ?? new Date(0)) < removedAt
      ? []
      : [{ ...leg, units: other.units }],
  );
}

/** The purchases that stay in the place of instalments: of the SIP again, which records them when their import is undone. */
function broughtSince(
  all: Restoring["restored"],
  restored: Restoring["restored"],
  { transactions: stored }: LedgerState,
): (RecordedInstalment & { sipId: string })[] {
  const left = new Set(stored.filter(({ type }) => purchaseTypes.includes(type)));
  return all.flatMap((row) => {
    const { sipId, dueDate, fundId } = row;
    if (sipId === null || dueDate === null || restored.includes(row)) return [];
    const due = { dueDate, amount: Number(row.amount) + Number(row.stampDuty) };
    const free = [...left].filter((each) => each.fundId === fundId && each.sipId === null);
    const found = purchaseOf(due, { id: sipId, isGone: () => false }, free.map(asPurchase));
    if (found === undefined) return [];
    for (const each of free) if (each.id === found.id) left.delete(each);
    return [{ sipId, dueDate, transactionId: found.id }];
  });
}

const restoreFund = (db: Database, userId: UserId, removalId: string): Query =>
  restoreRows(db, userId, removalId, funds, { replaced: { holderId: storedHolder(userId) } });

const withRestored = (
  { funds: stored, transactions: rows, total }: LedgerState,
  restored: Restoring["restored"],
  fund: Restoring["fund"],
) => ({
  total,
  funds: [...stored, ...(fund === undefined || fund.ledgerVersion === 0 ? [] : [fund])],
  transactions: [...rows, ...restored],
});

/**
 * Rows of an import come back as the user's own if the import has since been undone; its printed balances do not come
 * back then.
 */
function howToRestore(userId: UserId, table: SQLiteTable, restored: Restoring["restored"]) {
  if (table === transactions) {
    return {
      replaced: { importId: importIfStored(userId) },
      condition: isOneOf(restored.map(({ id }) => id)),
    };
  }
  return table === statementBalances ? { condition: isImportStored(userId) } : {};
}

type Restoring = { restored: readonly StoredTransaction[]; fund: RemovedFund | undefined };

/** @throws AppError removals/fund-exists, person-deleted, no-fund or transaction-exists; transactions/no-ledger, broken-pair */
function requireNotAddedAgain(
  state: LedgerState,
  restored: Restoring["restored"],
  fund: Restoring["fund"],
  since: { removedAt: Date; isThere: (sip: string) => boolean },
): void {
  if (fund !== undefined && fund.obstacle !== null) {
    const { obstacle, deletedHolder } = fund;
    const isPersonGone = obstacle === "removals/person-deleted";
    throw new AppError(obstacle, isPersonGone ? { values: { name: deletedHolder ?? "" } } : {});
  }
  if (fund === undefined) {
    for (const { fundId } of restored) {
      if (state.funds.every(({ id }) => id !== fundId)) throw new AppError("removals/no-fund");
      requireLedger(state, fundId);
    }
  }
  const again = findAddedAgain(restored, state.transactions, since);
  if (again !== null) {
    const { type, date } = again;
    throw new AppError("removals/transaction-exists", { values: { type, date } });
  }
  requireValidPairs(restored, state.transactions);
}
