import { sql, type SQL } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { indianDay, startOfIndianDay } from "../../../shared/dates.ts";
import type { AskedShare } from "../../../shared/portfolio/schema.ts";
import { askAgainAfter, maxUnused } from "../../../shared/sharing/keep-up.ts";
import { lastUseOf } from "../../auth/sessions/queries.ts";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { isKeptUp, ofRow } from "./keep-up-state.ts";
import { givenHolderName, isGiven, newVersion, ofParties } from "./share-terms.ts";
import {
  copyChangedFunds,
  deleteOutdatedCopies,
  permitsSharing,
  type Parties,
  type Share,
} from "./shares.ts";

/** When the job pushes, and the start of that day in India in milliseconds: what changed since waits for tomorrow. */
export type PushTime = { now: Date; today: number };

export const pushTimeOf = (now: Date): PushTime => ({
  now,
  today: startOfIndianDay(indianDay(now)).getTime(),
});

/** How far a clock that the job believed can have been ahead when it pushed. */
const lookBack = 2 * dayInMilliseconds;

/** Whether the job may push a row of `shares` now, once a day. */
const mayPush = ({ now, today }: PushTime): SQL => sql`(
  shares.kept_epoch is not null
  and shares.kept_epoch = (select access_epoch from users where id = shares.sender_id)
  and (coalesce(shares.pushed_through, 0) < ${today} or shares.pushed_through > ${today + lookBack})
  and ${lastUseOf(ofRow.senderId)} >= ${now.getTime() - maxUnused})`;

const isPushable = (share: Share, time: PushTime): SQL =>
  sql`exists (select 1 from shares where ${ofParties(share)} and ${mayPush(time)})`;

/** Whether a row of `funds` was changed today. */
const isOfToday = ({ today }: PushTime): SQL =>
  sql`coalesce(funds.updated_at, funds.created_at) >= ${today}`;

/** Whether the fund of a row of `shared_funds` was changed or deleted today, which may still be undone. */
const waitsForTomorrow = (time: PushTime): SQL => sql`(
  exists (select 1 from funds where funds.user_id = shared_funds.sender_id and funds.id = shared_funds.id
    and ${isOfToday(time)})
  or exists (select 1 from removals cross join removed_rows as removed
    on removed.user_id = removals.user_id and removed.removal_id = removals.id and removed.position = 0
    where removals.user_id = shared_funds.sender_id and kind = 'fund' and removed_at >= ${time.today}
      and restored_at is null and removed.content ->> 'id' = shared_funds.id))`;

/** From when on changes of a row of `shares` are looked for. */
const changedSince = ({ today }: PushTime): SQL =>
  sql`(min(coalesce(shares.pushed_through, 0), ${today}) - ${lookBack})`;

/** When the first of the funds changed that the copies of a row of `shares` do not have as they are; null for none. */
const firstChange = (time: PushTime): SQL => sql`(
  select funds.updated_at from funds cross join shared_funds
    on shared_funds.recipient_id = shares.recipient_id and shared_funds.sender_id = shares.sender_id
      and shared_funds.id = funds.id
  where funds.user_id = shares.sender_id and funds.updated_at >= ${changedSince(time)}
    and funds.updated_at < ${time.today}
    and (funds.created_at, funds.updated_at) is not (shared_funds.created_at, shared_funds.source_updated_at)
  order by funds.updated_at limit 1)`;

/** Whether the sender deleted, restored or renamed something since, which leaves no time with any fund. */
const hasTimelessChange = (time: PushTime): SQL => {
  const isWithin = (at: SQL) => sql`${at} >= ${changedSince(time)} and ${at} < ${time.today}`;
  return sql`(
    exists (select 1 from removals where removals.user_id = shares.sender_id and kind in ('fund', 'holder')
      and (${isWithin(sql`removed_at`)} or ${isWithin(sql`restored_at`)}))
    or exists (select 1 from undone_imports
      where undone_imports.user_id = shares.sender_id and ${isWithin(sql`undone_at`)})
    or (shares.show_holder = 1 and exists (select 1 from holders
      where holders.user_id = shares.sender_id and ${isWithin(sql`holders.updated_at`)})))`;
};

const hasOutdatedCopy = (time: PushTime): SQL => {
  const name = givenHolderName(ofRow.senderId, {
    holders: sql`shares.holders`,
    showHolder: sql`shares.show_holder`,
  });
  return sql`exists (
    select 1 from shared_funds
    where shared_funds.recipient_id = shares.recipient_id and shared_funds.sender_id = shares.sender_id
      and not exists (select 1 from funds where funds.user_id = shares.sender_id and funds.id = shared_funds.id
        and ${isGiven({ holders: sql`shares.holders` })}
        and (funds.created_at, funds.updated_at, ${name})
          is (shared_funds.created_at, shared_funds.source_updated_at, shared_funds.holder_name))
      and not ${waitsForTomorrow(time)})`;
};

