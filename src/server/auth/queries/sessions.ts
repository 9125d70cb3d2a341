import { and, desc, eq, getTableColumns, gt, lte, ne, sql, type SQL } from "drizzle-orm";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { sessions, users } from "../tables.ts";
import { violates } from "../../platform/db/constraints.ts";
import type { UserRow } from "./users.ts";

export type SessionRow = typeof sessions.$inferSelect;

const sessionRows = jsonRows(getTableColumns(sessions));
const userRows = jsonRows(getTableColumns(users));

/** A session and its user, for `readSession`. */
export const sessionWithUser = ({ reads }: Database, sessionId: string) =>
  reads.all<{ session: string; user: string }>(sql`
    select ${sessionRows.columns} as session, ${userRows.columns} as user
    from sessions join users on users.id = sessions.user_id
    where sessions.id = ${sessionId}`);

/** null where there is no such session, whether it has ended or not. */
export function readSession([found]: Awaited<ReturnType<typeof sessionWithUser>>): {
  session: SessionRow;
  user: UserRow;
} | null {
  const [session] = sessionRows.read(found?.session ?? "[]");
  const [user] = userRows.read(found?.user ?? "[]");
  return session && user ? { session, user } : null;
}

/** The user of a session that has not ended, as part of another query; no row where there is none. */
export const ownerOfSession = (sessionId: string, now: Date): SQL<string> =>
  sql`(select user_id from sessions where id = ${sessionId} and expires_at > ${now.getTime()})`;

/**
 * @param passwordHash what the user's password has to be at this moment: where it was changed since it was checked,
 * the batch that this belongs to fails as a whole (`isPasswordChanged` tells). undefined where no password was checked.
 */
export const insertSession = (
  { writes }: Database,
  session: SessionRow,
  passwordHash: string | undefined,
) => {
  const userId =
    passwordHash === undefined
      ? session.userId
      : sql`(select id from users where id = ${session.userId} and password_hash = ${passwordHash})`;
  return writes.insert(sessions).values({ ...session, userId });
};

/** Whether a session was not started because the password was changed meanwhile. */
export const isPasswordChanged = (failure: unknown): boolean =>
  violates(failure, "NOT NULL", "sessions.user_id");

/**
 * Makes room for a user's new session: the one that it replaces goes, whoever's it was, and of the user's others all
 * but the newest. These are told by the order of their rows, which the index has them in: nothing is sorted, and no
 * clock is asked.
 */
export const deleteOldestSessions = (
  { writes }: Database,
  userId: string,
  { replaced, max }: { replaced: string; max: number },
) =>
  writes.run(sql`
    delete from sessions where id = ${replaced} or rowid in (
      select rowid from sessions where user_id = ${userId} and id <> ${replaced}
      order by rowid desc limit -1 offset ${max - 1})`);

export const updateLastSeen = ({ writes }: Database, sessionId: string, seenAt: Date) =>
  writes.update(sessions).set({ seenAt }).where(eq(sessions.id, sessionId));

/** Moves a session's end, never beyond `longest` milliseconds after its start. */
export const extendSession = (
  { writes }: Database,
  sessionId: string,
  { until, longest }: { until: Date; longest: number },
) =>
  writes
    .update(sessions)
    .set({ expiresAt: sql`min(${until.getTime()}, ${sessions.createdAt} + ${longest})` })
    .where(eq(sessions.id, sessionId));

/** Notes that the provider has just authenticated a session's user anew. */
export const setReauthenticated = (
  { writes }: Database,
  userId: UserId,
  sessionId: string,
  reauthenticatedAt: Date,
) =>
  writes
    .update(sessions)
    .set({ reauthenticatedAt })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));

export const deleteSession = ({ writes }: Database, sessionId: string) =>
  writes.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId });

export const deleteSessionsOf = ({ writes }: Database, userId: string) =>
  writes.delete(sessions).where(eq(sessions.userId, userId));

/** All of a user's sessions but one. */
export const deleteOtherSessions = ({ writes }: Database, userId: UserId, kept: string) =>
  writes.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));

/** A user's sessions that were started with Google, but for one. */
export const deleteOtherGoogleSessions = ({ writes }: Database, userId: UserId, kept: string) =>
  writes
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.method, "google"), ne(sessions.id, kept)));

/** One of a user's sessions. */
export const deleteSessionOf = ({ writes }: Database, userId: UserId, sessionId: string) =>
  writes.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));

export const sessionsByUserId = ({ reads }: Database, userId: string) =>
  reads.select().from(sessions).where(eq(sessions.userId, userId));

/** A user's sessions that have not ended, the last used first. */
export const sessionsOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));

export const deleteExpiredSessions = ({ writes }: Database, now: Date) =>
  writes.delete(sessions).where(lte(sessions.expiresAt, now));
