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
import { contract, outputs, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
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
    .query(resolver(getFunds)),
  fund: programProcedure("read")
    .input(contract(programInputs["programs.fund"]))
    .output(outputs<FundResult>())
    .query(resolver(getFund)),
  transactions: programProcedure("read")
    .input(contract(programInputs["programs.transactions"]))
    .output(outputs<TransactionPageResult>())
    .query(resolver(getTransactionPage)),
  returns: programProcedure("read")
    .input(contract(programInputs["programs.returns"]))
    .output(outputs<ReturnsResult>())
    .query(resolver(withRetry(getReturns))),
  history: programProcedure("read")
    .input(contract(programInputs["programs.history"]))
    .output(outputs<HistoryResult>())
    .query(resolver(withRetry(getHistory))),
  compare: programProcedure("read")
    .input(contract(programInputs["programs.compare"]))
    .output(outputs<ComparisonResult>())
    .query(resolver(getComparison)),
  schemes: programProcedure("read")
    .input(contract(programInputs["programs.schemes"]))
    .output(outputs<SchemesResult>())
    .query(resolver(findSchemes)),
  nav: programProcedure("read")
    .input(contract(programInputs["programs.nav"]))
    .output(outputs<NavResult>())
    .query(resolver(getNav)),
  addTransactions: programProcedure("import")
    .use(rateLimit(commitLimit))
    .input(contract(programInputs["programs.addTransactions"]))
    .output(outputs<AddTransactionsResult>())
    .mutation(resolver(withRetry(addTransactions))),
  addImport: programProcedure("import")
    .use(rateLimit(commitLimit))
    .input(contract(programInputs["programs.addImport"]))
    .output(outputs<AddImportResult>())
    .mutation(resolver(withRetry(addImport))),
});
