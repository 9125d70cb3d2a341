import { AppError } from "../../../shared/errors.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { taxReport, reportYears } from "../../../shared/tax/report/report.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import type { TaxReportInput } from "../../../shared/tax/schema.ts";
import { financialYear, firstYearOf } from "../../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { beforeRules } from "../before-rules.ts";
import { readPerson } from "../read-person.ts";

/**
 * A financial year's gains, income and tax of one person and those whose income is taxed with theirs.
 * @throws AppError holders/not-found, tax/clubbed, tax/future, tax/before-rules, tax/before-first
 */
export async function getTaxReport(
  ctx: SignedInContext,
  { financialYear: asked, holderId }: TaxReportInput,
): Promise<TaxReport> {
  const { person, facts, today } = await readPerson(ctx, holderId);
  const year = asked === undefined ? financialYear(today) : firstYearOf(asked);
  if (year > financialYear(today)) throw new AppError("tax/future");
  if (year < taxRules.firstYear) throw beforeRules();
  if (!reportYears(person.funds, facts, today).includes(year))
    throw new AppError("tax/before-first");
  return runInTurns(taxReport(person, facts, { year, today }));
}
