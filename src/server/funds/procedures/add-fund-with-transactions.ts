import { AppError, hasCode } from "../../../shared/errors.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import {
  maxTransactionsPerUser,
  type AddFundWithTransactionsInput,
} from "../../../shared/transactions/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { requestHistory } from "../../history/track-schemes.ts";
import { fundView } from "../fund-view.ts";
import { requireAllowedDates } from "../../transactions/allowed-dates.ts";
import { newLedger, newLedgerWrites } from "../../transactions/new-ledger.ts";
import { prepareFund } from "../prepare-fund.ts";
import { sameAdd } from "./same-add.ts";
import { storeFund } from "../store-fund.ts";

/**
 * Adds a fund whose units and amount follow from the given transactions. The same add sent again
 * returns the stored fund.
 * @throws AppError as `addFund`; funds/same-scheme-and-folio; what the ledger refuses
 */
export async function addFundWithTransactions(
  ctx: SignedInContext,
  { id = crypto.randomUUID(), transactions, ...description }: AddFundWithTransactionsInput,
): Promise<Fund> {
  requireAllowedDates(
    ctx.clock(),
    transactions.flatMap(({ date, acquiredOn }) => [date, acquiredOn]),
  );
  const ledger = newLedger(transactions, id, ctx.clock());
  const prepare = () => prepareFund(ctx, { id, ...description }, ledger.totals);
  const { fund, existing, transactionTotal } = await prepare();
  const { schemeName, amfiCode } = fund;
  const wanted = { ...description, schemeName, amfiCode };
  if (existing !== undefined) return sameAdd(ctx, existing, wanted, transactions);
  if (transactionTotal + transactions.length > maxTransactionsPerUser) {
    throw new AppError("transactions/too-many");
  }
  try {
    const recorded = await storeFund(ctx, fund, (userId) =>
      newLedgerWrites(ctx, userId, fund, ledger),
    );
    const acquired = ledger.rows.flatMap(({ acquiredOn }) => acquiredOn ?? []).toSorted();
    requestHistory(ctx, recorded, recorded.firstDate, acquired[0]);
    return fundView(recorded);
  } catch (error) {
    if (!mayBeRepeated(error)) throw error;
    const { existing: meanwhile } = await prepare();
    if (meanwhile === undefined) throw error;
    return sameAdd(ctx, meanwhile, wanted, transactions);
  }
}

/** The same call, sent twice, may have stored the fund meanwhile. */
const mayBeRepeated = hasCode(
  "transactions/exists",
  "transactions/conflict",
  "funds/same-scheme-and-folio",
);
