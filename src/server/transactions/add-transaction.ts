import { AppError } from "../../shared/errors.ts";
import { isAppendable } from "../../shared/transactions/append.ts";
import type { AddTransactionInput, SavedTransaction } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../funds/fund-view.ts";
import { requestHistory } from "../history/track-schemes.ts";
import { requireAllowedDates } from "./allowed-dates.ts";
import { changeLedgers, planAppend, planReplay, type LedgerState } from "./change-ledgers.ts";
import { manually, nextSequence, hasSameFields, toStored } from "./ledger-entries.ts";
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
  { id = crypto.randomUUID(), fundId, ...fields }: AddTransactionInput,
): Promise<SavedTransaction> {
  requireAllowedDates(ctx.clock(), [fields.date, fields.acquiredOn]);
  const { pairId } = fields;
  const onlyFollows = pairId === null && isAppendable(fields.type);
  let saved: StoredTransaction | undefined;
  const funds = await changeLedgers(
    ctx,
    {
      scope: pairId === null ? fundsById([fundId]) : fundsOfPairs([fundId], [pairId]),
      transactionId: id,
      unlessBefore: onlyFollows ? fields.date : null,
    },
    (state) => {
      saved = alreadyAdded(state, fundId, fields);
      if (saved !== undefined) return null;
      const fund = state.funds.find((candidate) => candidate.id === fundId);
      if (fund === undefined) throw new AppError("funds/not-found");
      if (fund.ledgerVersion === 0) throw new AppError("transactions/no-ledger");
      const sequence = nextSequence(state.transactions, fundId, fields.date);
      saved = toStored(fields, { id, fundId, sequence, ...manually, createdAt: ctx.clock() });
      const paired = withPair(state, saved);
      return (onlyFollows && planAppend(fund, saved)) || planReplay(state, paired);
    },
  );
  const fund = funds.find((row) => row.id === fundId);
  if (fund === undefined || saved === undefined) throw new AppError("funds/not-found");
  requestHistory(ctx, fund, saved.date);
  return { transaction: transactionView(saved), fund: fundView(fund) };
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
