import { reportInput, reportTransactionsInput } from "../../../shared/reports/schema.ts";
import { expensiveProcedure } from "../../auth/procedures.ts";
import { contract, router } from "../../platform/trpc/procedures.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { getReport } from "../get-report.ts";
import { getReportTransactions } from "./get-transactions.ts";

export const reportsRouter = router({
  get: expensiveProcedure
    .input(contract(reportInput))
    .query(({ ctx, input }) => retryOnConflict(() => getReport(ctx, input))),
  transactions: expensiveProcedure
    .input(contract(reportTransactionsInput))
    .query(({ ctx, input }) => getReportTransactions(ctx, input)),
});
