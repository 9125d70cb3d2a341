import { and, asc, eq, getTableColumns, gt, lte, or, sql } from "drizzle-orm";
import { invitationDays, maxOpenInvitations } from "../../../shared/auth/invitation.ts";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { invitations, users } from "../tables.ts";

export type InvitationRow = typeof invitations.$inferSelect;

const lifetime = invitationDays * 86_400_000;

const expiryOf = (now: Date): Date => new Date(now.getTime() + lifetime);

/** The one account that may invite. Demo accounts come and go. */
export const firstAccount = ({ reads }: Database) =>
  reads
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.demoUntil} is null`)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);

/** Inserts nothing above the most that an account can have open, nor a second time. */
export const insertInvitation = ({ writes }: Database, userId: UserId, hash: string, now: Date) =>
  writes.run(sql`
    insert into invitations (hash, user_id, created_at, expires_at)
    select ${hash}, ${userId}, ${now.getTime()}, ${expiryOf(now).getTime()}
    where (select count(*) from invitations
      where user_id = ${userId} and ${isOpen(now)}) < ${maxOpenInvitations}
    on conflict do nothing`);

export const insertOperatorInvitation = ({ writes }: Database, hash: string, now: Date) =>
  writes
    .insert(invitations)
    .values({ hash, userId: null, createdAt: now, expiresAt: expiryOf(now) });

export const invitationsOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select(getTableColumns(invitations))
    .from(invitations)
    .where(and(eq(invitations.userId, owner), isOpen(now)))
    .orderBy(asc(invitations.createdAt), asc(invitations.hash));

export const openInvitation = ({ reads }: Database, hash: string, now: Date) =>
  reads
    .select({ expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.hash, hash), isOpen(now)));

export const deleteInvitation = ({ writes }: Database, userId: UserId, hash: string) =>
  writes.delete(invitations).where(and(eq(invitations.userId, userId), eq(invitations.hash, hash)));

/** Fails for the second of two people who use the same link. */
export const requireInvitation = (db: Database, hash: string, now: Date) =>
  guard(
    db,
    sql`exists (select 1 from ${invitations} where ${invitations.hash} = ${hash} and ${isOpen(now)})`,
    "auth/invitation-invalid",
  );

export const deleteUsedInvitation = ({ writes }: Database, hash: string) =>
  writes.delete(invitations).where(eq(invitations.hash, hash));

export const deleteExpiredInvitations = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    invitations,
    or(
      lte(invitations.expiresAt, now),
      gt(invitations.expiresAt, new Date(expiryOf(now).getTime() + maxClockSkew)),
    ),
  );

/** One that ends too far ahead was stored by a fast clock. */
const isOpen = (now: Date) =>
  and(
    gt(invitations.expiresAt, now),
    lte(invitations.expiresAt, new Date(expiryOf(now).getTime() + maxClockSkew)),
  );
