import { dayOfPrinted } from "../../../shared/imports/day-of-printed.ts";
import type { LedgersInput, RecordedLedgers } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { countJson } from "../../platform/queue/run-in-turns.ts";
import { ledgerPages } from "../../transactions/queries/ledger-pages.ts";
import { recordedTransaction } from "../../transactions/recorded-transaction.ts";
import { chosenSchemesOf, importedTotalsOf, unlistedSchemesOf } from "./queries.ts";

/**
 * A user's transactions, for a preview in the browser: a statement is never sent. Some whole funds at
 * a time; `next` asks for those that follow.
 */
export async function listLedgers(
  ctx: SignedInContext,
  { after = "" }: LedgersInput,
): Promise<RecordedLedgers> {
  // The first page has all of them.
  const choices = after === "" ? -1 : 0;
  const { ledgers, chosenSchemes, unlistedSchemes, totals } = await ctx.read((owner) => ({
    ledgers: ledgerPages.query(ctx.db, owner, {}, after),
    chosenSchemes: chosenSchemesOf(ctx.db, owner).limit(choices),
    unlistedSchemes: unlistedSchemesOf(ctx.db, owner).limit(choices),
    totals: importedTotalsOf(ctx.db, owner, choices),
  }));
  const [page] = ledgers;
  await countJson(page?.rows ?? "");
  return {
    transactions: ledgerPages
      .read(ledgers)
      .map((row) => recordedTransaction({ ...row, note: null })),
    chosenSchemes,
    unlistedSchemes,
    importedTotals: totals.map(({ fundId, units, investedAmount, to, importedAt }) => ({
      fundId,
      units: Number(units),
      investedAmount: Number(investedAmount),
      to: to === null ? null : dayOfPrinted(to, new Date(importedAt)),
    })),
    version: page?.version ?? "",
    next: page?.hasMore === 1 ? page.last : null,
  };
}
