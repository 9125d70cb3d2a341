import { and, eq, gt, lte, sql } from "drizzle-orm";
import { clockDifference } from "../clock-difference.ts";
import type { Database } from "../db/client.ts";
import { passwordResetCodes } from "../db/schema/password-reset-codes.ts";
import { knownBrowsers } from "../db/schema/known-browsers.ts";
import { sessions } from "../db/schema/sessions.ts";
import { users } from "../db/schema/users.ts";

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

/**
 * Sets the password of the user whose code this is, ends the user's sessions, forgets the browsers that the account
 * knows (and with them what was tried there), and uses the code up: one batch.
 */
export const resetByCode = (
  { writes }: Database,
  hash: string,
  passwordHash: string,
  now: Date,
) => {
  const owner = writes
    .select({ userId: passwordResetCodes.userId })
    .from(passwordResetCodes)
    .where(isValid(hash, now));
  return [
    writes
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, sql`${owner}`))
      .returning({ id: users.id, email: users.email, name: users.name }),
    writes.delete(sessions).where(eq(sessions.userId, sql`${owner}`)),
    writes.delete(knownBrowsers).where(eq(knownBrowsers.userId, sql`${owner}`)),
    writes.delete(passwordResetCodes).where(eq(passwordResetCodes.hash, hash)),
  ] as const;
};

export const voidResetCode = ({ writes }: Database, userId: string) =>
  writes.delete(passwordResetCodes).where(eq(passwordResetCodes.userId, userId));

export const deleteEndedResetCodes = ({ writes }: Database, now: Date) =>
  writes.delete(passwordResetCodes).where(lte(passwordResetCodes.expiresAt, now));

/** One that would be valid for longer than any that is sent now was sent by a clock that ran ahead. */
const isValid = (hash: string, now: Date) =>
  and(
    eq(passwordResetCodes.hash, hash),
    gt(passwordResetCodes.expiresAt, now),
    lte(passwordResetCodes.expiresAt, new Date(now.getTime() + codeLife + clockDifference)),
  );
