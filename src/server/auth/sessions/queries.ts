import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  lte,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard, withRefusals } from "../../platform/db/guard.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { sessions, users } from "../tables.ts";
import type { UserRow } from "../queries/users.ts";

export type SessionRow = typeof sessions.$inferSelect;

const sessionRows = jsonRows(getTableColumns(sessions));
const userRows = jsonRows(getTableColumns(users));

export const sessionWithUser = ({ reads }: Database, sessionId: string) =>
  reads.all<{ session: string; user: string; hasFactor: number }>(sql`
    select ${sessionRows.columns} as session, ${userRows.columns} as user,
      exists (select 1 from second_factors where user_id = users.id) as hasFactor
    from sessions join users on users.id = sessions.user_id
    where sessions.id = ${sessionId}`);

export function readSession([row]: Awaited<ReturnType<typeof sessionWithUser>>): {
  session: SessionRow;
  user: UserRow;
  hasFactor: boolean;
} | null {
  const [session] = sessionRows.read(row?.session ?? "[]");
  const [user] = userRows.read(row?.user ?? "[]");
  return session && user ? { session, user, hasFactor: row?.hasFactor === 1 } : null;
}

export const ownerOfSession = (sessionId: string | SQL, now: Date): SQL<string> =>
  sql`(select user_id from sessions where id = ${sessionId} and expires_at > ${now.getTime()})`;

/** How long after a sign-in or a confirmation a session may change how its user signs in, in milliseconds. */
export const freshFor = 5 * 60_000;

export const isFreshSession = (userId: UserId, sessionId: string, now: Date): SQL =>
  sql`exists (select 1 from sessions
    where id = ${sessionId} and user_id = ${userId} and expires_at > ${now.getTime()}
      and abs(reauthenticated_at - ${now.getTime()}) < ${freshFor})`;

/**
 * Belongs to what outlives a session. Fails where it has ended since it was read: a reset must not miss what is being added.
 */
export const requireFreshSession = (db: Database, userId: UserId, sessionId: string, now: Date) =>
  guard(db, isFreshSession(userId, sessionId, now), "auth/confirm-first");

/**
 * The user whom an identity of this issuer signed in to the session.
 * @param issuers those of the providers in use
 */
export const ownerOfProviderSession = (
  sessionId: string,
  now: Date,
  { of, issuers }: { of: SQLWrapper; issuers: Record<ProviderId, string | null> },
): SQL<string> =>
  sql`(select user_id from sessions where id = ${sessionId} and expires_at > ${now.getTime()}
    and method = case ${of} when ${issuers.google} then 'google' when ${issuers.oidc} then 'oidc' end)`;

/** Fails if the password was changed after it was checked. */
export const requirePassword = (db: Database, userId: UserId, passwordHash: string) =>
  guard(
    db,
    sql`exists (select 1 from users where id = ${userId} and password_hash = ${passwordHash})`,
    "auth/invalid-credential",
  );

/** Fails if the account was deleted meanwhile. */
export const insertSession = ({ writes }: Database, session: SessionRow & { userId: UserId }) =>
  withRefusals(writes.insert(sessions).values(session), { foreignKey: "auth/invalid-credential" });

/**
 * Keeps the newest sessions by row order, which the index already has; the replaced one goes too.
 */
export const deleteOldestSessions = (
  { writes }: Database,
  userId: UserId,
  { replaced, max }: { replaced: string; max: number },
) =>
  writes.run(sql`
    delete from sessions where id = ${replaced} or rowid in (
      select rowid from sessions where user_id = ${userId} and id <> ${replaced}
      order by rowid desc limit -1 offset ${max - 1})`);

/** @param maxAge milliseconds after the session's start */
export const extendSession = (
  { writes }: Database,
  sessionId: string,
  { until, maxAge }: { until: Date; maxAge: number },
) =>
  writes
    .update(sessions)
    .set({ expiresAt: sql`min(${until.getTime()}, ${sessions.createdAt} + ${maxAge})` })
    .where(eq(sessions.id, sessionId));

/** Lucia changes nothing of a session but its end. */
export const updateSession = (
  { writes }: Database,
  userId: UserId,
  sessionId: string,
  change: Partial<Pick<SessionRow, "seenAt" | "reauthenticatedAt" | "method">>,
) =>
  writes
    .update(sessions)
    .set(change)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));

export const deleteSession = ({ writes }: Database, sessionId: string) =>
  writes.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId });

type EndedSessions = { only?: string; except?: string; method?: SessionRow["method"] };

/** For a use-case's own batch, since Lucia would end sessions in a round trip of its own. */
export const deleteSessions = (
  { writes }: Database,
  owner: Owner,
  { only, except, method }: EndedSessions = {},
) =>
  writes
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, owner),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
        method === undefined ? undefined : eq(sessions.method, method),
      ),
    );

export const activeSessionsOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));

/** The newest sign-in, or use of a session. */
export const newestUse = ({ reads }: Database) =>
  reads
    .select({
      at: sql<Date | null>`max(${sessions.seenAt}, ${sessions.createdAt})`.mapWith(sessions.seenAt),
    })
    .from(sessions)
    .orderBy(desc(sql`max(${sessions.seenAt}, ${sessions.createdAt})`))
    .limit(1);

/**
 * When a session or a token of a user was last used, in milliseconds; 0 where there is no such user. A trusted device stays
 * after its session has ended, and says when that began.
 */
export const lastUseOf = (userId: Owner): SQL<number> => sql<number>`max(
  coalesce((select max(max(seen_at, created_at)) from sessions where user_id = ${userId}), 0),
  coalesce((select max(used_at) from access_tokens where user_id = ${userId}), 0),
  coalesce((select max(used_at) from trusted_devices where user_id = ${userId}), 0))`;

export const deleteExpiredSessions = (db: Database, now: Date) =>
  deleteExpiredRows(db, sessions, lte(sessions.expiresAt, now));
