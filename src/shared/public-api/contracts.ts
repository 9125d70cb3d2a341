import * as z from "zod/mini";
import { fundbookLedgers } from "../imports/read/tables/fundbook-json.ts";
import { addTransactionsInput, maxRowsPerCall, programRow } from "./program-rows.ts";
import { programInputs, type ProgramProcedure } from "./inputs.ts";
import {
  addImportResult,
  addTransactionsResult,
  comparisonResult,
  fundResult,
  fundsResult,
  historyResult,
  navResult,
  portfolioResult,
  returnsResult,
  schemesResult,
  transactionPageResult,
} from "./results.ts";
import { addImportInput } from "./schema.ts";
import { taxReportResult, whatIfResult } from "./tax-results.ts";

const outputs = {
  "portfolio.performance": portfolioResult,
  "programs.funds": fundsResult,
  "programs.fund": fundResult,
  "programs.transactions": transactionPageResult,
  "programs.returns": returnsResult,
  "programs.history": historyResult,
  "programs.compare": comparisonResult,
  "programs.schemes": schemesResult,
  "programs.nav": navResult,
  "programs.addImport": addImportResult,
  "programs.addTransactions": addTransactionsResult,
  "tax.report": taxReportResult,
  "tax.whatIf": whatIfResult,
};

const inputs = {
  ...programInputs,
  // The use-case checks it, to name each field that it refuses.
  "programs.addTransactions": z.extend(addTransactionsInput, {
    transactions: z.array(programRow).check(z.minLength(1), z.maxLength(maxRowsPerCall)),
  }),
  "programs.addImport": z.extend(addImportInput, { data: fundbookLedgers }),
};

/**
 * The input and output of a procedure. The OpenAPI description and the tools' schemas are generated from it, and tests
 * check responses by it; the worker bundles the inputs only.
 */
export const contractOf = (procedure: ProgramProcedure) => ({
  input: inputs[procedure],
  output: outputs[procedure],
});
