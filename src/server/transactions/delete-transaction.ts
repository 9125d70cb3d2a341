import type { Fund } from "../../shared/funds/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { DeleteTransactionInput } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { changeLedgers, type Decision } from "./change-ledgers.ts";
import { changeByReplay, type LedgerState } from "./ledger-change.ts";
import { fundsOfTransaction } from "./queries/linked-funds.ts";

/**
 * Deletes a transaction, and with it the other leg of its pair.
 * @throws AppError transactions/not-found, transactions/not-enough-units where later transactions
 * need its units
 */
export async function deleteTransaction(
  ctx: SignedInContext,
  { id }: DeleteTransactionInput,
): Promise<{ fund: Fund }> {
  const request = { scope: fundsOfTransaction(id), transactionId: id };
  const { funds, answer: fundId } = await changeLedgers(ctx, request, changeOfDeletion);
  const fund = funds.find((row) => row.id === fundId);
  if (fund === undefined) throw new AppError("transactions/not-found");
  return { fund: fundView(fund) };
}

function changeOfDeletion(state: LedgerState): Decision<string> {
  const { found, transactions } = state;
  if (found === undefined) throw new AppError("transactions/not-found");
  const { id, fundId, pairId } = found;
  const legs = transactions.filter(
    (leg) => leg.id === id || (pairId !== null && leg.pairId === pairId),
  );
  return { answer: fundId, change: changeByReplay(state, { remove: legs.map((leg) => leg.id) }) };
}
