import { and, desc, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import { eventDays, maxEvents } from "../../../shared/account/event.ts";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { accountEvents, accountNotices } from "./tables.ts";
import { trustedDevices, users } from "../tables.ts";

export type EventRow = typeof accountEvents.$inferSelect;
export type NewEvent = Omit<EventRow, "userId" | "isPending">;

/** Events that follow one that was mailed at once wait as long, for one mail. */
const quietTime = 10 * 60_000;
const firstRetry = 10 * 60_000;
/** About two days in all. */
export const maxAttempts = 9;

/**
 * Goes after what the event is about. A demo account has no events.
 * @param isMailed whether there is a mail service; an address that nobody has proven gets no mail of it
 */
export const insertEvent = (
  { writes }: Database,
  userId: UserId,
  { id, at, kind, device, network, detail }: NewEvent,
  { isMailed, onlyIf = sql`true` }: { isMailed: boolean; onlyIf?: SQL | undefined },
) =>
  writes.run(sql`
    insert into account_events (user_id, id, at, kind, device, network, detail, is_pending)
    select id, ${id}, ${at.getTime()}, ${kind}, ${device}, ${network}, ${detail},
      ${Number(isMailed)} and email_proven_at is not null
    from users where id = ${userId} and demo_until is null and ${onlyIf}`);

/** A quiet time that ends too late was stored by a fast clock. */
const isQuiet = (now: Date) =>
  sql`(account_notices.quiet_until > ${now.getTime()}
    and account_notices.quiet_until <= ${now.getTime() + quietTime + maxClockSkew})`;

/** Goes after `insertEvent`: the mail is due at once, or at the end of the quiet time that an earlier event began. */
export const scheduleNotice = ({ writes }: Database, userId: UserId, { id, at: now }: NewEvent) =>
  writes.run(sql`
    insert into account_notices (user_id, due_at, quiet_until)
    select user_id, ${now.getTime()}, ${now.getTime() + quietTime}
    from account_events where user_id = ${userId} and id = ${id} and is_pending
    on conflict (user_id) do update set (due_at, quiet_until) = (
      select
        coalesce(account_notices.due_at, iif(is_quiet, account_notices.quiet_until, excluded.due_at)),
        iif(account_notices.due_at is null and not is_quiet, excluded.quiet_until, account_notices.quiet_until)
      from (select ${isQuiet(now)} as is_quiet))`);

/** Keeps the newest, and all that no mail has told yet. */
export const deleteOldestEvents = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    delete from account_events where user_id = ${userId} and not is_pending and rowid in (
      select rowid from account_events where user_id = ${userId}
      order by at desc, rowid desc limit -1 offset ${maxEvents})`);

export const isUnknownDevice = (userId: UserId, hash: string): SQL =>
  sql`not exists (select 1 from ${trustedDevices}
    where ${trustedDevices.userId} = ${userId} and ${trustedDevices.hash} = ${hash})`;

const storedSince = (now: Date) => new Date(now.getTime() - eventDays * dayInMilliseconds);

export const accountEventsOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, owner), gt(accountEvents.at, storedSince(now))))
    .orderBy(desc(accountEvents.at), desc(sql`rowid`))
    .limit(maxEvents);

export const pendingEventsOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, owner), eq(accountEvents.isPending, true)))
    .orderBy(accountEvents.at, sql`rowid`);

export const recipientOfNotice = ({ reads }: Database, userId: UserId) =>
  reads
    .select({
      email: users.email,
      language: users.language,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`.mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, userId));

const maxWait = firstRetry * 2 ** maxAttempts;

/** A mail that is due too late was put off by a fast clock. */
const isDue = (now: Date) =>
  sql`(${accountNotices.dueAt} <= ${now.getTime()}
    or ${accountNotices.dueAt} > ${now.getTime() + maxWait + maxClockSkew})`;

export const anyNoticeDue = ({ reads }: Database, now: Date) =>
  reads
    .select({ due: sql`1` })
    .from(accountNotices)
    .where(isDue(now))
    .limit(1);

/** Puts each off until it would be tried again, so that two senders do not mail the same. */
export const claimNotices = ({ writes }: Database, now: Date, max: number) =>
  writes
    .update(accountNotices)
    .set({
      dueAt: sql`${now.getTime()} + ${firstRetry} * (1 << ${accountNotices.attempts})`,
      attempts: sql`${accountNotices.attempts} + 1`,
    })
    .where(
      sql`${accountNotices.userId} in (
        select user_id from account_notices where ${isDue(now)} order by due_at limit ${max})`,
    )
    .returning({ userId: accountNotices.userId, attempts: accountNotices.attempts });

/** Goes before `settleNotice`. */
export const setEventsTold = ({ writes }: Database, userId: UserId, ids: readonly string[]) =>
  writes
    .update(accountEvents)
    .set({ isPending: false })
    .where(
      and(
        eq(accountEvents.userId, userId),
        sql`${accountEvents.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );

/** Events that were recorded while the mail was sent wait for the next one. */
export const settleNotice = ({ writes }: Database, userId: UserId, now: Date) =>
  writes
    .update(accountNotices)
    .set({
      attempts: 0,
      dueAt: sql`iif(
        exists (select 1 from account_events where user_id = ${userId} and is_pending),
        max(${accountNotices.quietUntil}, ${now.getTime()}), null)`,
    })
    .where(eq(accountNotices.userId, userId));

export const deleteExpiredEvents = (db: Database, now: Date) =>
  deleteExpiredRows(db, accountEvents, lte(accountEvents.at, storedSince(now)));
