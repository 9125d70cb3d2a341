import { and, eq, gt, lte } from "drizzle-orm";
import { maxClockSkew } from "../../../platform/clock-skew.ts";
import type { Database } from "../../../platform/db/client.ts";
import { deleteExpiredRows } from "../../../platform/db/delete-expired-rows.ts";
import { pendingLinks } from "../tables.ts";
import { users } from "../../tables.ts";

type PendingLinkRow = typeof pendingLinks.$inferSelect;

export const pendingLinkLifetime = 30 * 60_000;

export const savePendingLink = ({ writes }: Database, link: PendingLinkRow) =>
  writes
    .insert(pendingLinks)
    .values(link)
    .onConflictDoUpdate({ target: pendingLinks.browserHash, set: link });

export const pendingLinkOf = ({ reads }: Database, browserHash: string, now: Date) =>
  reads
    .select({ link: pendingLinks, user: users })
    .from(pendingLinks)
    .innerJoin(users, eq(users.id, pendingLinks.userId))
    .where(isValid(browserHash, now));

export const setLinkCode = (
  { writes }: Database,
  browserHash: string,
  codeHash: string,
  now: Date,
) =>
  writes
    .update(pendingLinks)
    .set({ codeHash })
    .where(isValid(browserHash, now))
    .returning({ userId: pendingLinks.userId });

export const deletePendingLink = ({ writes }: Database, browserHash: string) =>
  writes.delete(pendingLinks).where(eq(pendingLinks.browserHash, browserHash));

export const deleteExpiredPendingLinks = (db: Database, now: Date) =>
  deleteExpiredRows(db, pendingLinks, lte(pendingLinks.expiresAt, now));

/** A link that ends too far ahead was stored by a fast clock. */
const isValid = (browserHash: string, now: Date) =>
  and(
    eq(pendingLinks.browserHash, browserHash),
    gt(pendingLinks.expiresAt, now),
    lte(pendingLinks.expiresAt, new Date(now.getTime() + pendingLinkLifetime + maxClockSkew)),
  );
