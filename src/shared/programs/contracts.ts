import { programInputs, type ProgramProcedure } from "./inputs.ts";
import {
  addImportResult,
  comparisonResult,
  fundResult,
  fundsResult,
  historyResult,
  portfolioResult,
  returnsResult,
  transactionPageResult,
} from "./results.ts";
import { taxReportResult, whatIfResult } from "./tax-results.ts";

const outputs = {
  "portfolio.performance": portfolioResult,
  "programs.funds": fundsResult,
  "programs.fund": fundResult,
  "programs.transactions": transactionPageResult,
  "programs.returns": returnsResult,
  "programs.history": historyResult,
  "programs.compare": comparisonResult,
  "programs.addImport": addImportResult,
  "tax.report": taxReportResult,
  "tax.whatIf": whatIfResult,
};

/**
 * The input and output of a procedure. The OpenAPI description and the tools' schemas are generated from it, and tests
 * check responses by it; the worker bundles the inputs only.
 */
export const contractOf = (procedure: ProgramProcedure) => ({
  input: programInputs[procedure],
  output: outputs[procedure],
});
