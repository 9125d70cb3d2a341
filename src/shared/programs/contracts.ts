import { performanceInput } from "../portfolio/schema.ts";
import { taxReportInput, whatIfInput } from "../tax/schema.ts";
import {
  addImportResult,
  fundResult,
  fundsResult,
  historyResult,
  portfolioResult,
  returnsResult,
  transactionPageResult,
} from "./results.ts";
import {
  addImportInput,
  fundInput,
  fundsInput,
  spanInput,
  transactionPageInput,
} from "./schema.ts";
import { taxReportResult, whatIfResult } from "./tax-results.ts";

/** What programs send and are answered, by procedure: routes, their description and an assistant's tools follow from it. */
export const contracts = {
  "portfolio.performance": { input: performanceInput, output: portfolioResult },
  "programs.funds": { input: fundsInput, output: fundsResult },
  "programs.fund": { input: fundInput, output: fundResult },
  "programs.transactions": { input: transactionPageInput, output: transactionPageResult },
  "programs.returns": { input: spanInput, output: returnsResult },
  "programs.history": { input: spanInput, output: historyResult },
  "programs.addImport": { input: addImportInput, output: addImportResult },
  "tax.report": { input: taxReportInput, output: taxReportResult },
  "tax.whatIf": { input: whatIfInput, output: whatIfResult },
};
export type ProgramProcedure = keyof typeof contracts;
