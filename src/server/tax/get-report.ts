import { AppError } from "../../shared/errors.ts";
import type { SalesOfYear, TaxReport } from "../../shared/tax/report/report-types.ts";
import { taxReport, reportYears } from "../../shared/tax/report/report.ts";
import { yearSales } from "../../shared/tax/report/year-sales.ts";
import { taxRules } from "../../shared/tax/rules/tax-rules.ts";
import type { TaxReportInput, TaxSalesInput } from "../../shared/tax/schema.ts";
import { financialYear, firstYearOf } from "../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { beforeRules } from "./before-rules.ts";
import { readPerson, readPersonOfFund } from "./read-person.ts";

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

/**
 * The lots that one fund, or each fund of a person, sold in a year.
 * @throws AppError funds/not-found, holders/not-found, tax/clubbed
 */
export async function getTaxSales(
  ctx: SignedInContext,
  { financialYear: year, holderId, fundId, after }: TaxSalesInput,
): Promise<SalesOfYear> {
  const { person, facts } = await (fundId === undefined
    ? readPerson(ctx, holderId)
    : readPersonOfFund(ctx, fundId));
  const funds = person.funds.filter(({ id }) => fundId === undefined || id === fundId);
  return runInTurns(yearSales(funds, facts, { year: firstYearOf(year), after }));
}
