import type { IsoDate } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { missing } from "../../shared/missing.ts";
import { maxTransactionsPerUser } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { FundRow } from "../stored-funds/queries/funds.ts";
import { requireTransactionLimit } from "../stored-funds/queries/limits.ts";
import type { ReadNamed } from "../platform/db/batch.ts";
import { refusing } from "../platform/db/guard.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import type { LedgerChange, LedgerState } from "./ledger-change.ts";
import { ledgerPages } from "./queries/ledger-pages.ts";
import type { FundSelector } from "./queries/linked-funds.ts";
import {
  countOfUser,
  deleteTransactions,
  fundRows,
  fundStates,
  insertTransactions,
  requireLedgersAsRead,
  requireNewLedgers,
  requireTwoLegs,
  storeTotals,
  transactionById,
  updateTransactions,
  type TotalsChange,
} from "./queries/ledgers.ts";
import { readPages } from "./read-pages.ts";

type Request = {
  scope: FundSelector;
  transactionId?: string;
  /** Leaves the transactions out where the funds' last one is before this date. */
  unlessBefore?: IsoDate | null;
  exceptBatch?: string;
};

/** What a use-case makes of the ledgers that were read: its answer and, where there is anything to do, a change. */
export type Decision<Answer> = {
  answer: Answer;
  change: (LedgerChange & OtherWrites) | null;
};

type StoredTotals = TotalsChange["fund"];

type OtherWrites = {
  /** Funds that `before` adds. */
  created?: readonly StoredTotals[];
  /** How many transactions `before` adds; negative where it deletes. */
  addedBefore?: number;
  before?: (userId: UserId) => readonly Query[];
  alongside?: (userId: UserId) => readonly Query[];
};

export type LedgerContext = Pick<SignedInContext, "db" | "clock" | "write"> & { read: ReadNamed };

/**
 * Reads ledgers, and writes what `decide` makes of them in one atomic batch, which fails whole if one of them changed since
 * it was read. Its callers run in `retryOnConflict`.
 * @returns the funds as stored afterwards, and the answer that belongs to what was written
 * @throws AppError transactions/conflict; what `decide` throws
 */
export async function changeLedgers<Answer>(
  ctx: LedgerContext,
  request: Request,
  decide: (state: LedgerState) => Decision<Answer> | Promise<Decision<Answer>>,
): Promise<{ funds: FundRow[]; answer: Answer }> {
  const { total, ...state } = await readLedgers(ctx, request);
  const { change, answer } = await decide(state);
  if (change !== null) requireRoom(change, total);
  const funds =
    change === null
      ? await readFunds(ctx, state.funds)
      : await writeChange(ctx, [...state.funds, ...(change.created ?? [])], change);
  return { funds, answer };
}

/** @throws AppError transactions/conflict */
export async function readLedgers(
  ctx: LedgerContext,
  { transactionId = "", ...pageOf }: Request,
): Promise<LedgerState & { total: number }> {
  const {
    funds,
    first,
    found: [found],
    total: [total = missing()],
  } = await ctx.read((owner) => ({
    funds: fundStates(ctx.db, owner, pageOf.scope),
    first: ledgerPages.query(ctx.db, owner, pageOf),
    found: transactionById(ctx.db, owner, transactionId),
    total: countOfUser(ctx.db, owner),
  }));
  const transactions = await readPages(ctx, ledgerPages, first, pageOf);
  return { funds, transactions, found, total: total.count };
}

/** @throws AppError transactions/too-many */
function requireRoom(change: LedgerChange & OtherWrites, total: number): void {
  const added = addedBy(change);
  if (added > 0 && total + added > maxTransactionsPerUser) {
    throw new AppError("transactions/too-many");
  }
}

const addedBy = ({ insert, remove, addedBefore = 0 }: LedgerChange & OtherWrites): number =>
  insert.length - remove.length + addedBefore;

async function readFunds(ctx: LedgerContext, funds: readonly { id: string }[]): Promise<FundRow[]> {
  const { stored } = await ctx.read((owner) => ({
    stored: fundRows(ctx.db, owner, idsOf(funds)),
  }));
  return stored;
}

async function writeChange(
  ctx: LedgerContext,
  funds: readonly StoredTotals[],
  { before = nothing, alongside = nothing, ...change }: LedgerChange & OtherWrites,
): Promise<FundRow[]> {
  const totals = totalsOfFunds(funds, change);
  const { stored } = await ctx.write((userId) => ({
    writes: [
      ...before(userId),
      deleteTransactions(ctx.db, userId, change.remove),
      ...rowWrites(ctx, userId, change),
      requireLedgersAsRead(ctx.db, userId, totals),
      ...(totals.some(({ fund }) => fund.ledgerVersion === 0)
        ? [requireNewLedgers(ctx.db, userId, totals, "transactions/conflict")]
        : []),
      storeTotals(ctx.db, userId, totals, ctx.clock()),
      ...alongside(userId),
      ...(addedBy(change) > 0 ? [requireTransactionLimit(ctx.db, userId)] : []),
    ],
    stored: fundRows(ctx.db, userId, idsOf(funds)),
  }));
  return stored;
}

function rowWrites(
  { db }: LedgerContext,
  userId: UserId,
  { insert, update }: LedgerChange,
): Query[] {
  const pairIds = insert.flatMap(({ pairId }) => pairId ?? []);
  return [
    updateTransactions(db, userId, update),
    refusing(insertTransactions(db, userId, insert), { unique: "transactions/conflict" }),
    ...(pairIds.length === 0 ? [] : [requireTwoLegs(db, userId, pairIds)]),
  ];
}

export const totalsOfFunds = (funds: readonly StoredTotals[], { totals }: LedgerChange) =>
  funds.flatMap((fund) => {
    const after = totals.get(fund.id);
    return after === undefined ? [] : [{ fund, after }];
  });

const idsOf = (funds: readonly { id: string }[]): string[] => funds.map(({ id }) => id);

const nothing = (): readonly Query[] => [];
