import { AppError } from "../../../shared/errors.ts";
import type { AddTransactionInput, SavedTransaction } from "../../../shared/transactions/schema.ts";
import { addDays, type IsoDate } from "../../../shared/dates.ts";
import { firstDayOf } from "../../../shared/sips/recorded-instalments.ts";
import { daysAfter } from "../../../shared/transactions/due-instalment.ts";
import { purchaseTypes } from "../../../shared/transactions/nearest-instalments.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../../funds/fund-view.ts";
import { requestHistory } from "../../history/track-schemes.ts";
import { requireNotDeleted } from "../../removals/queries.ts";
import { changeSips } from "../../sips/instalments.ts";
import { requireAllowedDates } from "../allowed-dates.ts";
import { storeChange } from "../ledger-writes.ts";
import { readLedgers } from "../read-ledgers.ts";
import { fundsById, fundsOfPairs } from "../queries/linked-funds.ts";
import { transactionView } from "../transaction-view.ts";
import { changeOfAddition, onlyFollows } from "../decisions/addition.ts";

/**
 * Adds a transaction anywhere in a fund's past. A purchase that is an instalment of a SIP becomes so, and takes the place of
 * the one that was worked out. The same one sent again changes nothing.
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
    unlessBeforeWithSips: firstDayNeeded(input),
  });
  const wanted = { ...input, id };
  const { saved, change, sips } = await changeOfAddition(state, wanted, ctx.clock());
  const funds = await storeChange(ctx, state, change, (userId) => [
    requireNotDeleted(ctx.db, userId, "transaction", id),
    ...changeSips(ctx.db, userId, sips),
  ]);
  const fund = funds.find((row) => row.id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  requestHistory(ctx, fund, saved.date, saved.acquiredOn);
  return { transaction: transactionView(saved), fund: fundView(fund) };
}

/** Transactions since then may be the instalment that a purchase is. */
const firstDayNeeded = ({ type, date }: Pick<AddTransactionInput, "type" | "date">): IsoDate =>
  purchaseTypes.includes(type) ? firstDayOf(addDays(date, -daysAfter)) : date;
