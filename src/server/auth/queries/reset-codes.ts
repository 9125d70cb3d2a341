import { and, eq, gt, lte, notExists, sql } from "drizzle-orm";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { Database } from "../../platform/db/client.ts";
import { trustedDevices, oauthAccounts, passwordResetCodes, sessions, users } from "../tables.ts";

type ResetCode = typeof passwordResetCodes.$inferInsert;

/** How long a code is valid, in milliseconds. */
export const codeLife = 60 * 60_000;

/** A user's newest code; the one before is void. */
export const setResetCode = ({ writes }: Database, { userId, hash, expiresAt }: ResetCode) =>
  writes
    .insert(passwordResetCodes)
    .values({ userId, hash, expiresAt })
    .onConflictDoUpdate({ target: passwordResetCodes.userId, set: { hash, expiresAt } });

/** The user whose code this is; no row where it has been used, is too old or never was. */
export const userOfResetCode = ({ reads }: Database, hash: string, now: Date) =>
  reads
    .select({ id: users.id, email: users.email, name: users.name })
    .from(passwordResetCodes)
    .innerJoin(users, eq(users.id, passwordResetCodes.userId))
    .where(isValid(hash, now));

type Reset = {
  passwordHash: string;
  now: Date;
  /** SHA-256 of the cookie of the browser that asks: the only one that the account knows from then on. */
  browserHash: string;
  /** The session that the request came with; empty without one. */
  sessionId: string;
};

/**
 * Sets the password of the user whose code this is, ends the user's sessions, forgets the browsers that the account
 * knows (and with them what was tried there) but for the one that asks, and uses the code up: one batch. The code
 * proves the address. A Google identity that was linked while nobody had proved it is unlinked, unless it signed in
 * the browser that asks: it may be a stranger's.
 */
export const resetByCode = (
  { writes }: Database,
  hash: string,
  { passwordHash, now, browserHash, sessionId }: Reset,
) => {
  const owner = writes
    .select({ userId: passwordResetCodes.userId })
    .from(passwordResetCodes)
    .where(isValid(hash, now));
  const ownSession = writes
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, oauthAccounts.userId),
        eq(sessions.method, "google"),
        gt(sessions.expiresAt, now),
      ),
    );
  const isUnproven = sql`exists (select 1 from ${users} where ${users.id} = ${owner} and ${users.emailProvenAt} is null)`;
  return [
    writes
      .delete(oauthAccounts)
      .where(and(eq(oauthAccounts.userId, sql`${owner}`), isUnproven, notExists(ownSession)))
      .returning({ subject: oauthAccounts.subject }),
    writes
      .update(users)
      .set({ passwordHash, emailProvenAt: sql`coalesce(${users.emailProvenAt}, ${now.getTime()})` })
      .where(eq(users.id, sql`${owner}`))
      .returning({ id: users.id, email: users.email, name: users.name }),
    writes.delete(sessions).where(eq(sessions.userId, sql`${owner}`)),
    writes.delete(trustedDevices).where(eq(trustedDevices.userId, sql`${owner}`)),
    writes.run(
      sql`insert into known_browsers (user_id, hash, used_at) select id, ${browserHash}, ${now.getTime()} from users where id = ${owner}`,
    ),
    writes.delete(passwordResetCodes).where(eq(passwordResetCodes.hash, hash)),
  ] as const;
};

export const deleteResetCode = ({ writes }: Database, userId: string) =>
  writes.delete(passwordResetCodes).where(eq(passwordResetCodes.userId, userId));

export const deleteExpiredResetCodes = ({ writes }: Database, now: Date) =>
  writes.delete(passwordResetCodes).where(lte(passwordResetCodes.expiresAt, now));

/** One that would be valid for longer than any that is sent now was sent by a clock that ran ahead. */
const isValid = (hash: string, now: Date) =>
  and(
    eq(passwordResetCodes.hash, hash),
    gt(passwordResetCodes.expiresAt, now),
    lte(passwordResetCodes.expiresAt, new Date(now.getTime() + codeLife + maxClockSkew)),
  );
