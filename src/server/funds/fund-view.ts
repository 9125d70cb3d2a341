import type { Fund } from "../../shared/funds/schema.ts";
import { valueFund } from "../../shared/funds/valuation.ts";
import type { HeldFund } from "./queries/funds.ts";

/** A fund with the figures that follow from its units, its NAV and what was invested. */
export const fundView = (row: HeldFund): Fund => ({
  id: row.id,
  folioNumber: row.folioNumber,
  schemeName: row.schemeName,
  category: row.category,
  investedAmount: Number(row.investedAmount),
  units: Number(row.units),
  nav: row.nav === null ? null : Number(row.nav),
  navDate: row.navDate,
  ...valueFund(row),
  amfiCode: row.amfiCode,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt?.toISOString() ?? null,
});
