import { and, eq, sql, type SQL } from "drizzle-orm";
import { maxFundsPerUser } from "../../../shared/funds/schema.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { maxRecipientsPerSender, maxSendersPerRecipient } from "../../../shared/sharing/schema.ts";
import type { OldShare } from "../../../shared/portfolio/schema.ts";
import { guard } from "../../platform/db/guard.ts";
import { fundColumns } from "../../funds/tables.ts";
import { sharedFunds, shares } from "../tables.ts";
import { isBlocked } from "./blocks.ts";
import { isKeptUp } from "./keep-up-state.ts";
import {
  givenHolderName,
  hasOtherTerms,
  isGiven,
  newVersion,
  ofParties,
  shareVersion,
  storedTerms,
  type ShareTerms,
} from "./share-terms.ts";

/** Each write checks the permission itself, so that it holds whatever happened since. */
export type Share = { senderId: UserId; recipientId: string };

/** Of a row of `shares` in a query. */
type PartiesOfRow = { senderId: SQL<string>; recipientId: SQL };

const isDemo = (senderId: Owner) => sql<number>`exists (
  select 1 from users where id = ${senderId} and demo_until is not null)`;

export const permitsSharing = ({
  senderId,
  recipientId,
}: Share | PartiesOfRow) => sql<number>`exists (
  select 1 from users where id = ${recipientId} and id <> ${senderId} and can_share = 1
    and not ${isDemo(senderId)} and not ${isBlocked(sql`${recipientId}`, senderId)})`;

const hasFunds = ({ senderId }: Share, terms: ShareTerms) =>
  sql<number>`exists (select 1 from funds where user_id = ${senderId} and ${isGiven(terms)})`;

const isShared = (share: Share) =>
  sql<number>`exists (select 1 from shares where ${ofParties(share)})`;

const hasTooManySenders = ({ senderId, recipientId }: Share) => sql<number>`(
  select count(*) from shares where recipient_id = ${recipientId} and sender_id <> ${senderId}
  ) >= ${maxSendersPerRecipient}`;

const hasTooManyRecipients = ({ senderId, recipientId }: Share) => sql<number>`(
  select count(*) from shares where sender_id = ${senderId} and recipient_id <> ${recipientId}
  ) >= ${maxRecipientsPerSender}`;

/**
 * Copies of deleted funds stay until the sender updates them, so that they count as well, unless other terms take them
 * back.
 */
const hasTooManyCopies = (share: Share, terms: ShareTerms) => sql<number>`(
  select count(*) from (
    select id from shared_funds where ${ofParties(share)} and not ${hasOtherTerms(share, terms)}
    union select id from funds where user_id = ${share.senderId} and ${isGiven(terms)})
  ) > ${maxFundsPerUser}`;

/** Holds for none or all of the writes of a call. */
const isAllowed = (share: Share, terms: ShareTerms) => sql`(
  ${permitsSharing(share)} and ${hasFunds(share, terms)}
  and (${isShared(share)} or not (${hasTooManySenders(share)} or ${hasTooManyRecipients(share)}))
  and not ${hasTooManyCopies(share, terms)})`;

/** Fails where a first share goes to an address that nobody has proven. */
export const requireProvenRecipient = (db: Database, share: Share) =>
  guard(
    db,
    sql`not ${permitsSharing(share)} or ${isShared(share)} or exists (
      select 1 from users where id = ${share.recipientId} and email_proven_at is not null)`,
    "sharing/unproven",
  );

/**
 * Fails if the share has ended or got other terms since the sender saw it, unless it has these: a call that was delayed, or
 * sent again, would share what was taken back meanwhile. One who permits nothing is not told apart from one who blocked.
 */
export const requireSeenShare = (
  db: Database,
  share: Share,
  terms: ShareTerms,
  version: string | null,
) =>
  guard(
    db,
    sql`not ${permitsSharing(share)} or ${versionOf(share)} is ${version}
      or (${isShared(share)} and not ${hasOtherTerms(share, terms)})`,
    "sharing/changed",
  );

