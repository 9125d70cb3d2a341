import { lte, sql } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { DropReason } from "../../../shared/inbox/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard } from "../../platform/db/guard.ts";
import type { UserId } from "../../platform/user-id.ts";
import { inboxMails } from "../tables.ts";

/** A mail at Resend, by its id there, and an address that it was sent to. */
export type FoundMail = { id: string; localPart: string };

/** Mails a day to one address; those beyond are found by the hourly job once there is room again. */
const mostFoundADay = 100;

/** Stores the mails that are not known, of addresses that there are. */
export const insertFoundMails = ({ writes }: Database, found: readonly FoundMail[], now: Date) =>
  writes.run(sql`
    insert or ignore into inbox_mails (user_id, id, local_part, found_at, due_at, tries)
    select user_id, id, local_part, ${now.getTime()}, ${now.getTime()}, 0 from (
      select user_id, value ->> 'id' as id, local_part,
        row_number() over (partition by user_id order by key) as place,
        (select count(*) from inbox_mails as known where known.user_id = inbox_addresses.user_id
          and found_at > ${now.getTime() - dayInMilliseconds}) as today
      from json_each(${JSON.stringify(found)})
      join inbox_addresses on local_part = value ->> 'localPart'
      join users on users.id = user_id and access_epoch = epoch
      where not exists (select 1 from inbox_mails as known
        where known.user_id = inbox_addresses.user_id and known.id = value ->> 'id'))
    where place + today <= ${mostFoundADay}`);

/** Goes after the insertion. Notes, at most once an hour, for each owner whose mails found no room. */
export const noteOverflow = ({ writes }: Database, found: readonly FoundMail[], now: Date) =>
  writes.run(sql`
    update inbox_addresses set dropped_at = ${now.getTime()}, dropped_why = ${"busy-day" satisfies DropReason}
    where epoch = (select access_epoch from users where id = user_id)
      and (dropped_why is not 'busy-day' or dropped_at <= ${now.getTime() - hourInMilliseconds})
      and local_part in (select value ->> 'localPart' from json_each(${JSON.stringify(found)})
        where not exists (select 1 from inbox_mails as known
          where known.user_id = inbox_addresses.user_id and known.id = value ->> 'id'))`);

const hourInMilliseconds = 3_600_000;

export const anyMailDue = ({ writes }: Database, now: Date) =>
  writes.all<{ due: number }>(
    sql`select 1 as due from inbox_mails where due_at <= ${now.getTime()} limit 1`,
  );

const tenMinutes = 600_000;
const quickTries = 6;

export type ClaimedMail = FoundMail & { userId: string; foundAt: number };

/** Takes the mail that waits longest. Unless it is settled, it is due again: after ten minutes, later after four hours. */
export const claimDueMail = ({ writes }: Database, now: Date) =>
  writes.all<ClaimedMail>(sql`
    update inbox_mails set tries = tries + 1,
      due_at = ${now.getTime()} + iif(tries < ${quickTries}, ${tenMinutes}, ${24 * tenMinutes})
    where rowid = (select rowid from inbox_mails where due_at <= ${now.getTime()} order by due_at limit 1)
    returning user_id as userId, id, local_part as localPart, found_at as foundAt`);

/** Fails where another worker has settled it meanwhile. */
export const requireDueMail = (db: Database, userId: UserId, id: string) =>
  guard(
    db,
    sql`exists (select 1 from inbox_mails
      where user_id = ${userId} and id = ${id} and due_at is not null)`,
    "inbox/busy",
  );

export const settleMail = ({ writes }: Database, userId: UserId, id: string) =>
  writes.run(sql`update inbox_mails set due_at = null where user_id = ${userId} and id = ${id}`);

/** Days for which a mail is known, so that it does not come twice. */
export const knownDays = 30;

export const deleteOldMails = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    inboxMails,
    lte(inboxMails.foundAt, new Date(now.getTime() - knownDays * dayInMilliseconds)),
  );
