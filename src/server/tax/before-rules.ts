import { AppError } from "../../shared/errors.ts";
import { taxRules } from "../../shared/tax/rules/tax-rules.ts";
import { financialYearText } from "../../shared/transactions/financial-year.ts";

export const beforeRules = (): AppError =>
  new AppError("tax/before-rules", { values: { year: financialYearText(taxRules.firstYear) } });
