import { sql, type SQL } from "drizzle-orm";
import type { Owner } from "../../platform/db/query.ts";

/** The funds that a NAV refresh works on: the table they are in, and which of its rows they are. */
export type FundSet = { table: SQL; which: SQL };

export const ownFunds = (owner: Owner): FundSet => ({
  table: sql.raw("funds"),
  which: sql`user_id = ${owner}`,
});

/** The copies that a recipient has from one sender. */
export const copiesFrom = (recipient: Owner, senderId: string): FundSet => ({
  table: sql.raw("shared_funds"),
  which: sql`recipient_id = ${recipient} and sender_id = ${senderId}`,
});
