import { fundFieldNames } from "../../../src/shared/funds/fund-fields.ts";
import type { Fund, FundFields } from "../../../src/shared/funds/schema.ts";

const noFields = Object.fromEntries(fundFieldNames.map((name) => [name, null])) as {
  [Name in keyof FundFields]-?: null;
};

/** A fund that the list has no NAV for; what it may lack is null. */
export const wholeFund = (fields: Partial<Fund> & Pick<Fund, "id">): Fund => ({
  ...noFields,
  folioNumber: "1",
  schemeName: `Scheme ${fields.id}`,
  category: "equity",
  investedAmount: 100,
  units: 10,
  nav: null,
  navDate: null,
  currentAmount: null,
  pnl: null,
  returns: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: null,
  hasTransactions: true,
  realised: null,
  firstDate: null,
  holderId: null,
  ...fields,
});
