import { AppError } from "../../shared/errors.ts";
import { maxTransactionsPerUser } from "../../shared/transactions/schema.ts";
import { withRefusals } from "../platform/db/guard.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import type { FundRow } from "../funds/queries/funds.ts";
import { requireTransactionLimit } from "../funds/queries/limits.ts";
import type { LedgerChange, LedgerState } from "./ledger-change.ts";
import type { LedgerContext } from "./read-ledgers.ts";
import {
  deleteTransactions,
  fundRows,
  insertTransactions,
  requireLedgersAsRead,
  requireUniqueLedgers,
  requireTwoLegs,
  storeTotals,
  updateTransactions,
  type TotalsChange,
} from "./queries/ledgers.ts";

/** The state from which a change was computed. */
type ChangedState = {
  funds: readonly TotalsChange["fund"][];
  /** How many transactions the user had. */
  total: number;
};

/**
 * The guards and writes of a change of ledgers: the batch fails where one of the ledgers has changed since it was read.
 * @throws AppError transactions/too-many
 */
export function ledgerWrites(
  { db, clock }: LedgerContext,
  userId: UserId,
  { funds, total }: ChangedState,
  { insert, update, remove, added, totals }: LedgerChange,
): Query[] {
  if (added > 0 && total + added > maxTransactionsPerUser) {
    throw new AppError("transactions/too-many");
  }
  const pairIds = insert.flatMap(({ pairId }) => pairId ?? []);
  const changes = funds.flatMap((fund) => {
    const after = totals.get(fund.id);
    return after === undefined ? [] : [{ fund, after }];
  });
  const startsLedger = changes.some(({ fund }) => fund.ledgerVersion === 0);
  return [
    deleteTransactions(db, userId, remove),
    updateTransactions(db, userId, update),
    withRefusals(insertTransactions(db, userId, insert), { unique: "transactions/conflict" }),
    ...(pairIds.length === 0 ? [] : [requireTwoLegs(db, userId, pairIds)]),
    requireLedgersAsRead(db, userId, changes),
    ...(startsLedger ? [requireUniqueLedgers(db, userId, changes, "transactions/conflict")] : []),
    storeTotals(db, userId, changes, clock()),
    ...(added > 0 ? [requireTransactionLimit(db, userId)] : []),
  ];
}

/**
 * Writes a change of the ledgers that were read, with what goes before and after it, or nothing where there is none.
 * @returns the funds as stored then
 * @throws AppError transactions/too-many, transactions/conflict
 */
export async function storeChange(
  ctx: LedgerContext,
  state: LedgerState,
  change: LedgerChange | null,
  before: (userId: UserId) => readonly Query[] = () => [],
  after: (userId: UserId) => readonly Query[] = () => [],
): Promise<FundRow[]> {
  const ids = state.funds.map(({ id }) => id);
  const { stored } =
    change === null
      ? await ctx.read((owner) => ({ stored: fundRows(ctx.db, owner, ids) }))
      : await ctx.write((userId) => ({
          writes: [
            ...before(userId),
            ...ledgerWrites(ctx, userId, state, change),
            ...after(userId),
          ],
          stored: fundRows(ctx.db, userId, ids),
        }));
  return stored;
}
