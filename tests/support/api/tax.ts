import { me } from "../../../src/shared/holders/holder.ts";
import type { Sale, SalesOfYear, TaxReport } from "../../../src/shared/tax/report/report-types.ts";
import type { ApiClient } from "./api-client.ts";
import { okay } from "./ledgers.ts";

/** A report with the lots behind it, which are asked for on their own. */
export async function taxReportOf(
  owner: ApiClient,
  input: object = {},
): Promise<TaxReport & { sales: Sale[] }> {
  const report = okay<TaxReport>(await owner.query("tax.report", input));
  const { financialYear, holderId } = report;
  const ofYear = { financialYear, holderId: holderId ?? me };
  const { funds } = okay<SalesOfYear>(await owner.query("tax.sales", ofYear));
  const sales = funds.flatMap(({ sales: own, hasAll: _, ...fund }) =>
    own.map((sale): Sale => ({ ...fund, ...sale })),
  );
  return { ...report, sales };
}