const versionOf = ({ senderId, recipientId }: Share) => shareVersion(senderId, sql`${recipientId}`);

type UpdateFacts = { permitsSharing: 0 | 1; isShared: 0 | 1 };

export const updateFacts = ({ writes }: Database, share: Share) =>
  writes.all<UpdateFacts>(sql`
    select ${permitsSharing(share)} as "permitsSharing", ${isShared(share)} as "isShared"`);

type ShareFacts = UpdateFacts & {
  isDemo: 0 | 1;
  hasFunds: 0 | 1;
  hasOtherTerms: 0 | 1;
  hasTooManySenders: 0 | 1;
  hasTooManyRecipients: 0 | 1;
  hasTooManyCopies: 0 | 1;
};

export const shareFacts = ({ writes }: Database, share: Share, terms: ShareTerms) =>
  writes.all<ShareFacts>(sql`
    select ${isDemo(share.senderId)} as "isDemo", ${permitsSharing(share)} as "permitsSharing",
      ${hasFunds(share, terms)} as "hasFunds", ${isShared(share)} as "isShared",
      ${hasOtherTerms(share, terms)} as "hasOtherTerms",
      ${hasTooManySenders(share)} as "hasTooManySenders", ${hasTooManyRecipients(share)} as "hasTooManyRecipients",
      ${hasTooManyCopies(share, terms)} as "hasTooManyCopies"`);

/** Takes back what other terms than the stored ones do not cover. Belongs before `storeShare`, which stores them. */
export const takeBackUncovered = ({ writes }: Database, share: Share, terms: ShareTerms) =>
  writes.run(sql`
    delete from shared_funds where ${copiesOf(share)} and ${hasOtherTerms(share, terms)}
      and ${isAllowed(share, terms)} and not ${hasGivenFund(share, terms)}`);

/** As `takeBackUncovered`, for the copies that stay. */
export const renameCopies = ({ writes }: Database, share: Share, terms: ShareTerms) =>
  writes.run(sql`
    update shared_funds set holder_name = ${givenHolderName(share.senderId, terms)} from funds
    where ${copiesOf(share)} and funds.user_id = ${share.senderId} and funds.id = shared_funds.id
      and ${hasOtherTerms(share, terms)} and ${isAllowed(share, terms)}`);

export const storeShare = ({ writes }: Database, share: Share, terms: ShareTerms, now: Date) =>
  writes.run(sql`
    insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at, holders, show_holder, version)
    select ${share.recipientId}, id, name, email, ${now.getTime()}, ${terms.holders}, ${terms.showHolder},
      ${newVersion()} from users
    where id = ${share.senderId} and ${isAllowed(share, terms)}
    on conflict (recipient_id, sender_id) do update set
      sender_name = excluded.sender_name, sender_email = excluded.sender_email,
      holders = excluded.holders, show_holder = excluded.show_holder,
      version = iif((shares.holders, shares.show_holder) is (excluded.holders, excluded.show_holder),
        shares.version, excluded.version)`);

export const storedVersion = ({ writes }: Database, share: Share) =>
  writes.all<{ version: string | null }>(sql`select ${versionOf(share)} as version`);

