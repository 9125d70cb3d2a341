import { and, eq, gt, gte, lte, sql } from "drizzle-orm";
import { dayInMilliseconds } from "../../../../shared/dates.ts";
import { maxClockSkew } from "../../../platform/clock-skew.ts";
import type { Database } from "../../../platform/db/client.ts";
import { guard, withRefusals } from "../../../platform/db/guard.ts";
import type { Owner } from "../../../platform/db/query.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { users } from "../../tables.ts";
import { addressChanges, formerAddresses } from "../tables.ts";

export type FormerAddress = typeof formerAddresses.$inferSelect;

export const changeLifetime = dayInMilliseconds;
export const wayBackLifetime = 7 * dayInMilliseconds;

/** A newer change voids the older one. */
export const saveChange = (
  { writes }: Database,
  userId: UserId,
  change: Omit<typeof addressChanges.$inferInsert, "userId">,
) =>
  writes
    .insert(addressChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: addressChanges.userId, set: change });

export const changeOf = ({ reads }: Database, owner: Owner, hash: string, now: Date) =>
  reads
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.userId, owner),
        eq(addressChanges.hash, hash),
        gt(addressChanges.expiresAt, now),
        lte(addressChanges.expiresAt, new Date(now.getTime() + changeLifetime + maxClockSkew)),
      ),
    );

/** Fails for the second of two that use one link. */
export const requireChange = (db: Database, userId: UserId, hash: string) =>
  guard(
    db,
    sql`exists (select 1 from address_changes where user_id = ${userId} and hash = ${hash})`,
    "email/invalid-link",
  );

export const deleteChange = ({ writes }: Database, userId: UserId) =>
  writes.delete(addressChanges).where(eq(addressChanges.userId, userId));

/** Who has an address, or has given it up and may take it back. */
export const holdersOfAddress = ({ reads }: Database, email: string, now: Date) =>
  reads
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(
      sql`${users.email} = ${email} or ${users.id} in (
        select user_id from former_addresses where email = ${email} and reserved_until > ${now.getTime()})`,
    );

/** Fails where an address is kept for an account that had it, unless it is the user's own. */
export const requireUnreserved = (db: Database, email: string, userId: UserId, now: Date) =>
  guard(
    db,
    sql`not exists (
      select 1 from former_addresses
      where email = ${email} and user_id <> ${userId} and reserved_until > ${now.getTime()})`,
    "auth/email-already-in-use",
  );

/**
 * Keeps an address that an account gives up. Given up a second time, it keeps the time of the first: what was added between
 * the two is undone as well. For the same reason it stays while the account has it again.
 */
export const keepFormerAddress = (
  { writes }: Database,
  userId: UserId,
  former: Omit<FormerAddress, "userId">,
  now: Date,
) => {
  const { hash, reservedUntil } = former;
  const isKept = sql`${formerAddresses.userId} = ${userId} and ${formerAddresses.reservedUntil} > ${now.getTime()}`;
  return writes
    .insert(formerAddresses)
    .values({ userId, ...former })
    .onConflictDoUpdate({
      target: formerAddresses.email,
      set: {
        userId,
        hash,
        reservedUntil,
        changedAt: sql`iif(${isKept}, min(${formerAddresses.changedAt}, excluded.changed_at), excluded.changed_at)`,
        hadPassword: sql`iif(${isKept}, ${formerAddresses.hadPassword}, excluded.had_password)`,
      },
    });
};

export const formerAddressesOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select({
      email: formerAddresses.email,
      changedAt: formerAddresses.changedAt,
      reservedUntil: formerAddresses.reservedUntil,
    })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.userId, owner), gt(formerAddresses.reservedUntil, now)))
    .orderBy(formerAddresses.changedAt);

export const setProvenAddress = (
  { writes }: Database,
  userId: UserId,
  { email, now }: { email: string; now: Date },
) =>
  withRefusals(
    writes
      .update(users)
      .set({ email, emailProvenAt: now, recoveredAt: now })
      .where(eq(users.id, userId)),
    { unique: "auth/email-already-in-use" },
  );

export const formerAddressByCode = ({ reads }: Database, hash: string, now: Date) =>
  reads
    .select()
    .from(formerAddresses)
    .where(
      and(
        eq(formerAddresses.hash, hash),
        gt(formerAddresses.reservedUntil, now),
        lte(
          formerAddresses.reservedUntil,
          new Date(now.getTime() + wayBackLifetime + maxClockSkew),
        ),
      ),
    );

/** Fails for the second of two that use one way back. */
export const requireWayBack = (db: Database, userId: UserId, hash: string) =>
  guard(
    db,
    sql`exists (select 1 from former_addresses where user_id = ${userId} and hash = ${hash})`,
    "email/invalid-link",
  );

/**
 * Removes what was added since an address was changed: ways in, mailed links, and other ways back. Somebody who had the
 * account for a while keeps nothing of it.
 */
export const deleteAddedSince = ({ writes }: Database, userId: UserId, changedAt: Date) => {
  const since = sql`user_id = ${userId} and created_at >= ${changedAt.getTime()}`;
  const own = sql`user_id = ${userId}`;
  return [
    writes.run(sql`delete from oauth_accounts where ${since}`),
    writes.run(sql`delete from passkeys where ${since}`),
    writes.run(sql`delete from invitations where ${since}`),
    writes.run(sql`delete from pending_google_links where ${own}`),
    writes.run(sql`delete from address_proofs where ${own}`),
    writes.run(sql`delete from address_changes where ${own}`),
    writes
      .delete(formerAddresses)
      .where(and(eq(formerAddresses.userId, userId), gte(formerAddresses.changedAt, changedAt))),
  ];
};

export const deleteExpiredChanges = ({ writes }: Database, now: Date) =>
  writes.delete(addressChanges).where(lte(addressChanges.expiresAt, now));

export const deleteExpiredFormerAddresses = ({ writes }: Database, now: Date) =>
  writes.delete(formerAddresses).where(lte(formerAddresses.reservedUntil, now));
