import { and, desc, eq, sql } from "drizzle-orm";
import type { UserId } from "../auth/user-id.ts";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { sharedFunds, shares, sharingBlocks } from "../db/schema/sharing.ts";
import { copiesFrom } from "./fund-sets.ts";

/** What a recipient sees of those who share with them. */
export type SenderRow = typeof shares.$inferSelect;
export type SharedFundRow = typeof sharedFunds.$inferSelect;
export type BlockRow = typeof sharingBlocks.$inferSelect;

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

export const blockedBy = ({ reads }: Database, recipient: Owner) =>
  reads
    .select()
    .from(sharingBlocks)
    .where(eq(sharingBlocks.recipientId, recipient))
    .orderBy(desc(sharingBlocks.createdAt), sharingBlocks.senderId);

/** Blocks somebody who shares with the recipient. Belongs ahead of the share's deletion, in its batch. */
export const insertBlock = (
  { writes }: Database,
  recipientId: UserId,
  senderId: string,
  now: Date,
) =>
  writes.run(sql`
    insert into sharing_blocks (recipient_id, sender_id, sender_name, sender_email, created_at)
    select recipient_id, sender_id, sender_name, sender_email, ${now.getTime()} from shares
    where recipient_id = ${recipientId} and sender_id = ${senderId}
    on conflict (recipient_id, sender_id) do nothing`);

export const blockOf = ({ reads }: Database, recipientId: UserId, senderId: string) =>
  reads
    .select({ senderId: sharingBlocks.senderId })
    .from(sharingBlocks)
    .where(and(eq(sharingBlocks.recipientId, recipientId), eq(sharingBlocks.senderId, senderId)));

export const deleteBlock = ({ writes }: Database, recipientId: UserId, senderId: string) =>
  writes
    .delete(sharingBlocks)
    .where(and(eq(sharingBlocks.recipientId, recipientId), eq(sharingBlocks.senderId, senderId)));
