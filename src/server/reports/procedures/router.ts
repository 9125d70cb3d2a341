import { reportInput, reportTransactionsInput } from "../../../shared/reports/schema.ts";
import { expensiveProcedure } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { getReport } from "../get-report.ts";
import { getReportTransactions } from "./get-transactions.ts";

export const reportsRouter = router({
  get: expensiveProcedure.input(contract(reportInput)).query(resolver(withRetry(getReport))),
  transactions: expensiveProcedure
    .input(contract(reportTransactionsInput))
    .query(resolver(getReportTransactions)),
});
