import type { Fund } from "../../../shared/funds/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { DeleteTransactionInput } from "../../../shared/transactions/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../../funds/fund-view.ts";
import { fundById } from "../../funds/queries/funds.ts";
import { removalOf } from "../../removals/queries.ts";
import { instalmentsOf } from "../decisions/instalment.ts";
import { deletedSipsOf, returnInstalments } from "../return-instalments.ts";
import { changeByReplay } from "../ledger-change.ts";
import { ledgerWrites } from "../ledger-writes.ts";
import { readLedgers } from "../read-ledgers.ts";
import { fundsOfTransaction } from "../queries/linked-funds.ts";
import { recordRemovedTransaction } from "../queries/removed-transactions.ts";

/**
 * Deletes a transaction, and with it the other leg of its pair. Both can be restored. An instalment that it was, typed or
 * imported, is worked out again; a worked-out one stays deleted. A repeated call returns the same.
 * @throws AppError transactions/not-found, transactions/not-enough-units where later transactions
 * need its units
 */
export async function deleteTransaction(
  ctx: SignedInContext,
  { id }: DeleteTransactionInput,
): Promise<{ fund: Fund; removalId: string }> {
  const state = await readLedgers(ctx, { scope: fundsOfTransaction(id), transactionId: id });
  const { found, transactions } = state;
  if (found === undefined) return deletedBefore(ctx, id);
  const otherLegs = transactions
    .filter((leg) => leg.id !== id && found.pairId !== null && leg.pairId === found.pairId)
    .map((leg) => leg.id);
  const change = await changeByReplay(state, { remove: [id, ...otherLegs] });
  const lost = instalmentsOf(found);
  const deletedSips = await deletedSipsOf(ctx, state.sips, lost);
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const {
    fund: [fund],
  } = await ctx.write((userId) => ({
    writes: [
      ...recordRemovedTransaction(ctx.db, userId, { ...removal, transactionId: id, otherLegs }),
      ...ledgerWrites(ctx, userId, state, change),
      // After the ledgers, because it looks at what is left of the instalments.
      ...returnInstalments(ctx.db, userId, {
        importId: null,
        sips: state.sips,
        deletedSips,
        lost,
        restored: [],
      }),
    ],
    fund: fundById(ctx.db, userId, found.fundId),
  }));
  if (fund === undefined) throw new AppError("transactions/not-found");
  return { fund: fundView(fund), removalId: removal.id };
}

/** The result of a call that is sent again. */
async function deletedBefore(ctx: SignedInContext, id: string) {
  const {
    removal: [removal],
  } = await ctx.read((owner) => ({
    removal: removalOf(ctx.db, owner, { kind: "transaction", field: "id", id }),
  }));
  if (typeof removal?.fundId !== "string") throw new AppError("transactions/not-found");
  const { fundId } = removal;
  const {
    fund: [fund],
  } = await ctx.read((owner) => ({ fund: fundById(ctx.db, owner, fundId) }));
  if (fund === undefined) throw new AppError("transactions/not-found");
  return { fund: fundView(fund), removalId: removal.id };
}
