import { rowsPerLot } from "../../shared/steps.ts";
import type { StatementBalance } from "../../shared/transactions/agreement.ts";
import type { Transaction } from "../../shared/transactions/schema.ts";
import { exportPart } from "../auth/export-part.ts";
import type { SessionContext } from "../auth/signed-in-context.ts";
import { countRows } from "../platform/queue/run-in-turns.ts";
import { balanceView } from "./balance-view.ts";
import { balancesAfter, balancesPerPage, noBalance } from "./queries/balances.ts";
import { transactionPages, type LedgerPage } from "./queries/ledger-pages.ts";
import { streamPages } from "./read-pages.ts";
import { transactionView } from "./transaction-view.ts";

/** Fund after fund, oldest first. */
export const ledgersExport = exportPart({
  reads: ({ db }, owner) => ({ first: transactionPages.query(db, owner) }),
  view: ({ first }, ctx) => ({ transactions: transactionsFrom(ctx, first) }),
});

/** Ends with an error where a ledger changes meanwhile: a file of two states would be wrong. */
async function* transactionsFrom(
  ctx: SessionContext,
  first: readonly LedgerPage[],
): AsyncGenerator<Transaction[]> {
  for await (const rows of streamPages(ctx, transactionPages, first)) {
    await countRows(rowsPerLot * rows.length);
    yield rows.map(transactionView);
  }
}

export const balancesExport = exportPart({
  reads: () => ({}),
  view: (_, ctx) => ({ statementBalances: balancesFrom(ctx) }),
});

async function* balancesFrom(
  ctx: SessionContext,
): AsyncGenerator<(StatementBalance & { fundId: string })[]> {
  for (let after = noBalance; ;) {
    const { page } = await ctx.read((owner) => ({ page: balancesAfter(ctx.db, owner, after) }));
    yield page.map((row) => {
      const { recordedThen: _, ...balance } = balanceView(row);
      return { fundId: row.fundId, ...balance };
    });
    const last = page.at(-1);
    if (page.length < balancesPerPage || last === undefined) return;
    after = last;
  }
}
