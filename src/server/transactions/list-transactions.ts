import { indianDay } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { agreementOf } from "../../shared/transactions/agreement.ts";
import { toMicroUnits } from "../../shared/transactions/fixed-point.ts";
import { replaySteps } from "../../shared/transactions/ledger.ts";
import { compareTransactions } from "../../shared/transactions/order.ts";
import type { ListTransactionsInput, TransactionList } from "../../shared/transactions/schema.ts";
import { lotDates } from "../../shared/tax/selling/sellable.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { fundById } from "../stored-funds/queries/funds.ts";
import { balanceView } from "../stored-imports/balance-view.ts";
import { balancesOfFund } from "../stored-imports/queries.ts";
import { toEntry } from "./ledger-entries.ts";
import { lotFactsOf } from "./queries/lot-facts.ts";
import { entryPages, transactionPages } from "./queries/ledger-pages.ts";
import { deletedOfFund } from "./queries/removed-transactions.ts";
import { fundsById } from "./queries/linked-funds.ts";
import { readPagesAs } from "./read-pages.ts";
import { transactionView } from "./transaction-view.ts";
import { soldElssUnits, taxFacts, lotView } from "./lot-view.ts";

/** Of a page, so that a response stays below two megabytes, however long the notes are. */
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
  const { fund, facts, stored, entries, agreement } = await readFund(ctx, fundId);
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
  const rowsOfPage = <Row>(rows: readonly Row[], most: number): Row[] =>
    rows.slice(page * most, (page + 1) * most);
  return {
    transactions: rowsOfPage(all.transactions, maxOnPage.transactions).map(transactionView),
    lots: rowsOfPage(all.lots, maxOnPage.lots).map((lot) => ({
      ...lotView(lot, fund.nav),
      ...lotDates(taxed, lot.date, today),
    })),
    sold: rowsOfPage(all.sold, maxOnPage.sold),
    pages: Math.max(
      1,
      Math.ceil(all.transactions.length / maxOnPage.transactions),
      Math.ceil(all.lots.length / maxOnPage.lots),
      Math.ceil(all.sold.length / maxOnPage.sold),
    ),
    version: fund.ledgerVersion,
    agreement,
  };
}

/** The entries are those of linked funds too. */
async function readFund(ctx: SignedInContext, fundId: string) {
  const scope = fundsById([fundId]);
  const {
    fund: [fund],
    own,
    firstLinked,
    facts: [facts],
    balances,
    deleted,
  } = await ctx.read((owner) => ({
    fund: fundById(ctx.db, owner, fundId),
    own: transactionPages.ofFund(ctx.db, owner, fundId),
    firstLinked: entryPages.query(ctx.db, owner, { scope, exceptFund: fundId }),
    facts: lotFactsOf(ctx.db, owner, fundId),
    balances: balancesOfFund(ctx.db, owner, fundId),
    deleted: deletedOfFund(ctx.db, owner, fundId),
  }));
  if (fund === undefined) throw new AppError("funds/not-found");
  const stored = transactionPages.read(own);
  const pageOf = { scope, exceptFund: fundId };
  const linked = await readPagesAs(ctx, entryPages, firstLinked, toEntry, pageOf);
  const agreement = agreementOf(balances.map(balanceView), {
    rows: fund.ledgerVersion > 0 ? stored : null,
    units: toMicroUnits(fund.units),
    deleted: deleted.map(({ createdAt, deletedAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
      deletedAt: new Date(deletedAt),
    })),
  });
  return { fund, facts, stored, entries: [...stored.map(toEntry), ...linked], agreement };
}
