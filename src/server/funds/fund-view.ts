import {
  fundFieldNames,
  isTotalsField,
  type FundFieldName,
} from "../../shared/funds/fund-fields.ts";
import type { Fund, ValuedFund } from "../../shared/funds/schema.ts";
import { valueFund } from "../../shared/funds/valuation.ts";
import type { StoredFund, FundOrCopyRow } from "./queries/funds.ts";

const textFields = fundFieldNames.filter((name) => !isTotalsField(name));
type TextField = Exclude<FundFieldName, "investedAmount" | "units">;

type TextFields = Pick<FundOrCopyRow, TextField>;

/** A loop, because a list maps thousands of rows. */
function textFieldsOf(row: FundOrCopyRow): TextFields {
  const fields: Partial<TextFields> = {};
  const copy = <Name extends TextField>(name: Name) => void (fields[name] = row[name]);
  for (const name of textFields) copy(name);
  return fields as TextFields;
}

export const totalsView = (row: FundOrCopyRow): ValuedFund => ({
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

export const fundView = (row: StoredFund): Fund => ({
  ...totalsView(row),
  hasTransactions: row.ledgerVersion > 0,
  realised: row.realised === null ? null : Number(row.realised),
  firstDate: row.firstDate,
  holderId: row.holderId,
});
