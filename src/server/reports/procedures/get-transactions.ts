import { missing } from "../../../shared/missing.ts";
import { namedPeriod } from "../../../shared/reports/period.ts";
import type {
  ReportTransactions,
  ReportTransactionsInput,
} from "../../../shared/reports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { countRows } from "../../platform/queue/run-in-turns.ts";
import { transactionsWithin, type PeriodRow } from "../queries.ts";

const mostInPart = 500;

/** A part of a period's transactions, fund by fund, each fund's oldest first. */
export async function getReportTransactions(
  ctx: SignedInContext,
  { kind, period, holderId, cursor }: ReportTransactionsInput,
): Promise<ReportTransactions> {
  const within = namedPeriod(kind, period) ?? missing();
  const { found } = await ctx.read((owner) => ({
    found: transactionsWithin(ctx.db, owner, within, { holderId, cursor }, mostInPart + 1),
  }));
  await countRows(found.length);
  const rows = found.slice(0, mostInPart);
  const last = rows.at(-1);
  const hasMore = found.length > mostInPart;
  return {
    rows: rows.map(toView),
    nextCursor: hasMore && last ? { fundId: last.fundId, date: last.date, id: last.id } : null,
  };
}

const toView = ({ units, amount, nav, ...row }: PeriodRow) => ({
  ...row,
  units: Number(units),
  amount: Number(amount),
  nav: nav === null ? null : Number(nav),
});
