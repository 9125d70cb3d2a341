import { fundFieldNames, type Fund, type FundFields } from "../../shared/funds/schema.ts";
import { valueFund } from "../../shared/funds/valuation.ts";
import type { HeldFund } from "./queries/funds.ts";

type Amount = "investedAmount" | "units";
type TextField = Exclude<keyof FundFields, Amount>;

const textFields = fundFieldNames.filter(
  (name): name is TextField => name !== "investedAmount" && name !== "units",
);

const textFieldsOf = (row: HeldFund) =>
  Object.fromEntries(textFields.map((name) => [name, row[name]])) as Pick<HeldFund, TextField>;

/** A stored fund with the figures that follow from its units, its NAV and the invested amount. */
export const fundView = (row: HeldFund): Fund => ({
  id: row.id,
  ...textFieldsOf(row),
  investedAmount: Number(row.investedAmount),
  units: Number(row.units),
  nav: row.nav === null ? null : Number(row.nav),
  navDate: row.navDate,
  ...valueFund(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt?.toISOString() ?? null,
});
