import { eq, sql, type SQL } from "drizzle-orm";
import type { Owner } from "../db/query.ts";
import { funds } from "../db/schema/funds.ts";
import { sharedFunds } from "../db/schema/sharing.ts";

/** The funds that a NAV refresh works on: the table they are in, and which of its rows they are. */
export type FundSet = { table: typeof funds | typeof sharedFunds; which: SQL };

export const ownFunds = (owner: Owner): FundSet => ({
  table: funds,
  which: eq(funds.userId, owner),
});

/** The copies that a recipient has from one sender. */
export const copiesFrom = (recipient: Owner, senderId: string) => ({
  table: sharedFunds,
  which: sql`${eq(sharedFunds.recipientId, recipient)} and ${eq(sharedFunds.senderId, senderId)}`,
});
