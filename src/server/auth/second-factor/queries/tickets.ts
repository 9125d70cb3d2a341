import { and, eq, gt, lte, sql } from "drizzle-orm";
import { maxClockSkew } from "../../../platform/clock-skew.ts";
import type { Database } from "../../../platform/db/client.ts";
import { deleteExpiredRows } from "../../../platform/db/delete-expired-rows.ts";
import { guard } from "../../../platform/db/guard.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { users } from "../../tables.ts";
import { codeTickets } from "../tables.ts";

export const ticketLifetime = 5 * 60_000;

export const insertTicket = ({ writes }: Database, userId: UserId, hash: string, expiresAt: Date) =>
  writes.insert(codeTickets).values({ hash, userId, expiresAt });

/** A ticket that ends too far ahead was stored by a fast clock. */
const isValid = (hash: string, now: Date) =>
  and(
    eq(codeTickets.hash, hash),
    gt(codeTickets.expiresAt, now),
    lte(codeTickets.expiresAt, new Date(now.getTime() + ticketLifetime + maxClockSkew)),
  );

export const userOfTicket = ({ reads }: Database, hash: string, now: Date) =>
  reads
    .select({ user: users })
    .from(codeTickets)
    .innerJoin(users, eq(users.id, codeTickets.userId))
    .where(isValid(hash, now));

/** Fails for a ticket that was used, or is void because the password or the factor has changed. */
export const requireTicket = (db: Database, userId: UserId, hash: string) =>
  guard(
    db,
    sql`exists (select 1 from ${codeTickets} where ${codeTickets.userId} = ${userId} and ${codeTickets.hash} = ${hash})`,
    "auth/sign-in-expired",
  );

export const deleteTickets = ({ writes }: Database, userId: UserId) =>
  writes.delete(codeTickets).where(eq(codeTickets.userId, userId));

export const deleteExpiredTickets = (db: Database, now: Date) =>
  deleteExpiredRows(db, codeTickets, lte(codeTickets.expiresAt, now));
