import { AppError } from "../../shared/errors.ts";
import { isAppendable } from "../../shared/transactions/append.ts";
import type { AddTransactionInput, SavedTransaction } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { requestHistory } from "../history/track-schemes.ts";
import { requireAllowedDates } from "./allowed-dates.ts";
import { manually, nextSequence, hasSameFields, toStored } from "./ledger-entries.ts";
import {
  changeByAppend,
  changeByReplay,
  requireLedger,
  type LedgerChange,
  type LedgerState,
} from "./ledger-change.ts";
import { storeChange } from "./ledger-writes.ts";
import { readLedgers } from "./read-ledgers.ts";
import { requireValidPairs } from "./require-valid-pairs.ts";
import { fundsById, fundsOfPairs } from "./queries/linked-funds.ts";
import type { StoredTransaction } from "./queries/ledgers.ts";
import { transactionView } from "./transaction-view.ts";

/**
 * Adds a transaction anywhere in a fund's past. The same one sent again changes nothing.
 * @throws AppError funds/not-found, transactions/no-ledger, transactions/exists where the id has
 * other data, transactions/not-enough-units and what else the ledger refuses
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
  const funds = await storeChange(ctx, state, change);
  const fund = funds.find((row) => row.id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  requestHistory(ctx, fund, saved.date, saved.acquiredOn);
  return { transaction: transactionView(saved), fund: fundView(fund) };
}

type Addition = AddTransactionInput & { id: string };

/** Whether it needs no replay where it comes after all others. */
const onlyFollows = ({ type, pairId }: Pick<Addition, "type" | "pairId">): boolean =>
  pairId === null && isAppendable(type);

async function changeOfAddition(
  state: LedgerState,
  { id, fundId, ...fields }: Addition,
  createdAt: Date,
): Promise<{ saved: StoredTransaction; change: LedgerChange | null }> {
  const stored = alreadyAdded(state, fundId, fields);
  if (stored !== undefined) return { saved: stored, change: null };
  const fund = requireLedger(state, fundId);
  const sequence = nextSequence(state.transactions, fundId, fields.date);
  const added = toStored(fields, { id, fundId, sequence, ...manually, createdAt });
  const paired = withPair(state, added);
  const appended = onlyFollows(fields) ? changeByAppend(fund, added) : null;
  return { saved: added, change: appended ?? (await changeByReplay(state, paired)) };
}

function alreadyAdded(
  { found }: LedgerState,
  fundId: string,
  fields: Omit<AddTransactionInput, "id" | "fundId">,
): StoredTransaction | undefined {
  if (found === undefined) return undefined;
  if (found.fundId !== fundId || !hasSameFields(found, fields)) {
    throw new AppError("transactions/exists");
  }
  return found;
}

/** Where a pair's id is that of the other leg, that one gets it too. */
function withPair({ transactions }: LedgerState, added: StoredTransaction) {
  requireValidPairs([added], transactions);
  const other = transactions.find(({ id, pairId }) => id === added.pairId && pairId === null);
  return {
    insert: [added],
    update: other === undefined ? [] : [{ ...other, pairId: other.id }],
  };
}
