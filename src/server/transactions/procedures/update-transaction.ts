import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { UpdateTransactionInput } from "../../../shared/transactions/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../../funds/fund-view.ts";
import { requestHistory } from "../../history/track-schemes.ts";
import { changeSips, type ChangedSip } from "../../sips/instalments.ts";
import { requireAllowedDates } from "../allowed-dates.ts";
import { changeByReplay } from "../ledger-change.ts";
import { storeChange } from "../ledger-writes.ts";
import { readLedgers, type ReadLedgers } from "../read-ledgers.ts";
import type { ChangedTransaction } from "../queries/ledgers.ts";
import { fundsOfTransaction } from "../queries/linked-funds.ts";
import { changedLegs } from "../decisions/correction.ts";
import { asInstalment } from "../decisions/instalment.ts";

/**
 * Changes some fields of a transaction. Date and amount of a pair change in both legs, and so do the units of a transfer.
 * A purchase that now is an instalment of a SIP becomes so, as in `addTransaction`.
 * @throws AppError transactions/not-found, transactions/not-enough-units and what else the ledger
 * refuses
 */
export async function updateTransaction(
  ctx: SignedInContext,
  { id, data }: UpdateTransactionInput,
): Promise<{ fund: Fund }> {
  requireAllowedDates(ctx.clock(), [data.date ?? null, data.acquiredOn ?? null]);
  const state = await readLedgers(ctx, { scope: fundsOfTransaction(id), transactionId: id });
  const { found } = state;
  if (found === undefined) throw new AppError("transactions/not-found");
  const legs = changedLegs(state, found, data, ctx.clock());
  const { update, remove, sips } = await withPlaces(state, legs);
  const change = update.length === 0 ? null : await changeByReplay(state, { update, remove });
  const funds = await storeChange(ctx, state, change, (userId) => changeSips(ctx.db, userId, sips));
  const fund = funds.find((row) => row.id === found.fundId);
  if (fund === undefined) throw new AppError("transactions/not-found");
  for (const changed of funds) {
    const acquiredOn = changed.id === found.fundId ? data.acquiredOn : null;
    requestHistory(ctx, changed, data.date ?? null, acquiredOn);
  }
  return { fund: fundView(fund) };
}

/** One that is changed in other fields only keeps its place. */
async function withPlaces(
  { transactions, sips }: ReadLedgers,
  legs: readonly ChangedTransaction[],
): Promise<{ update: ChangedTransaction[]; remove: string[]; sips: ChangedSip[] }> {
  const placing = legs.map(async (leg) => {
    const before = transactions.find(({ id }) => id === leg.id);
    const isMoved = paymentFields.some((name) => before?.[name] !== leg[name]);
    const others = transactions.filter(({ id }) => id !== leg.id);
    return isMoved
      ? runInTurns(asInstalment(leg, others, sips))
      : { row: leg, replaced: [], sips: [] };
  });
  const placed = await Promise.all(placing);
  return {
    update: placed.map(({ row }) => row),
    remove: placed.flatMap(({ replaced }) => replaced),
    sips: placed.flatMap((each) => each.sips),
  };
}

const paymentFields = ["date", "type", "amount", "stampDuty"] as const;
