import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { maxRecipientsPerSender, maxSendersPerRecipient } from "../../../shared/sharing/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { recordRemoval, removedSubject, type Obstacles } from "../../removals/queries.ts";
import { removals } from "../../removals/tables.ts";
import { sharedFunds, shares } from "../tables.ts";
import { isGiven, ofParties } from "./share-terms.ts";
import type { Parties, Share } from "./shares.ts";

type Recorded = { id: string; removedAt: Date };

const rowsOfShare = (parties: Parties) =>
  [shares, sharedFunds].map((table) => ({ table, where: ofParties(parties) }));

/** Recorded for the sender. */
export const recordUnshare = (db: Database, share: Share, removal: Recorded): Query[] =>
  recordRemoval(db, share.senderId, {
    ...removal,
    kind: "share",
    subject: sql`
      select users.name as title, users.id as other_party_id from shares
      join users on users.id = shares.recipient_id where ${ofParties(share)}`,
    rows: rowsOfShare(share),
  });

/** Recorded for the recipient. */
export const recordRemovedSender = (
  db: Database,
  parties: { senderId: string; recipientId: UserId },
  removal: Recorded,
): Query[] =>
  recordRemoval(db, parties.recipientId, {
    ...removal,
    kind: "sender",
    subject: sql`
      select sender_name as title, users.id as other_party_id from shares
      left join users on users.id = shares.sender_id where ${ofParties(parties)}`,
    rows: rowsOfShare(parties),
  });

export type EndedShareRow = {
  senderId: string;
  senderName: string;
  senderEmail: string;
  endedAt: number;
  dismissedAt: number | null;
};

/**
 * Who unshared with a recipient as long as they can restore it, last first: each sender once, by the name that the
 * recipient knew. Senders who share again, are blocked, or were since removed by the recipient are left out;
 * dismissed ones come last.
 */
export const endedSharesOf = ({ reads }: Database, recipient: Owner) =>
  reads.all<EndedShareRow>(sql`
    select removals.user_id as "senderId", share.content ->> 'senderName' as "senderName",
      share.content ->> 'senderEmail' as "senderEmail", max(removals.removed_at) as "endedAt",
      removals.dismissed_at as "dismissedAt"
    from removals cross join removed_rows as share
      on share.user_id = removals.user_id and share.removal_id = removals.id and share.position = 0
    where removals.other_party_id = ${recipient} and removals.kind = 'share' and removals.restored_at is null
      and not exists (select 1 from shares
        where shares.recipient_id = ${recipient} and shares.sender_id = removals.user_id)
      and not exists (select 1 from sharing_blocks as block where block.recipient_id = ${recipient}
        and (block.sender_id = removals.user_id or block.sender_email = share.content ->> 'senderEmail'))
      and not exists (select 1 from removals as own join removed_rows as removed
        on removed.user_id = own.user_id and removed.removal_id = own.id and removed.position = 0
        where own.user_id = ${recipient} and own.kind = 'sender' and own.removed_at >= removals.removed_at
          and removed.content ->> 'senderId' = removals.user_id)
    group by removals.user_id order by "dismissedAt" is not null, "endedAt" desc, "senderId" limit ${maxSendersPerRecipient}`);

export const dismissEnded = (
  { writes }: Database,
  { senderId, recipientId }: { senderId: string; recipientId: UserId },
  dismissedAt: Date,
) =>
  writes
    .update(removals)
    .set({ dismissedAt })
    .where(
      and(
        eq(removals.otherPartyId, recipientId),
        eq(removals.userId, senderId),
        eq(removals.kind, "share"),
        isNull(removals.dismissedAt),
      ),
    );

const isAbout = (parties: Parties) => sql`exists (
  select 1 from removed_rows as share where share.user_id = removals.user_id and share.removal_id = removals.id
    and share.position = 0 and share.content ->> 'recipientId' = ${parties.recipientId}
    and share.content ->> 'senderId' = ${parties.senderId})`;

/** The recipient can no longer restore what they removed once the sender shares again or unshares. */
export const voidRemovedSender = ({ writes }: Database, share: Share) =>
  writes.run(sql`
    delete from removals where user_id = ${share.recipientId} and kind = 'sender' and ${isAbout(share)}`);

/** As `voidRemovedSender`, where the share was stored in the same batch. */
export const voidReplacedRemoval = ({ writes }: Database, share: Share) =>
  writes.run(sql`
    delete from removals where user_id = ${share.recipientId} and kind = 'sender' and ${isAbout(share)}
      and exists (select 1 from shares where ${ofParties(share)})`);

