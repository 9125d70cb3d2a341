import { getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { jsonRows } from "../db/json-rows.ts";
import type { Owner } from "../db/query.ts";
import { funds } from "../db/schema/funds.ts";
import { schemes } from "../db/schema/schemes.ts";
import { ownFunds } from "./fund-sets.ts";
import { due, judged, type Due } from "./nav-refresh.ts";

const { userId: _, ...fundColumns } = getTableColumns(funds);
const { previousNav, previousNavDate } = schemes;
const holding = jsonRows({ ...fundColumns, previousNav, previousNavDate }, "holding");

/**
 * The user's funds, newest first, each with the NAV that its scheme had before the one that the fund has now, where
 * that is known; all of them in one value, for `readHoldings`. Beside them what a refresh would have to do.
 */
export function holdingsOf({ reads }: Database, owner: Owner) {
  const { table, which } = ownFunds(owner);
  return reads.all<Due & { holdings: string }>(sql`
    with held as not materialized (select * from ${table} where ${which})
    select ${holding.columns} as holdings, ${sql.raw(due)}
    from (${sql.raw(judged)} order by created_at desc, id) as holding`);
}

export const readHoldings = holding.read;
