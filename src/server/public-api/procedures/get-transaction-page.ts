import { AppError } from "../../../shared/errors.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import { missing } from "../../../shared/missing.ts";
import type { TransactionPageResult } from "../../../shared/public-api/results.ts";
import type { TransactionPageInput } from "../../../shared/public-api/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { newestListedDay } from "../../history/queries/histories.ts";
import { fundById } from "../../funds/queries/funds.ts";
import type { StoredTransaction } from "../../transactions/queries/ledgers.ts";
import { transactionView } from "../../transactions/transaction-view.ts";
import { fundsWithoutLedger, transactionsAfter, type Cursor } from "../queries.ts";

/**
 * A page of everyone's transactions, one person's or one fund's, oldest first.
 * @throws AppError funds/not-found also where the fund is not that person's
 */
export async function getTransactionPage(
  ctx: SignedInContext,
  { cursor, limit, ...scope }: TransactionPageInput,
): Promise<TransactionPageResult> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const { fundId } = scope;
  const { fund, found, without, listed } = await ctx.read((owner) => ({
    fund: fundById(ctx.db, owner, fundId ?? ""),
    found: transactionsAfter(ctx.db, owner, { ...scope, limit, after }),
    without: fundsWithoutLedger(ctx.db, owner, scope),
    listed: newestListedDay(ctx.db),
  }));
  if (fundId !== undefined && !fund.some((row) => isHeldBy(row, scope.holderId))) {
    throw new AppError("funds/not-found");
  }
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    asOf: listed[0]?.day ?? null,
    leftOut: without.length,
    leftOutFunds: without.map(({ fundId: id }) => ({ fundId: id, reason: "totals" })),
    transactions: rows.map(view),
    nextCursor: last === undefined ? null : `${last.date}.${last.id}`,
  };
}

function readCursor(cursor: string): Cursor {
  const [date = missing(), id = missing()] = cursor.split(".");
  return { date, id };
}

function view(row: StoredTransaction): TransactionPageResult["transactions"][number] {
  const { id, fundId, date, type, units, amount, nav, stampDuty, charges, note, ...rest } =
    transactionView(row);
  const { pairId, source, confirmed } = rest;
  const figures = { units, amount, nav, stampDuty, charges };
  return { id, fundId, date, type, ...figures, note, pairId, source, confirmed };
}
