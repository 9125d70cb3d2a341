import { AppError, hasCode } from "../../shared/errors.ts";
import { isSameFund } from "../../shared/funds/same-fund.ts";
import type { Fund, FundFields } from "../../shared/funds/schema.ts";
import { toDecimalText } from "../../shared/money.ts";
import { fromMicroUnits, fromPaise } from "../../shared/transactions/fixed-point.ts";
import {
  maxTransactionsPerUser,
  type AddFundWithTransactionsInput,
} from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { prepareFund } from "./prepare-fund.ts";
import { storeFund } from "./store-fund.ts";
import { requestHistory } from "../history/track-schemes.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import type { FundRow } from "../stored-funds/queries/funds.ts";
import { requireTransactionLimit } from "../stored-funds/queries/limits.ts";
import { withRefusals } from "../platform/db/guard.ts";
import { requireAllowedDates } from "../transactions/allowed-dates.ts";
import { replayed, fundTotals } from "../transactions/ledger-change.ts";
import { newRows, hasSameFields, toEntry } from "../transactions/ledger-entries.ts";
import {
  insertTransactions,
  requireLedgersAsRead,
  requireUniqueLedgers,
  storeTotals,
} from "../transactions/queries/ledgers.ts";
import { transactionPages } from "../transactions/queries/ledger-pages.ts";

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
  const rows = newRows(transactions, id, ctx.clock());
  const after = fundTotals(replayed(rows.map(toEntry)).get(id));
  const prepare = () =>
    prepareFund(
      ctx,
      { id, ...description },
      {
        units: toDecimalText(fromMicroUnits(after.units)),
        investedAmount: toDecimalText(fromPaise(after.invested)),
      },
    );
  const { fund, existing, transactionTotal } = await prepare();
  const { schemeName, amfiCode } = fund;
  const wanted = { ...description, schemeName, amfiCode };
  if (existing !== undefined) return sameFund(ctx, existing, wanted, transactions);
  if (transactionTotal + transactions.length > maxTransactionsPerUser) {
    throw new AppError("transactions/too-many");
  }
  const totals = [{ fund: { ...fund, ledgerVersion: 0 }, after }];
  try {
    const recorded = await storeFund(ctx, fund, (userId) => [
      withRefusals(insertTransactions(ctx.db, userId, rows), { unique: "transactions/exists" }),
      requireLedgersAsRead(ctx.db, userId, totals),
      requireUniqueLedgers(ctx.db, userId, totals, "funds/same-scheme-and-folio"),
      storeTotals(ctx.db, userId, totals, ctx.clock()),
      requireTransactionLimit(ctx.db, userId),
    ]);
    const acquired = rows.flatMap(({ acquiredOn }) => acquiredOn ?? []).toSorted();
    requestHistory(ctx, recorded, recorded.firstDate, acquired[0]);
    return fundView(recorded);
  } catch (error) {
    if (!mayBeRepeated(error)) throw error;
    const { existing: meanwhile } = await prepare();
    if (meanwhile === undefined) throw error;
    return sameFund(ctx, meanwhile, wanted, transactions);
  }
}

/** The same call, sent twice, may have stored the fund meanwhile. */
const mayBeRepeated = hasCode(
  "transactions/exists",
  "transactions/conflict",
  "funds/same-scheme-and-folio",
);

async function sameFund(
  ctx: SignedInContext,
  existing: FundRow,
  wanted: Omit<FundFields, "investedAmount" | "units">,
  transactions: AddFundWithTransactionsInput["transactions"],
): Promise<Fund> {
  const { page } = await ctx.read((owner) => ({
    page: transactionPages.ofFund(ctx.db, owner, existing.id),
  }));
  const stored = transactionPages.read(page);
  const recorded = fundView(existing);
  const { investedAmount, units } = recorded;
  const isSame =
    isSameFund(recorded, { ...wanted, investedAmount, units }) &&
    stored.length === transactions.length &&
    transactions.every((fields) => stored.some((row) => hasSameFields(row, fields)));
  if (!isSame) throw new AppError("funds/conflict");
  return recorded;
}
