import type { CommitInput, CommitResult } from "../../shared/imports/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { recountCategories } from "../stored-funds/queries/category-counts.ts";
import { requireFundLimit } from "../stored-funds/queries/limits.ts";
import { requestHistories } from "../history/track-schemes.ts";
import { requireAllowedDates } from "../transactions/allowed-dates.ts";
import { ledgerWrites } from "../transactions/ledger-writes.ts";
import { transactionsById, type StoredTransaction } from "../transactions/queries/ledgers.ts";
import { fundsOfPairs } from "../transactions/queries/linked-funds.ts";
import { readLedgers } from "../transactions/read-ledgers.ts";
import { changeOfPart } from "./part-change.ts";
import { replaceTotals } from "./queries.ts";
import { readTargets, type WantedFunds } from "./read-targets.ts";
import { fundWrites, unlistedWrites, balanceWrites, partWrites } from "./part-writes.ts";

/**
 * Stores one import part as a whole: funds that are not there yet, the transactions that are not recorded yet, and
 * what the statement prints as held. A part that is stored already changes nothing.
 * @throws AppError transactions/no-ledger where later rows would follow totals; what the ledger refuses; funds/too-many,
 * holders/not-found, transactions/conflict
 */
export async function commitPart(ctx: SignedInContext, input: CommitInput): Promise<CommitResult> {
  const dates = input.items.flatMap((item) =>
    item.kind === "fund" ? [] : [item.fields.date, item.fields.acquiredOn],
  );
  requireAllowedDates(ctx.clock(), dates);
  const { stored, ...wanted } = await readTargets(ctx, input);
  if (stored !== undefined) return stored;
  const result = await storePart(ctx, input, wanted);
  if (input.part === input.parts - 1) requestHistories(ctx);
  return result;
}

async function storePart(
  ctx: SignedInContext,
  input: CommitInput,
  { items, targets, balances, newFunds }: WantedFunds,
): Promise<CommitResult> {
  const newIds = new Set(newFunds.map(({ id }) => id));
  const scope = fundsOfPairs(
    targets.map(({ fundId }) => fundId).filter((id) => !newIds.has(id)),
    pairIdsOf(input),
  );
  const state = await readLedgers(ctx, { scope });
  const { change, created, result, replaced, undo } = await changeOfPart(
    state,
    targets,
    input,
    ctx.clock(),
  );
  const removed = await readRemoved(ctx, replaced);
  const ledgers = { ...state, funds: [...state.funds, ...created] };
  await ctx.write((userId) => [
    ...partWrites(ctx, userId, input, { result, undo: { ...undo, removed } }),
    ...fundWrites(ctx, userId, newFunds),
    ...unlistedWrites(ctx, userId, items),
    ...ledgerWrites(ctx, userId, ledgers, change),
    ...undo.replacedTotals.map((totals) => replaceTotals(ctx.db, userId, totals, ctx.clock())),
    ...balanceWrites(ctx, userId, input.importId, balances),
    ...(newFunds.length === 0
      ? []
      : [...recountCategories(ctx.db, userId, ctx.clock()), requireFundLimit(ctx.db, userId)]),
  ]);
  return result;
}

/** Whole, because undoing the import brings them back; few imports replace anything. */
async function readRemoved(
  ctx: SignedInContext,
  ids: readonly string[],
): Promise<StoredTransaction[]> {
  if (ids.length === 0) return [];
  const { removed } = await ctx.read((owner) => ({
    removed: transactionsById(ctx.db, owner, ids),
  }));
  return removed;
}

const pairIdsOf = ({ items }: CommitInput): string[] =>
  items.flatMap((item) =>
    item.kind === "transaction" && item.fields.pairId !== null ? [item.fields.pairId] : [],
  );
