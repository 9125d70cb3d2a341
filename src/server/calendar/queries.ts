import { and, eq, sql, type SQL } from "drizzle-orm";
import type { MakeCalendarInput } from "../../shared/calendar/schema.ts";
import { isOfThisEpoch } from "../auth/queries/access-epoch.ts";
import type { Database } from "../platform/db/client.ts";
import { guard } from "../platform/db/guard.ts";
import type { Owner, Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { forgetRowsOfPeople } from "../removals/queries.ts";
import { calendars } from "./tables.ts";

const isInForce = isOfThisEpoch(calendars);

export const calendarsOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      whose: calendars.holderId,
      withAmounts: calendars.withAmounts,
      createdAt: calendars.createdAt,
      readAt: calendars.readAt,
    })
    .from(calendars)
    .where(and(eq(calendars.userId, owner), isInForce))
    .orderBy(calendars.createdAt, calendars.holderId);

/** In the place of the one about the same people. */
export const saveCalendar = (
  { writes }: Database,
  userId: UserId,
  { whose, withAmounts }: MakeCalendarInput,
  { hash, now }: { hash: string; now: Date },
) =>
  writes.run(sql`
    insert or replace into calendars (user_id, holder_id, hash, with_amounts, epoch, created_at)
    select id, ${whose}, ${hash}, ${Number(withAmounts)}, access_epoch, ${now.getTime()}
    from users where id = ${userId}`);

/** Also forgets a deleted person's calendar, which restoring that person would bring back. */
export const deleteCalendar = (db: Database, userId: UserId, whose: string): Query[] => [
  db.writes
    .delete(calendars)
    .where(and(eq(calendars.userId, userId), eq(calendars.holderId, whose))),
  forgetRowsOfPeople(db, userId, calendars, sql`content ->> 'holderId' = ${whose}`),
];

export const ownerOfCalendar = (hash: string): SQL<string> =>
  sql`(select ${calendars.userId} from ${calendars} where ${calendars.hash} = ${hash} and ${isInForce})`;

type FoundCalendar = {
  userId: string;
  whose: string;
  withAmounts: 0 | 1;
  readAt: number | null;
  language: string | null;
  holderName: string | null;
  revision: number;
  listFetchedAt: number | null;
  histories: number;
};

/** The calendar of an address, with the versions of all that it is made of. */
export const calendarByHash = ({ reads }: Database, hash: string) =>
  reads.all<FoundCalendar>(sql`
    select calendars.user_id as "userId", calendars.holder_id as whose,
      with_amounts as "withAmounts", read_at as "readAt", users.language,
      holders.name as "holderName",
      coalesce((select revision from revisions where user_id = users.id), 0) as revision,
      (select max(fetched_at) from scheme_list) as "listFetchedAt",
      (select total(version + 1) from tracked_schemes) as histories
    from calendars join users on users.id = calendars.user_id
    left join holders on holders.user_id = users.id and holders.id = calendars.holder_id
    where calendars.hash = ${hash} and ${isInForce}`);

/** Fails for an address that was revoked, which a replica may not know yet. */
export const requireCalendar = (db: Database, hash: string) =>
  guard(db, sql`${ownerOfCalendar(hash)} is not null`, "request/not-found");

export const setCalendarRead = ({ writes }: Database, userId: UserId, hash: string, readAt: Date) =>
  writes
    .update(calendars)
    .set({ readAt })
    .where(and(eq(calendars.userId, userId), eq(calendars.hash, hash)));
