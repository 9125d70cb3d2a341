import { AppError } from "../../shared/errors.ts";
import { findAddedAgain } from "../../shared/removals/find-added-again.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { tablesOfFund } from "../funds/queries.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { recountCategories } from "../stored-funds/queries/category-counts.ts";
import { requireFundLimit, requireSipLimit } from "../stored-funds/queries/limits.ts";
import { funds } from "../stored-funds/tables.ts";
import { isBatchStored } from "../stored-imports/queries.ts";
import { statementBalances } from "../stored-imports/tables.ts";
import { markRestored, requireRestorable, restoreRows } from "../stored-removals/queries.ts";
import { changeLedgers, type Decision } from "../transactions/change-ledgers.ts";
import { changeByReplay, requireLedger, type LedgerState } from "../transactions/ledger-change.ts";
import { requireTwoLegs, type StoredTransaction } from "../transactions/queries/ledgers.ts";
import {
  fundsOfRemoval,
  readRemovedTransactions,
  removedTransactions,
} from "../transactions/queries/removed-transactions.ts";
import { requireValidPairs } from "../transactions/require-valid-pairs.ts";
import { transactions } from "../transactions/tables.ts";
import {
  batchIfStored,
  isFundRestorable,
  keepUpdatedAtIfUnchanged,
  removedFund,
  storedHolder,
  type RemovalRow,
  type RemovedFund,
} from "./queries.ts";

/**
 * Restores a transaction with the other leg of its pair, or a fund with all that was in it, and replays the ledgers. A leg
 * whose other leg was not deleted is paired with it again.
 */
export async function restoreLedger(ctx: SignedInContext, removal: RemovalRow): Promise<void> {
  const { id } = removal;
  await changeLedgers(ctx, { scope: fundsOfRemoval(id) }, async (state) => {
    const {
      transactions: removed,
      fund: [fund],
    } = await ctx.read((owner) => ({
      transactions: removedTransactions(ctx.db, owner, id),
      fund: removedFund(ctx.db, owner, id),
    }));
    const restored = readRemovedTransactions(removed);
    requireNotAddedAgain(state, restored, fund, removal.removedAt);
    return changeOfRestoring(ctx, state, { id, restored, fund });
  });
}

/** What an import brought stays where the import has since been undone, but what its statement printed goes with it. */
function howToRestore(userId: UserId, table: (typeof tablesOfFund)[number]) {
  if (table === transactions) return { replaced: { batch_id: batchIfStored(userId) } };
  return table === statementBalances ? { condition: isBatchStored(userId) } : {};
}

type Restoring = { restored: readonly StoredTransaction[]; fund: RemovedFund | undefined };

/** @throws AppError removals/fund-exists, person-deleted, no-fund or transaction-exists; transactions/no-ledger, broken-pair */
function requireNotAddedAgain(
  state: LedgerState,
  restored: Restoring["restored"],
  fund: Restoring["fund"],
  removedAt: Date,
): void {
  if (fund?.isReplaced === 1) throw new AppError("removals/fund-exists");
  if (typeof fund?.deletedHolder === "string") {
    throw new AppError("removals/person-deleted", { values: { name: fund.deletedHolder } });
  }
  if (fund === undefined) {
    for (const { fundId } of restored) {
      if (state.funds.every(({ id }) => id !== fundId)) throw new AppError("removals/no-fund");
      requireLedger(state, fundId);
    }
  }
  const again = findAddedAgain(restored, state.transactions, removedAt);
  if (again !== null) {
    const { type, date } = again;
    throw new AppError("removals/transaction-exists", { values: { type, date } });
  }
  requireValidPairs(restored, state.transactions);
}

async function changeOfRestoring(
  { db, clock }: SignedInContext,
  state: LedgerState,
  { id, restored, fund }: Restoring & { id: string },
): Promise<Decision<null>> {
  const created = fund === undefined || fund.ledgerVersion === 0 ? [] : [fund];
  const pairIds = restored.flatMap(({ pairId }) => pairId ?? []);
  const withRestored = {
    funds: [...state.funds, ...created],
    transactions: [...state.transactions, ...restored],
  };
  const restoreAll = (userId: UserId): Query[] => [
    ...(fund === undefined
      ? []
      : [
          restoreRows(db, userId, id, funds, {
            replaced: { holder_id: storedHolder(userId) },
          }),
        ]),
    ...tablesOfFund.map((table) => restoreRows(db, userId, id, table, howToRestore(userId, table))),
  ];
  return {
    answer: null,
    change: {
      ...(await changeByReplay(withRestored, {}, "refuse")),
      created,
      addedBefore: restored.length,
      before: (userId) => [
        requireRestorable(db, userId, id, isFundRestorable(userId, id)),
        ...restoreAll(userId),
        requireTwoLegs(db, userId, pairIds),
      ],
      alongside: (userId) => [
        keepUpdatedAtIfUnchanged(db, userId, id),
        ...(fund === undefined
          ? []
          : [
              ...recountCategories(db, userId, clock()),
              requireFundLimit(db, userId),
              requireSipLimit(db, userId),
            ]),
        ...markRestored(db, userId, id, clock()),
      ],
    },
  };
}
