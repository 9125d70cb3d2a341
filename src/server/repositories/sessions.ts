import { and, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { sessions } from "../db/schema/sessions.ts";
import { users } from "../db/schema/users.ts";

export const sessionWithUser = ({ reads }: Database, sessionId: string) =>
  reads
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));

/** The user of a session that has not ended, as part of another query; no row where there is none. */
export const ownerOfSession = ({ reads }: Database, sessionId: string, now: Date): SQL<string> =>
  sql<string>`${reads
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))}`;

export const insertSession = (
  { writes }: Database,
  session: { id: string; userId: string; expiresAt: Date; createdAt: Date },
) => writes.insert(sessions).values(session);

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

export const deleteSession = ({ writes }: Database, sessionId: string) =>
  writes.delete(sessions).where(eq(sessions.id, sessionId));

export const deleteSessionsOf = ({ writes }: Database, userId: string) =>
  writes.delete(sessions).where(eq(sessions.userId, userId));

export const deleteEndedSessions = ({ writes }: Database, now: Date) =>
  writes.delete(sessions).where(lte(sessions.expiresAt, now));
