import { and, eq, sql } from "drizzle-orm";
import { maxFundsPerUser } from "../../../shared/funds/schema.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { maxRecipientsPerSender, maxSendersPerRecipient } from "../../../shared/sharing/schema.ts";
import { fundColumns } from "../../stored-funds/tables.ts";
import { sharedFunds, shares } from "../tables.ts";
import { isBlocked } from "./blocks.ts";

/** Each write checks the permission itself, so that it holds whatever happened since. */
export type Share = { senderId: UserId; recipientId: string };

const isDemo = (senderId: UserId) => sql<number>`exists (
  select 1 from users where id = ${senderId} and demo_until is not null)`;

const permitsSharing = ({ senderId, recipientId }: Share) => sql<number>`exists (
  select 1 from users where id = ${recipientId} and id <> ${senderId} and can_share = 1
    and not ${isDemo(senderId)} and not ${isBlocked(sql`${recipientId}`, senderId)})`;

const hasFunds = ({ senderId }: Share) =>
  sql<number>`exists (select 1 from funds where user_id = ${senderId})`;

const isShared = ({ senderId, recipientId }: Share) => sql<number>`exists (
  select 1 from shares where recipient_id = ${recipientId} and sender_id = ${senderId})`;

const hasTooManySenders = ({ senderId, recipientId }: Share) => sql<number>`(
  select count(*) from shares where recipient_id = ${recipientId} and sender_id <> ${senderId}
  ) >= ${maxSendersPerRecipient}`;

const hasTooManyRecipients = ({ senderId, recipientId }: Share) => sql<number>`(
  select count(*) from shares where sender_id = ${senderId} and recipient_id <> ${recipientId}
  ) >= ${maxRecipientsPerSender}`;

/** Copies of deleted funds stay until the sender updates them, so that they count as well. */
const hasTooManyCopies = ({ senderId, recipientId }: Share) => sql<number>`(
  select count(*) from (
    select id from shared_funds where recipient_id = ${recipientId} and sender_id = ${senderId}
    union select id from funds where user_id = ${senderId})
  ) > ${maxFundsPerUser}`;

export type ShareFacts = {
  isDemo: 0 | 1;
  permitsSharing: 0 | 1;
  hasFunds: 0 | 1;
  isShared: 0 | 1;
  hasTooManySenders: 0 | 1;
  hasTooManyRecipients: 0 | 1;
  hasTooManyCopies: 0 | 1;
};

export const shareFacts = ({ writes }: Database, share: Share) =>
  writes.all<ShareFacts>(sql`
    select ${isDemo(share.senderId)} as "isDemo", ${permitsSharing(share)} as "permitsSharing", ${hasFunds(share)} as "hasFunds", ${isShared(share)} as "isShared",
      ${hasTooManySenders(share)} as "hasTooManySenders", ${hasTooManyRecipients(share)} as "hasTooManyRecipients",
      ${hasTooManyCopies(share)} as "hasTooManyCopies"`);

export const insertShare = ({ writes }: Database, share: Share, now: Date) =>
  writes.run(sql`
    insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at)
    select ${share.recipientId}, id, name, email, ${now.getTime()} from users
    where id = ${share.senderId} and ${permitsSharing(share)} and ${hasFunds(share)}
      and (${isShared(share)} or not (${hasTooManySenders(share)} or ${hasTooManyRecipients(share)}))
      and not ${hasTooManyCopies(share)}
    on conflict (recipient_id, sender_id) do update set
      sender_name = excluded.sender_name, sender_email = excluded.sender_email`);

const copiedColumnNames = (Object.keys(fundColumns) as (keyof typeof fundColumns)[]).map((name) =>
  sql.identifier(sharedFunds[name].name),
);
const joinList = (parts: ReturnType<typeof sql>[]) => sql.join(parts, sql`, `);
const copiedColumnList = joinList(copiedColumnNames.map((name) => sql`${name}`));

export const copyNewFunds = ({ writes }: Database, share: Share, now: Date) =>
  writes.run(sql`
    insert into shared_funds (recipient_id, sender_id, shared_at, source_updated_at, ${copiedColumnList})
    select ${share.recipientId}, user_id, ${now.getTime()}, updated_at, ${copiedColumnList} from funds
    where user_id = ${share.senderId} and ${permitsSharing(share)} and ${isShared(share)}
      and not ${hasTooManyCopies(share)}
    on conflict (recipient_id, sender_id, id) do nothing`);

/**
 * Compares the fund's own times: a copy's time can be earlier than an edit that it has not seen.
 */
export const copyChangedFunds = ({ writes }: Database, share: Share, now: Date) =>
  writes.run(sql`
    update shared_funds set
      ${joinList(copiedColumnNames.map((name) => sql`${name} = funds.${name}`))},
      shared_at = ${now.getTime()}, source_updated_at = funds.updated_at
    from funds
    where ${copiesOf(share)} and funds.user_id = ${share.senderId} and funds.id = shared_funds.id
      and (funds.created_at, funds.updated_at)
        is not (shared_funds.created_at, shared_funds.source_updated_at)
      and ${permitsSharing(share)}`);

export const deleteOrphanedCopies = ({ writes }: Database, share: Share) =>
  writes.run(sql`
    delete from shared_funds
    where ${copiesOf(share)} and ${permitsSharing(share)}
      and not exists (select 1 from funds where user_id = ${share.senderId} and id = shared_funds.id)`);

export type Parties = Share | { senderId: string; recipientId: UserId };

export const deleteCopies = ({ writes }: Database, parties: Parties) =>
  writes.delete(sharedFunds).where(copiesOf(parties));

export const deleteShare = ({ writes }: Database, { senderId, recipientId }: Parties) =>
  writes
    .delete(shares)
    .where(and(eq(shares.recipientId, recipientId), eq(shares.senderId, senderId)));

const copiesOf = ({ senderId, recipientId }: Parties) =>
  and(eq(sharedFunds.recipientId, recipientId), eq(sharedFunds.senderId, senderId));
