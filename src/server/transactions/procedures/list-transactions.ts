import { indianDay } from "../../../shared/dates.ts";
import { replaySteps } from "../../../shared/transactions/ledger.ts";
import { compareTransactions } from "../../../shared/transactions/order.ts";
import type {
  ListTransactionsInput,
  TransactionList,
} from "../../../shared/transactions/schema.ts";
import { lotDates } from "../../../shared/tax/selling/sellable.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readFundLedger } from "./fund-ledger.ts";
import { transactionView } from "../transaction-view.ts";
import { soldElssUnits, taxFacts, lotView } from "./lot-view.ts";

/** Per page, so that a response stays below two megabytes, however long the notes are. */
const maxOnPage = { transactions: 1_000, lots: 1_500, sold: 1_500 };

/**
 * A page of a fund's transactions, oldest first, the lots that are still held, valued at the fund's NAV, for an ELSS, until
 * when sold units were locked, and whether the units agree with the last statement.
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function listTransactions(
  ctx: SignedInContext,
  { fundId, page = 0 }: ListTransactionsInput,
): Promise<TransactionList> {
  const most = maxOnPage.transactions;
  const notes = { from: page * most, most };
  const { fund, facts, stored, noteOf, entries, agreement } = await readFundLedger(
    ctx,
    fundId,
    notes,
  );
  const ledger = (await runInTurns(replaySteps(entries, "merge"))).get(fundId);
  const taxed = taxFacts(facts, fund);
  const today = indianDay(ctx.clock());
  const all = {
    transactions: stored.toSorted(compareTransactions),
    lots: ledger?.lots ?? [],
    // Merged lots do not say until when each was locked.
    sold: (ledger?.hasMergedLots === false ? ledger.sales : []).flatMap((sale) =>
      soldElssUnits(sale, taxed.scheme),
    ),
  };
  const rowsOfPage = <Row>(rows: readonly Row[], count: number): Row[] =>
    rows.slice(page * count, (page + 1) * count);
  return {
    transactions: rowsOfPage(all.transactions, most).map((row) =>
      transactionView({ ...row, note: noteOf.get(row.id) ?? null }),
    ),
    lots: rowsOfPage(all.lots, maxOnPage.lots).map((lot) => ({
      ...lotView(lot, fund.nav),
      ...lotDates(taxed, lot.date, today),
    })),
    sold: rowsOfPage(all.sold, maxOnPage.sold),
    pages: Math.max(
      1,
      Math.ceil(all.transactions.length / most),
      Math.ceil(all.lots.length / maxOnPage.lots),
      Math.ceil(all.sold.length / maxOnPage.sold),
    ),
    version: fund.ledgerVersion,
    agreement,
  };
}
