import { programInputs } from "../../../shared/public-api/inputs.ts";
import type {
  AddImportResult,
  AddTransactionsResult,
  ComparisonResult,
  FundResult,
  FundsResult,
  HistoryResult,
  NavResult,
  ReturnsResult,
  SchemesResult,
  TransactionPageResult,
} from "../../../shared/public-api/results.ts";
import { programProcedure, rateLimit } from "../../auth/procedures.ts";
import { commitLimit } from "../../imports/procedures/router.ts";
import { contract, outputs, router } from "../../platform/trpc/procedures.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { addImport } from "./add-import.ts";
import { addTransactions } from "./add-transactions.ts";
import { findSchemes } from "./find-schemes.ts";
import { getComparison } from "./get-comparison.ts";
import { getFund } from "./get-fund.ts";
import { getFunds } from "./get-funds.ts";
import { getHistory, getReturns } from "./get-history.ts";
import { getNav } from "./get-nav.ts";
import { getTransactionPage } from "./get-transaction-page.ts";

export const programsRouter = router({
  funds: programProcedure("read")
    .input(contract(programInputs["programs.funds"]))
    .output(outputs<FundsResult>())
    .query(({ ctx, input }) => getFunds(ctx, input)),
  fund: programProcedure("read")
    .input(contract(programInputs["programs.fund"]))
    .output(outputs<FundResult>())
    .query(({ ctx, input }) => getFund(ctx, input)),
  transactions: programProcedure("read")
    .input(contract(programInputs["programs.transactions"]))
    .output(outputs<TransactionPageResult>())
    .query(({ ctx, input }) => getTransactionPage(ctx, input)),
  returns: programProcedure("read")
    .input(contract(programInputs["programs.returns"]))
    .output(outputs<ReturnsResult>())
    .query(({ ctx, input }) => retryOnConflict(() => getReturns(ctx, input))),
  history: programProcedure("read")
    .input(contract(programInputs["programs.history"]))
    .output(outputs<HistoryResult>())
    .query(({ ctx, input }) => retryOnConflict(() => getHistory(ctx, input))),
  compare: programProcedure("read")
    .input(contract(programInputs["programs.compare"]))
    .output(outputs<ComparisonResult>())
    .query(({ ctx, input }) => getComparison(ctx, input)),
  schemes: programProcedure("read")
    .input(contract(programInputs["programs.schemes"]))
    .output(outputs<SchemesResult>())
    .query(({ ctx, input }) => findSchemes(ctx, input)),
  nav: programProcedure("read")
    .input(contract(programInputs["programs.nav"]))
    .output(outputs<NavResult>())
    .query(({ ctx, input }) => getNav(ctx, input)),
  addTransactions: programProcedure("import")
    .use(rateLimit(commitLimit))
    .input(contract(programInputs["programs.addTransactions"]))
    .output(outputs<AddTransactionsResult>())
    .mutation(({ ctx, input }) => retryOnConflict(() => addTransactions(ctx, input))),
  addImport: programProcedure("import")
    .use(rateLimit(commitLimit))
    .input(contract(programInputs["programs.addImport"]))
    .output(outputs<AddImportResult>())
    .mutation(({ ctx, input }) => retryOnConflict(() => addImport(ctx, input))),
});
