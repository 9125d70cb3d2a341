import { sql } from "drizzle-orm";
import { unlistedSchemes } from "../../imports/tables.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { sips } from "../../sips/tables.ts";
import { exitLoads, funds } from "../tables.ts";
import { recordRemoval } from "../../removals/queries.ts";
import { statementBalances, transactions } from "../../transactions/tables.ts";

/** The tables whose rows are deleted with a fund, each before those that refer to it. */
export const tablesOfFund = [transactions, sips, unlistedSchemes, exitLoads, statementBalances];

export function recordRemovedFund(
  db: Database,
  userId: UserId,
  { fundId, ...removal }: { id: string; removedAt: Date; fundId: string },
): Query[] {
  const withId = sql`user_id = ${userId} and id = ${fundId}`;
  const ofFund = sql`user_id = ${userId} and fund_id = ${fundId}`;
  return recordRemoval(db, userId, {
    ...removal,
    kind: "fund",
    subject: sql`select scheme_name as title, null as recipient_id from funds where ${withId}`,
    rows: [
      { table: funds, where: withId },
      ...tablesOfFund.map((table) => ({ table, where: ofFund })),
    ],
  });
}