/** The sender can no longer restore what they unshared once the recipient removes or blocks them. */
export const voidUnshare = (
  { writes }: Database,
  { senderId, recipientId }: { senderId: string; recipientId: UserId },
) =>
  writes.run(sql`
    delete from removals where kind = 'share' and other_party_id = ${recipientId}
      and user_id = ${senderId}`);

/** As `voidUnshare`, for every account with the blocked sender's e-mail. */
export const voidBlockedUnshares = ({ writes }: Database, recipientId: UserId, senderId: string) =>
  writes.run(sql`
    delete from removals where kind = 'share' and other_party_id = ${recipientId} and user_id in (
      select users.id from users join sharing_blocks as block
        on block.recipient_id = ${recipientId} and block.sender_id = ${senderId}
      where users.id = block.sender_id or users.email = block.sender_email)`);

/** Deletes a recipient's removals of a sender whom they have just blocked, by account or e-mail. */
export const deleteBlockedRemovals = (
  { writes }: Database,
  recipientId: UserId,
  senderId: string,
) =>
  writes.run(sql`
    delete from removals where user_id = ${recipientId} and kind = 'sender' and exists (
      select 1 from sharing_blocks as block cross join removed_rows as removed
        on removed.user_id = removals.user_id and removal_id = removals.id and position = 0
      where block.recipient_id = ${recipientId} and block.sender_id = ${senderId}
        and (content ->> 'senderId' = block.sender_id or content ->> 'senderEmail' = block.sender_email))`);

/**
 * Whether a removed copy, a row of `removed_rows`, is of a fund that the sender has and that the removed share would still
 * give. Where the sender's account was gone before the removal, the copies were the recipient's to keep.
 */
export function isCopyCovered(owner: Owner, removalId: string): SQL {
  const holders = sql`(
    select share.content ->> 'holders' from removed_rows as share
    where share.user_id = ${owner} and share.removal_id = ${removalId} and share.position = 0)`;
  return sql`(not exists (select 1 from users where id = removed_rows.content ->> 'senderId')
    or exists (select 1 from funds where funds.user_id = removed_rows.content ->> 'senderId'
      and funds.id = removed_rows.content ->> 'id' and ${isGiven({ holders })}))`;
}

const hasCopies = (owner: Owner, removalId: string, condition: SQL) => sql`exists (
  select 1 from removed_rows where user_id = ${owner} and removal_id = ${removalId}
    and table_name = 'shared_funds' and ${condition})`;

export const shareObstacles: Obstacles = (owner, removalId) => {
  const isBlocked = sql`exists (
    select 1 from sharing_blocks as block where block.recipient_id = removed.recipient_id
      and (block.sender_id = removed.sender_id or block.sender_email = removed.sender_email))`;
  const permitsSharing = sql`exists (
    select 1 from users where id = removed.recipient_id and can_share = 1)`;
  /** The sender has unshared since the recipient removed them. */
  const isWithdrawn = sql`exists (
    select 1 from removals as unshare where removed.kind = 'sender' and unshare.kind = 'share'
      and unshare.user_id = removed.sender_id and unshare.other_party_id = removed.recipient_id
      and unshare.removed_at >= removed.removed_at)`;
  /** All its copies are of funds that the sender has no more or that the terms do not cover. */
  const isUncovered = sql`removed.row_count > 1 and not ${hasCopies(owner, removalId, isCopyCovered(owner, removalId))}`;
  return {
    of: sql`(
      select kind, removed_at, row_count, content ->> 'recipientId' as recipient_id,
        content ->> 'senderId' as sender_id, content ->> 'senderEmail' as sender_email
      from ${removedSubject(owner, removalId)}) as removed`,
    when: {
      // A sender must not be able to tell a block from sharing being off; a recipient may restore even with it off.
      "sharing/not-allowed": sql`removed.kind = 'share' and (${isBlocked} or not ${permitsSharing})`,
      "removals/blocked": isBlocked,
      "removals/shared-again": sql`exists (
        select 1 from shares where shares.recipient_id = removed.recipient_id
          and shares.sender_id = removed.sender_id)`,
      "removals/too-many-shares": sql`
        (select count(*) from shares where shares.recipient_id = removed.recipient_id) >= ${maxSendersPerRecipient}
        or (select count(*) from shares where shares.sender_id = removed.sender_id) >= ${maxRecipientsPerSender}`,
      "removals/not-covered": sql`${isWithdrawn} or (${isUncovered})`,
    },
  };
};
