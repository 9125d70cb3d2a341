import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { funds } from "../../funds/tables.ts";
import { sharedFunds, shares } from "../tables.ts";
import { isBlocked } from "./blocks.ts";

/**
 * What a sender does with copies. Each write asks in itself whether it may, so that it is right whatever happened
 * since its sender looked.
 */
type Share = { senderId: UserId; recipientId: string };

/** Whether the recipient takes funds from the sender: there is such a user, who permits it and did not block them. */
const takes = ({ senderId, recipientId }: Share) => sql<number>`exists (
  select 1 from users where id = ${recipientId} and id <> ${senderId} and can_share = 1
    and not ${isBlocked(sql`${recipientId}`, senderId)})`;

const hasFunds = ({ senderId }: Share) =>
  sql<number>`exists (select 1 from funds where user_id = ${senderId})`;

const isShared = ({ senderId, recipientId }: Share) => sql<number>`exists (
  select 1 from shares where recipient_id = ${recipientId} and sender_id = ${senderId})`;

export type ShareFacts = { takes: 0 | 1; hasFunds: 0 | 1; isShared: 0 | 1 };

/** What decides whether a sender's act can be done. Belongs ahead of the act, in its batch. */
export const shareFacts = ({ writes }: Database, share: Share) =>
  writes.all<ShareFacts>(sql`
    select ${takes(share)} as "takes", ${hasFunds(share)} as "hasFunds", ${isShared(share)} as "isShared"`);

/** Notes that a sender shares with a recipient, under the name and e-mail that the sender has now. */
export const insertShare = ({ writes }: Database, share: Share, now: Date) =>
  writes.run(sql`
    insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at)
    select ${share.recipientId}, id, name, email, ${now.getTime()} from users
    where id = ${share.senderId} and ${takes(share)} and ${hasFunds(share)}
    on conflict (recipient_id, sender_id) do update set
      sender_name = excluded.sender_name, sender_email = excluded.sender_email`);

/** The columns that a copy takes over from its fund. */
const { userId: _, ...copied } = getTableColumns(funds);
const copiedNames = Object.values(copied).map(({ name }) => sql.identifier(name));
const listOf = (parts: ReturnType<typeof sql>[]) => sql.join(parts, sql`, `);
const copiedList = listOf(copiedNames.map((name) => sql`${name}`));

/** Copies the funds that the recipient has no copy of. */
export const copyNewFunds = ({ writes }: Database, share: Share, now: Date) =>
  writes.run(sql`
    insert into shared_funds (recipient_id, sender_id, shared_at, source_updated_at, ${copiedList})
    select ${share.recipientId}, user_id, ${now.getTime()}, updated_at, ${copiedList} from funds
    where user_id = ${share.senderId} and ${takes(share)}
    on conflict (recipient_id, sender_id, id) do nothing`);

/**
 * Copies once more the funds that changed since they were copied. That is told by the fund's own times, never by
 * comparing them with the time of the copy: of two writes in one moment the later can have the earlier time.
 */
export const copyChangedFunds = ({ writes }: Database, share: Share, now: Date) =>
  writes.run(sql`
    update shared_funds set
      ${listOf(copiedNames.map((name) => sql`${name} = funds.${name}`))},
      shared_at = ${now.getTime()}, source_updated_at = funds.updated_at
    from funds
    where ${copiesOf(share)} and funds.user_id = ${share.senderId} and funds.id = shared_funds.id
      and (funds.created_at, funds.updated_at)
        is not (shared_funds.created_at, shared_funds.source_updated_at)
      and ${takes(share)}`);

/** Takes back the copies of funds that the sender has deleted. */
export const removeOrphans = ({ writes }: Database, share: Share) =>
  writes.run(sql`
    delete from shared_funds
    where ${copiesOf(share)} and ${takes(share)}
      and not exists (select 1 from funds where user_id = ${share.senderId} and id = shared_funds.id)`);

/** Either of the two may end a share; which of them is asking has been checked. */
type Parties = Share | { senderId: string; recipientId: UserId };

/** Removes all copies. Belongs ahead of `deleteShare`, in its batch. */
export const deleteCopies = ({ writes }: Database, parties: Parties) =>
  writes.delete(sharedFunds).where(copiesOf(parties));

export const deleteShare = ({ writes }: Database, { senderId, recipientId }: Parties) =>
  writes
    .delete(shares)
    .where(and(eq(shares.recipientId, recipientId), eq(shares.senderId, senderId)));

const copiesOf = ({ senderId, recipientId }: Parties) =>
  and(eq(sharedFunds.recipientId, recipientId), eq(sharedFunds.senderId, senderId));
