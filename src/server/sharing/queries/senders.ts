import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { sharedFunds, shares } from "../tables.ts";
import { copiesFrom } from "../../funds/queries/fund-sets.ts";

/** What a recipient sees of those who share with them. */
export type SenderRow = typeof shares.$inferSelect;
export type SharedFundRow = typeof sharedFunds.$inferSelect;

export const sendersOf = ({ reads }: Database, recipient: Owner) =>
  reads
    .select()
    .from(shares)
    .where(eq(shares.recipientId, recipient))
    .orderBy(desc(shares.createdAt), shares.senderId);

export const senderOf = ({ reads }: Database, recipient: Owner, senderId: string) =>
  reads
    .select()
    .from(shares)
    .where(and(eq(shares.recipientId, recipient), eq(shares.senderId, senderId)));

/** A row if anybody shares with the recipient. */
export const anySenderOf = ({ reads }: Database, recipient: Owner) =>
  reads
    .select({ senderId: shares.senderId })
    .from(shares)
    .where(eq(shares.recipientId, recipient))
    .limit(1);

/** The copies from one sender, the newest fund first. */
export const sharedFundsFrom = ({ reads }: Database, recipient: Owner, senderId: string) =>
  reads
    .select()
    .from(sharedFunds)
    .where(copiesFrom(recipient, senderId).which)
    .orderBy(desc(sharedFunds.createdAt), sharedFunds.id);

/** The copies from all senders, each sender's newest fund first. */
export const allSharedFunds = ({ reads }: Database, recipient: Owner) =>
  reads
    .select()
    .from(sharedFunds)
    .where(eq(sharedFunds.recipientId, recipient))
    .orderBy(sharedFunds.senderId, desc(sharedFunds.createdAt), sharedFunds.id);
