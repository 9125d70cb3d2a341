import type { RecordedLedgers } from "../../shared/imports/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { allTransactions, readTransactions } from "../transactions/queries/ledgers.ts";
import { transactionView } from "../transactions/transaction-view.ts";
import { chosenSchemesOf, unlistedSchemesOf } from "./queries.ts";

/** All of a user's transactions, for a preview in the browser: a statement is never sent. */
export async function listLedgers(ctx: SignedInContext): Promise<RecordedLedgers> {
  const { rows } = await ctx.read(
    (owner) =>
      [
        allTransactions(ctx.db, owner),
        chosenSchemesOf(ctx.db, owner),
        unlistedSchemesOf(ctx.db, owner),
      ] as const,
  );
  return {
    transactions: readTransactions(rows[0])
      .map(transactionView)
      .map((row) => ({
        id: row.id,
        fundId: row.fundId,
        date: row.date,
        sequence: row.sequence,
        type: row.type,
        units: row.units,
        amount: row.amount,
        stampDuty: row.stampDuty,
        nav: row.nav,
        pairId: row.pairId,
        cost: row.cost,
        acquiredOn: row.acquiredOn,
        source: row.source,
        importKey: row.importKey,
      })),
    chosenSchemes: rows[1],
    unlistedSchemes: rows[2],
  };
}
