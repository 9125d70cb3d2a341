import { and, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import type { UserId } from "../../platform/user-id.ts";
import { trustedDevices, oauthAccounts, passwordResetCodes, users } from "../tables.ts";
import { deleteAccessTokens } from "../access-tokens/queries.ts";
import {
  deleteStrangersWays,
  isResettable,
  requireResettable,
  type UsableWays,
} from "./ways-in.ts";
import { deleteLoss } from "../second-factor/queries/losses.ts";
import { deleteSessions, ownerOfProviderSession } from "../sessions/queries.ts";
import { raiseAccessEpoch } from "./users.ts";

type ResetCode = typeof passwordResetCodes.$inferInsert;

export const resetCodeLifetime = 60 * 60_000;
/** Of the last code that a mailbox gets in a day. */
const longestLifetime = dayInMilliseconds;

/**
 * Replaces an earlier code, but not one that ends later: a request may be saved after the last of the day. A code that ends
 * too far ahead was stored by a fast clock.
 * @returns no row where the earlier one stays
 */
export const setResetCode = (
  { writes }: Database,
  { userId, hash, expiresAt }: ResetCode & { userId: UserId },
  now: Date,
) =>
  writes
    .insert(passwordResetCodes)
    .values({ userId, hash, expiresAt })
    .onConflictDoUpdate({
      target: passwordResetCodes.userId,
      set: { hash, expiresAt },
      setWhere: sql`excluded.expires_at >= ${passwordResetCodes.expiresAt}
        or ${passwordResetCodes.expiresAt} > ${now.getTime() + longestLifetime + maxClockSkew}`,
    })
    .returning({ userId: passwordResetCodes.userId });

/** @returns no row where a mailed code may not set the account's password */
export const setCodeIfResettable = (
  { writes }: Database,
  userId: UserId,
  { hash, expiresAt, rpId }: Pick<ResetCode, "hash" | "expiresAt"> & Pick<UsableWays, "rpId">,
) =>
  writes.all<{ user_id: string }>(sql`
    insert into password_reset_codes (user_id, hash, expires_at)
    select ${users.id}, ${hash}, ${expiresAt.getTime()} from ${users}
    where ${users.id} = ${userId} and ${isResettable(rpId)}
    on conflict (user_id) do update set hash = excluded.hash, expires_at = excluded.expires_at
    returning user_id`);

export const userOfResetCode = (
  { reads }: Database,
  hash: string,
  { now, rpId }: { now: Date } & Pick<UsableWays, "rpId">,
) =>
  reads
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      isResettable: isResettable(rpId),
    })
    .from(passwordResetCodes)
    .innerJoin(users, eq(users.id, passwordResetCodes.userId))
    .where(isValid(hash, now));

type Reset = {
  passwordHash: string;
  now: Date;
  deviceHash: string;
  sessionId: string;
  issuers: Record<ProviderId, string | null>;
  rpId: UsableWays["rpId"];
};

/**
 * Resets the password in one batch: ends all sessions, trusts only the calling device, and uses up
 * the code. What a stranger can have added before the address was proven goes; of identities not the
 * one that is signed in to the calling session.
 */
export const resetByCode = (
  db: Database,
  hash: string,
  { passwordHash, now, deviceHash, sessionId, issuers, rpId }: Reset,
) => {
  const { writes } = db;
  const owner = writes
    .select({ userId: passwordResetCodes.userId })
    .from(passwordResetCodes)
    .where(isValid(hash, now));
  const caller = ownerOfProviderSession(sessionId, now, { of: oauthAccounts.issuer, issuers });
  const isOthers = sql`${oauthAccounts.userId} is not ${caller}`;
  const isUnproven = sql`exists (select 1 from ${users} where ${users.id} = ${owner} and ${users.emailProvenAt} is null)`;
  return {
    isAllowed: requireResettable(db, owner, rpId),
    strangers: deleteStrangersWays(db, sql`${owner}`),
    unlinked: writes
      .delete(oauthAccounts)
      .where(and(eq(oauthAccounts.userId, sql`${owner}`), isUnproven, isOthers))
      .returning({ issuer: oauthAccounts.issuer }),
    changed: writes
      .update(users)
      .set({
        passwordHash,
        emailProvenAt: sql`coalesce(${users.emailProvenAt}, ${now.getTime()})`,
        recoveredAt: now,
      })
      .where(eq(users.id, sql`${owner}`))
      .returning({ id: users.id, email: users.email, name: users.name }),
    ended: [
      deleteSessions(db, sql`${owner}`),
      deleteAccessTokens(db, sql`${owner}`),
      raiseAccessEpoch(db, sql`${owner}`),
      writes.delete(trustedDevices).where(eq(trustedDevices.userId, sql`${owner}`)),
      writes.run(
        sql`insert into trusted_devices (user_id, hash, used_at) select id, ${deviceHash}, ${now.getTime()} from users where id = ${owner}`,
      ),
      writes.run(sql`delete from address_changes where user_id = ${owner}`),
      writes.run(sql`delete from code_tickets where user_id = ${owner}`),
      deleteLoss(db, sql`${owner}`),
      writes.delete(passwordResetCodes).where(eq(passwordResetCodes.hash, hash)),
    ],
  };
};

/** Whether a code has not been used yet. */
export const isResetCode = (hash: string, now: Date): SQL =>
  sql`exists (select 1 from ${passwordResetCodes} where ${isValid(hash, now)})`;

export const deleteResetCode = ({ writes }: Database, userId: UserId) =>
  writes.delete(passwordResetCodes).where(eq(passwordResetCodes.userId, userId));

export const deleteExpiredResetCodes = (db: Database, now: Date) =>
  deleteExpiredRows(db, passwordResetCodes, lte(passwordResetCodes.expiresAt, now));

/** A code that ends too far ahead was stored by a fast clock. */
const isValid = (hash: string, now: Date) =>
  and(
    eq(passwordResetCodes.hash, hash),
    gt(passwordResetCodes.expiresAt, now),
    lte(passwordResetCodes.expiresAt, new Date(now.getTime() + longestLifetime + maxClockSkew)),
  );
