import type { Fund } from "../../shared/funds/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { DeleteTransactionInput } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { changeLedgers, type Decision } from "./change-ledgers.ts";
import { changeByReplay, type LedgerState } from "./ledger-change.ts";
import { fundsOfTransaction } from "./queries/linked-funds.ts";
import { recordRemovedTransaction } from "./queries/removed-transactions.ts";

/**
 * Deletes a transaction, and with it the other leg of its pair. Both can be restored.
 * @throws AppError transactions/not-found, transactions/not-enough-units where later transactions
 * need its units
 */
export async function deleteTransaction(
  ctx: SignedInContext,
  { id }: DeleteTransactionInput,
): Promise<{ fund: Fund; removalId: string }> {
  const request = { scope: fundsOfTransaction(id), transactionId: id };
  const { funds, answer } = await changeLedgers(ctx, request, (state) =>
    changeOfDeletion(ctx, state),
  );
  const fund = funds.find((row) => row.id === answer.fundId);
  if (fund === undefined) throw new AppError("transactions/not-found");
  return { fund: fundView(fund), removalId: answer.removalId };
}

async function changeOfDeletion(
  ctx: SignedInContext,
  state: LedgerState,
): Promise<Decision<{ fundId: string; removalId: string }>> {
  const { found, transactions } = state;
  if (found === undefined) throw new AppError("transactions/not-found");
  const { id, fundId, pairId } = found;
  const otherLegs = transactions
    .filter((leg) => leg.id !== id && pairId !== null && leg.pairId === pairId)
    .map((leg) => leg.id);
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  return {
    answer: { fundId, removalId: removal.id },
    change: {
      ...(await changeByReplay(state, { remove: [id, ...otherLegs] })),
      before: (userId) =>
        recordRemovedTransaction(ctx.db, userId, { ...removal, transactionId: id, otherLegs }),
    },
  };
}
