import { AppError } from "../../shared/errors.ts";
import type { AddTransactionInput, SavedTransaction } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { requestHistory } from "../history/track-schemes.ts";
import { requireNotDeleted } from "../stored-removals/queries.ts";
import { requireAllowedDates } from "./allowed-dates.ts";
import { storeChange } from "./ledger-writes.ts";
import { readLedgers } from "./read-ledgers.ts";
import { fundsById, fundsOfPairs } from "./queries/linked-funds.ts";
import { transactionView } from "./transaction-view.ts";
import { changeOfAddition, onlyFollows } from "./decisions/addition.ts";

/**
 * Adds a transaction anywhere in a fund's past. The same one sent again changes nothing.
 * @throws AppError funds/not-found, transactions/no-ledger, transactions/exists where the id has
 * other data, transactions/not-enough-units, removals/deleted-since and what else the ledger refuses
 */
export async function addTransaction(
  ctx: SignedInContext,
  { id = crypto.randomUUID(), ...input }: AddTransactionInput,
): Promise<SavedTransaction> {
  const { fundId, date, acquiredOn, pairId } = input;
  requireAllowedDates(ctx.clock(), [date, acquiredOn]);
  const state = await readLedgers(ctx, {
    scope: pairId === null ? fundsById([fundId]) : fundsOfPairs([fundId], [pairId]),
    transactionId: id,
    unlessBefore: onlyFollows(input) ? date : null,
  });
  const { saved, change } = await changeOfAddition(state, { ...input, id }, ctx.clock());
  const funds = await storeChange(ctx, state, change, (userId) => [
    requireNotDeleted(ctx.db, userId, "transaction", id),
  ]);
  const fund = funds.find((row) => row.id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  requestHistory(ctx, fund, saved.date, saved.acquiredOn);
  return { transaction: transactionView(saved), fund: fundView(fund) };
}
