import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { sharedFunds, shares, sharingBlocks } from "../tables.ts";

export type BlockRow = typeof sharingBlocks.$inferSelect;

/** A block covers a user and their e-mail, so a new account with the same e-mail is blocked too. */
export const isBlocked = (recipient: SQL, sender: Owner): SQL => sql`exists (
  select 1 from sharing_blocks as block
  where block.recipient_id = ${recipient} and (block.sender_id = ${sender}
    or block.sender_email = (select email from users where id = ${sender})))`;

export const blockedBy = ({ reads }: Database, recipient: Owner) =>
  reads
    .select()
    .from(sharingBlocks)
    .where(eq(sharingBlocks.recipientId, recipient))
    .orderBy(desc(sharingBlocks.createdAt), sharingBlocks.senderId);

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

export const deleteBlockedCopies = ({ writes }: Database, recipientId: UserId, senderId: string) =>
  writes
    .delete(sharedFunds)
    .where(
      and(
        eq(sharedFunds.recipientId, recipientId),
        sql`${sharedFunds.senderId} in (select sender_id from shares where ${sharedWithBlocked(recipientId, senderId)})`,
      ),
    );

export const deleteBlockedShares = ({ writes }: Database, recipientId: UserId, senderId: string) =>
  writes.delete(shares).where(sharedWithBlocked(recipientId, senderId));

const sharedWithBlocked = (recipientId: UserId, senderId: string) => sql`
  recipient_id = ${recipientId} and (sender_id = ${senderId}
    or sender_email = ${addressOf(recipientId, senderId)})`;

export const blockOf = ({ reads }: Database, recipientId: UserId, senderId: string) =>
  reads
    .select({ senderId: sharingBlocks.senderId })
    .from(sharingBlocks)
    .where(and(eq(sharingBlocks.recipientId, recipientId), eq(sharingBlocks.senderId, senderId)));

export const deleteBlock = ({ writes }: Database, recipientId: UserId, senderId: string) =>
  writes.run(sql`
    delete from sharing_blocks where recipient_id = ${recipientId} and (sender_id = ${senderId}
      or sender_email = ${addressOf(recipientId, senderId)})`);

const addressOf = (recipientId: UserId, senderId: string) => sql`(
  select sender_email from sharing_blocks
  where recipient_id = ${recipientId} and sender_id = ${senderId})`;
