import { and, eq, gt, gte, isNotNull, lte, sql } from "drizzle-orm";
import { dayInMilliseconds } from "../../../../shared/day-length.ts";
import { maxClockSkew } from "../../../platform/clock-skew.ts";
import type { Database } from "../../../platform/db/client.ts";
import { deleteExpiredRows } from "../../../platform/db/delete-expired-rows.ts";
import { guard, withRefusals } from "../../../platform/db/guard.ts";
import type { Owner } from "../../../platform/db/query.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { users } from "../../tables.ts";
import { addressChanges, formerAddresses } from "../tables.ts";

export type FormerAddress = typeof formerAddresses.$inferSelect;

export const changeLifetime = dayInMilliseconds;
export const wayBackLifetime = 7 * dayInMilliseconds;

/**
 * What was added since is undone by the way back: what somebody added who then changed the address, in whichever session.
 * Of what is older the owner was told a week before, so that the old mailbox must not take it away.
 */
export const undoneSince = (changedAt: Date): Date =>
  new Date(changedAt.getTime() - wayBackLifetime);

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

/** The new address whose mailed link has not been opened yet. */
export const newAddressOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, owner), gt(addressChanges.expiresAt, now)));

/** Fails for the second of two that use one link. */
export const requireChange = (db: Database, userId: UserId, hash: string) =>
  guard(
    db,
    sql`exists (select 1 from address_changes where user_id = ${userId} and hash = ${hash})`,
    "email/invalid-link",
  );

export const deleteChange = ({ writes }: Database, userId: UserId) =>
  writes.delete(addressChanges).where(eq(addressChanges.userId, userId));

/** Accounts that have an address, or have given it up and may take it back. */
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
  const { hash, reservedUntil, mailDueAt } = former;
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
        mailDueAt,
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

export const wayBackRetry = 10 * 60_000;

/** A mail that is due too late was put off by a fast clock. */
const isMailDue = (now: Date) =>
  sql`(mail_due_at <= ${now.getTime()} or mail_due_at > ${now.getTime() + wayBackRetry + maxClockSkew})`;

export const anyWayBackDue = ({ reads }: Database, now: Date) =>
  reads
    .select({ due: sql`1` })
    .from(formerAddresses)
    .where(isMailDue(now))
    .limit(1);

/** Puts each off, so that two workers do not mail the same. */
export const claimWayBacks = ({ writes }: Database, now: Date, max: number) =>
  writes
    .update(formerAddresses)
    .set({ mailDueAt: new Date(now.getTime() + wayBackRetry) })
    .where(
      sql`${formerAddresses.email} in (
        select email from former_addresses where ${isMailDue(now)} order by mail_due_at limit ${max})`,
    )
    .returning();

/**
 * Renews the link for another mail, because the one before was not taken.
 * @returns no row if it was
 */
export const renewWayBack = ({ writes }: Database, userId: UserId, email: string, hash: string) =>
  writes
    .update(formerAddresses)
    .set({ hash })
    .where(
      and(
        eq(formerAddresses.userId, userId),
        eq(formerAddresses.email, email),
        isNotNull(formerAddresses.mailDueAt),
      ),
    )
    .returning({ email: formerAddresses.email });

/** Once the mail service has taken the mail. */
export const settleWayBack = ({ writes }: Database, userId: UserId, hash: string, now: Date) =>
  writes
    .update(formerAddresses)
    .set({ mailDueAt: null, reservedUntil: new Date(now.getTime() + wayBackLifetime) })
    .where(and(eq(formerAddresses.userId, userId), eq(formerAddresses.hash, hash)));

/** Fails for the second of two that use one way back. */
export const requireWayBack = (db: Database, userId: UserId, hash: string) =>
  guard(
    db,
    sql`exists (select 1 from former_addresses where user_id = ${userId} and hash = ${hash})`,
    "email/invalid-link",
  );

/**
 * Removes what somebody added who had the account for a while: ways in, mailed links, and the ways back to addresses that
 * were given up later. Those to earlier ones stay: who changed the address twice must not take the first owner's away.
 */
export const deleteAddedSince = ({ writes }: Database, userId: UserId, changedAt: Date) => {
  const since = sql`user_id = ${userId} and created_at >= ${undoneSince(changedAt).getTime()}`;
  const own = sql`user_id = ${userId}`;
  return [
    writes.run(sql`delete from oauth_accounts where ${since}`),
    writes.run(sql`delete from passkeys where ${since}`),
    writes.run(sql`delete from invitations where ${since}`),
    writes.run(sql`delete from pending_links where ${own}`),
    writes.run(sql`delete from address_proofs where ${own}`),
    writes.run(sql`delete from address_changes where ${own}`),
    writes
      .delete(formerAddresses)
      .where(and(eq(formerAddresses.userId, userId), gte(formerAddresses.changedAt, changedAt))),
  ];
};

export const deleteExpiredChanges = (db: Database, now: Date) =>
  deleteExpiredRows(db, addressChanges, lte(addressChanges.expiresAt, now));

export const deleteExpiredFormerAddresses = (db: Database, now: Date) =>
  deleteExpiredRows(db, formerAddresses, lte(formerAddresses.reservedUntil, now));
