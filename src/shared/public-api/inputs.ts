import { performanceInput } from "../portfolio/schema.ts";
import { addTransactionsInput } from "./program-rows.ts";
import { taxReportInput, whatIfInput } from "../tax/schema.ts";
import {
  addImportInput,
  compareSpanInput,
  fundInput,
  fundsInput,
  navInput,
  schemeSearchInput,
  spanInput,
  transactionPageInput,
} from "./schema.ts";

/** The inputs that programs send, by procedure. */
export const programInputs = {
  "portfolio.performance": performanceInput,
  "programs.funds": fundsInput,
  "programs.fund": fundInput,
  "programs.transactions": transactionPageInput,
  "programs.returns": spanInput,
  "programs.history": spanInput,
  "programs.compare": compareSpanInput,
  "programs.schemes": schemeSearchInput,
  "programs.nav": navInput,
  "programs.addImport": addImportInput,
  "programs.addTransactions": addTransactionsInput,
  "tax.report": taxReportInput,
  "tax.whatIf": whatIfInput,
};
export type ProgramProcedure = keyof typeof programInputs;