/** Tells recipients the sender's present name and address. */
export const renewSender = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    update shares set (sender_name, sender_email) = (
      select name, email from users where id = ${userId}) where sender_id = ${userId}`);

const copiedColumnNames = (Object.keys(fundColumns) as (keyof typeof fundColumns)[]).map((name) =>
  sql.identifier(sharedFunds[name].name),
);
const joinList = (parts: ReturnType<typeof sql>[]) => sql.join(parts, sql`, `);
const copiedColumnList = joinList(copiedColumnNames.map((name) => sql`${name}`));

export const copyNewFunds = ({ writes }: Database, share: Share, terms: ShareTerms, now: Date) =>
  writes.run(sql`
    insert into shared_funds (recipient_id, sender_id, shared_at, source_updated_at, holder_name, ${copiedColumnList})
    select ${share.recipientId}, user_id, ${now.getTime()}, updated_at, ${givenHolderName(share.senderId, terms)},
      ${copiedColumnList} from funds
    where user_id = ${share.senderId} and ${isGiven(terms)} and ${isAllowed(share, terms)}
    on conflict (recipient_id, sender_id, id) do nothing`);

/**
 * Compares the fund's own times: a copy's time can be earlier than an edit that it has not seen. A person who is renamed
 * changes no time of their funds.
 * @param only a further condition on the row of `funds`
 */
export function copyChangedFunds(
  { writes }: Database,
  share: Share,
  now: Date,
  only: SQL = sql`true`,
) {
  const terms = storedTerms(share);
  const holderName = givenHolderName(share.senderId, terms);
  return writes.run(sql`
    update shared_funds set
      ${joinList(copiedColumnNames.map((name) => sql`${name} = funds.${name}`))},
      shared_at = ${now.getTime()}, source_updated_at = funds.updated_at, holder_name = ${holderName}
    from funds
    where ${copiesOf(share)} and funds.user_id = ${share.senderId} and funds.id = shared_funds.id
      and (funds.created_at, funds.updated_at, ${holderName})
        is not (shared_funds.created_at, shared_funds.source_updated_at, shared_funds.holder_name)
      and ${isGiven(terms)} and ${permitsSharing(share)} and ${only}`);
}

/**
 * Of funds that were deleted, or are another person's now.
 * @param only a further condition on the row of `shared_funds`
 */
export const deleteOutdatedCopies = ({ writes }: Database, share: Share, only: SQL = sql`true`) =>
  writes.run(sql`
    delete from shared_funds
    where ${copiesOf(share)} and ${permitsSharing(share)} and not ${hasGivenFund(share, storedTerms(share))}
      and ${only}`);

/** That an update ran, also where it found nothing to copy. */
export const markUpdated = ({ writes }: Database, share: Share, now: Date) =>
  writes.run(sql`
    update shares set pushed_at = ${now.getTime()}
    where ${ofParties(share)} and ${permitsSharing(share)}`);

const hasGivenFund = ({ senderId }: Share, terms: ShareTerms) => sql`exists (
  select 1 from funds where user_id = ${senderId} and id = shared_funds.id and ${isGiven(terms)})`;

export type Parties = Share | { senderId: string; recipientId: UserId };

/** Enough to find one that was pushed with the others; what is sold out is not pushed again. */
const newestAmong = 50;

/** The shares that are not kept up and were last updated before a time, the oldest first. */
export const oldSharesOf = ({ reads }: Database, sender: Owner, before: Date) =>
  reads.all<Omit<OldShare, "sharedAt"> & { sharedAt: number }>(sql`
    select recipient_id as "recipientId", users.name as "recipientName", newest as "sharedAt" from (
      select recipient_id, max(coalesce(pushed_at, 0), (
        select max(shared_at) from (
          select shared_at from shared_funds
          where shared_funds.recipient_id = shares.recipient_id and shared_funds.sender_id = shares.sender_id
          limit ${newestAmong}))) as newest
      from shares where sender_id = ${sender} and not ${isKeptUp})
    join users on users.id = recipient_id
    where newest < ${before.getTime()}
    order by newest, recipient_id`);

export const deleteCopies = ({ writes }: Database, parties: Parties) =>
  writes.delete(sharedFunds).where(copiesOf(parties));

export const deleteShare = ({ writes }: Database, { senderId, recipientId }: Parties) =>
  writes
    .delete(shares)
    .where(and(eq(shares.recipientId, recipientId), eq(shares.senderId, senderId)));

const copiesOf = ({ senderId, recipientId }: Parties) =>
  and(eq(sharedFunds.recipientId, recipientId), eq(sharedFunds.senderId, senderId));
