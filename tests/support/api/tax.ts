import type { TaxReport } from "../../../src/shared/tax/report/report-types.ts";
import type { ApiClient } from "./api-client.ts";
import { okay } from "./ledgers.ts";

export const taxReportOf = async (owner: ApiClient, input: object = {}): Promise<TaxReport> =>
  okay<TaxReport>(await owner.query("tax.report", input));
