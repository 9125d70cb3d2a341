import { Column, getTableColumns, sql } from "drizzle-orm";
import { latestDate } from "../../../shared/dates.ts";
import { newestFirst } from "../../../shared/newest-first.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { funds } from "../tables.ts";
import { schemes } from "../../schemes/tables.ts";
import { userFunds } from "./fund-sets.ts";
import { staleNavColumns, fundsWithSchemes, type StaleNavs } from "./nav-refresh.ts";

const {
  userId: _,
  nameKey: __,
  lastDate: ___,
  transactionCount: ____,
  ...fundColumns
} = getTableColumns(funds);
const { previousNav, previousNavDate, fundHouse, category: schemeCategory } = schemes;
const previous: ReadonlySet<Column> = new Set<Column>([previousNav, previousNavDate]);
const pricedFundRows = jsonRows(
  { ...fundColumns, previousNav, previousNavDate, fundHouse, schemeCategory },
  (column) => {
    if (previous.has(column))
      return `iif(schemes.nav_date = fund.nav_date, schemes.${column.name}, null)`;
    return column.table === schemes ? `schemes.${column.name}` : `fund.${column.name}`;
  },
);

/**
 * The user's funds as JSON for `readPricedFunds`, with the previous NAV where it is known, and what a
 * NAV refresh would change.
 */
export const pricedFundsOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads.all<StaleNavs & { funds: string }>(
    sql`select ${pricedFundRows.columns} as funds, ${staleNavColumns(latestDate(now))} from ${fundsWithSchemes(userFunds(owner))}`,
  );

export const readPricedFunds = (json: string) => pricedFundRows.read(json).toSorted(newestFirst);
