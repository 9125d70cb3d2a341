import { contracts } from "../../shared/programs/contracts.ts";
import type {
  AddImportResult,
  FundResult,
  FundsResult,
  HistoryResult,
  ReturnsResult,
  TransactionPageResult,
} from "../../shared/programs/results.ts";
import { programProcedure, rateLimit } from "../auth/procedures.ts";
import { commitLimit } from "../imports/router.ts";
import { contract, outputs, router } from "../platform/trpc/procedures.ts";
import { retryOnConflict } from "../transactions/retry-on-conflict.ts";
import { addImport } from "./add-import.ts";
import { getFund } from "./get-fund.ts";
import { getFunds } from "./get-funds.ts";
import { getHistory, getReturns } from "./get-history.ts";
import { getTransactionPage } from "./get-transaction-page.ts";

/** What programs ask for that pages do not. */
export const programsRouter = router({
  funds: programProcedure("read")
    .input(contract(contracts["programs.funds"].input))
    .output(outputs<FundsResult>(contracts["programs.funds"].output))
    .query(({ ctx, input }) => getFunds(ctx, input)),
  fund: programProcedure("read")
    .input(contract(contracts["programs.fund"].input))
    .output(outputs<FundResult>(contracts["programs.fund"].output))
    .query(({ ctx, input }) => getFund(ctx, input)),
  transactions: programProcedure("read")
    .input(contract(contracts["programs.transactions"].input))
    .output(outputs<TransactionPageResult>(contracts["programs.transactions"].output))
    .query(({ ctx, input }) => getTransactionPage(ctx, input)),
  returns: programProcedure("read")
    .input(contract(contracts["programs.returns"].input))
    .output(outputs<ReturnsResult>(contracts["programs.returns"].output))
    .query(({ ctx, input }) => retryOnConflict(() => getReturns(ctx, input))),
  history: programProcedure("read")
    .input(contract(contracts["programs.history"].input))
    .output(outputs<HistoryResult>(contracts["programs.history"].output))
    .query(({ ctx, input }) => retryOnConflict(() => getHistory(ctx, input))),
  addImport: programProcedure("import")
    .use(rateLimit(commitLimit))
    .input(contract(contracts["programs.addImport"].input))
    .output(outputs<AddImportResult>(contracts["programs.addImport"].output))
    .mutation(({ ctx, input }) => retryOnConflict(() => addImport(ctx, input))),
});
