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
import { call, contract, outputs, router } from "../../platform/trpc/procedures.ts";
import { retried } from "../../transactions/retry-on-conflict.ts";
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
    .query(call(getFunds)),
  fund: programProcedure("read")
    .input(contract(programInputs["programs.fund"]))
    .output(outputs<FundResult>())
    .query(call(getFund)),
  transactions: programProcedure("read")
    .input(contract(programInputs["programs.transactions"]))
    .output(outputs<TransactionPageResult>())
    .query(call(getTransactionPage)),
  returns: programProcedure("read")
    .input(contract(programInputs["programs.returns"]))
    .output(outputs<ReturnsResult>())
    .query(call(retried(getReturns))),
  history: programProcedure("read")
    .input(contract(programInputs["programs.history"]))
    .output(outputs<HistoryResult>())
    .query(call(retried(getHistory))),
  compare: programProcedure("read")
    .input(contract(programInputs["programs.compare"]))
    .output(outputs<ComparisonResult>())
    .query(call(getComparison)),
  schemes: programProcedure("read")
    .input(contract(programInputs["programs.schemes"]))
    .output(outputs<SchemesResult>())
    .query(call(findSchemes)),
  nav: programProcedure("read")
    .input(contract(programInputs["programs.nav"]))
    .output(outputs<NavResult>())
    .query(call(getNav)),
  addTransactions: programProcedure("import")
    .use(rateLimit(commitLimit))
    .input(contract(programInputs["programs.addTransactions"]))
    .output(outputs<AddTransactionsResult>())
    .mutation(call(retried(addTransactions))),
  addImport: programProcedure("import")
    .use(rateLimit(commitLimit))
    .input(contract(programInputs["programs.addImport"]))
    .output(outputs<AddImportResult>())
    .mutation(call(retried(addImport))),
});
