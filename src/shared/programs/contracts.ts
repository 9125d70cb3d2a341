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
 * What a procedure is sent and answers. The description of routes and tools is made of it, and tests hold answers to it;
 * the worker does without the answers' part.
 */
export const contractOf = (procedure: ProgramProcedure) => ({
  input: programInputs[procedure],
  output: outputs[procedure],
});
