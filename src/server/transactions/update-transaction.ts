import type { Fund } from "../../shared/funds/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { UpdateTransactionInput } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { requestHistory } from "../history/track-schemes.ts";
import { requireAllowedDates } from "./allowed-dates.ts";
import { changeByReplay } from "./ledger-change.ts";
import { storeChange } from "./ledger-writes.ts";
import { readLedgers } from "./read-ledgers.ts";
import { fundsOfTransaction } from "./queries/linked-funds.ts";
import { changedLegs } from "./decisions/correction.ts";

/**
 * Changes some fields of a transaction. Date and amount of a pair change in both legs.
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
  const update = changedLegs(state, found, data, ctx.clock());
  const change = update.length === 0 ? null : await changeByReplay(state, { update });
  const funds = await storeChange(ctx, state, change);
  const fund = funds.find((row) => row.id === found.fundId);
  if (fund === undefined) throw new AppError("transactions/not-found");
  for (const changed of funds) {
    const acquiredOn = changed.id === found.fundId ? data.acquiredOn : null;
    requestHistory(ctx, changed, data.date ?? null, acquiredOn);
  }
  return { fund: fundView(fund) };
}