export type DueShare = { senderId: string; recipientId: string; copies: number };

/**
 * Shares to push, the longest waiting first, with the number of their copies. Changes are found by the index of the funds'
 * times, and only what an index cannot tell by reading copies.
 */
export const dueShares = ({ reads }: Database, time: PushTime, max: number) =>
  reads.all<DueShare>(sql`
    with kept as materialized (
      select recipient_id, sender_id, coalesce(${firstChange(time)},
        case when ${hasTimelessChange(time)} and ${hasOutdatedCopy(time)} then ${changedSince(time)} end) as waits_since
      from shares where ${mayPush(time)} and ${permitsSharing(ofRow)})
    select sender_id as "senderId", recipient_id as "recipientId", (
      select count(*) from shared_funds
      where shared_funds.recipient_id = kept.recipient_id and shared_funds.sender_id = kept.sender_id) as copies
    from kept where waits_since is not null order by waits_since, recipient_id, sender_id limit ${max}`);

/** `sharing.update` for the job: one batch, which decides by what holds when it runs. */
export const pushChanges = (db: Database, share: Share, time: PushTime): Query[] => {
  const isDue = isPushable(share, time);
  return [
    copyChangedFunds(db, share, time.now, sql`not ${isOfToday(time)} and ${isDue}`),
    deleteOutdatedCopies(db, share, sql`not ${waitsForTomorrow(time)} and ${isDue}`),
    db.writes.run(sql`
      update shares set pushed_through = ${time.today}, pushed_at = ${time.now.getTime()}
      where ${ofParties(share)} and ${permitsSharing(share)} and ${mayPush(time)}`),
  ];
};

const isStartable = (share: Share): SQL => sql`exists (
  select 1 from shares where ${ofParties(share)} and not ${isKeptUp} and ${permitsSharing(share)})`;

/** @param tell writes by which the sender is told, only where it was not kept up before */
export const startKeepingUp = (
  { writes }: Database,
  share: Share,
  tell: (onlyIf: SQL) => readonly Query[],
): Query[] => [
  ...tell(isStartable(share)),
  writes.run(sql`
    update shares set kept_epoch = (select access_epoch from users where id = ${share.senderId})
    where ${ofParties(share)} and ${permitsSharing(share)}`),
];

export const stopKeepingUp = ({ writes }: Database, parties: Parties) =>
  writes.run(sql`
    update shares set kept_epoch = null where ${ofParties(parties)} and kept_epoch is not null`);

/** Before an account is deleted, whose copies stay with those who have them. */
export const stopKeepingUpAll = ({ writes }: Database, senderId: UserId) =>
  writes.run(sql`
    update shares set kept_epoch = null, asked_at = null where sender_id = ${senderId}`);

/** What a restored share does not have as it was: only the sender lets it be kept up again. */
export const inRestoredShare = () => ({
  version: newVersion(),
  keptEpoch: sql`null`,
  pushedThrough: sql`null`,
});

/** Writes nothing where the recipient asked lately, or the share has ended. A time to come was set by a fast clock. */
export const askForUpdate = (
  { writes }: Database,
  parties: { senderId: string; recipientId: UserId },
  now: Date,
) =>
  writes.run(sql`
    update shares set asked_at = ${now.getTime()}
    where ${ofParties(parties)} and (asked_at is null or asked_at <= ${now.getTime() - askAgainAfter}
      or asked_at > ${now.getTime() + maxClockSkew})`);

/** Nothing that a recipient asked is kept once the sender ends the share. */
export const forgetAsked = ({ writes }: Database, share: Share) =>
  writes.run(sql`
    update shares set asked_at = null where ${ofParties(share)} and asked_at is not null`);

type AskedShareRow = Omit<AskedShare, "askedAt"> & { askedAt: number };

/** Shares of which an update was asked since the last one ran, the newest request first. */
export const askedSharesOf = ({ reads }: Database, sender: Owner) =>
  reads.all<AskedShareRow>(sql`
    select recipient_id as "recipientId", users.name as "recipientName", asked_at as "askedAt"
    from shares join users on users.id = recipient_id
    where sender_id = ${sender} and asked_at > coalesce(pushed_at, 0) and users.can_share = 1
      and not ${isKeptUp}
    order by asked_at desc, recipient_id`);
