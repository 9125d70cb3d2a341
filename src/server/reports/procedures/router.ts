import { reportInput, reportTransactionsInput } from "../../../shared/reports/schema.ts";
import { expensiveProcedure } from "../../auth/procedures.ts";
import { call, contract, router } from "../../platform/trpc/procedures.ts";
import { retried } from "../../transactions/retry-on-conflict.ts";
import { getReport } from "../get-report.ts";
import { getReportTransactions } from "./get-transactions.ts";

export const reportsRouter = router({
  get: expensiveProcedure.input(contract(reportInput)).query(call(retried(getReport))),
  transactions: expensiveProcedure
    .input(contract(reportTransactionsInput))
    .query(call(getReportTransactions)),
});
