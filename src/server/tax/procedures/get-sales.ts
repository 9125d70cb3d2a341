import type { SalesOfYear } from "../../../shared/tax/report/report-types.ts";
import { yearSales } from "../../../shared/tax/report/year-sales.ts";
import type { TaxSalesInput } from "../../../shared/tax/schema.ts";
import { firstYearOf } from "../../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readPerson, readPersonOfFund } from "../read-person.ts";

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
