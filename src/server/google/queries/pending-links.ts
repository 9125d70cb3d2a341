import { and, eq, gt, lte } from "drizzle-orm";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { Database } from "../../platform/db/client.ts";
import { pendingGoogleLinks } from "../tables.ts";
import { users } from "../../auth/tables.ts";

export type PendingLinkRow = typeof pendingGoogleLinks.$inferSelect;

export const pendingLinkLifetime = 30 * 60_000;

export const savePendingGoogleLink = ({ writes }: Database, link: PendingLinkRow) =>
  writes
    .insert(pendingGoogleLinks)
    .values(link)
    .onConflictDoUpdate({ target: pendingGoogleLinks.browserHash, set: link });

export const pendingGoogleLinkOf = ({ reads }: Database, browserHash: string, now: Date) =>
  reads
    .select({ link: pendingGoogleLinks, user: users })
    .from(pendingGoogleLinks)
    .innerJoin(users, eq(users.id, pendingGoogleLinks.userId))
    .where(isValid(browserHash, now));

export const setLinkCode = (
  { writes }: Database,
  browserHash: string,
  codeHash: string,
  now: Date,
) =>
  writes
    .update(pendingGoogleLinks)
    .set({ codeHash })
    .where(isValid(browserHash, now))
    .returning({ userId: pendingGoogleLinks.userId });

export const deletePendingGoogleLink = ({ writes }: Database, browserHash: string) =>
  writes.delete(pendingGoogleLinks).where(eq(pendingGoogleLinks.browserHash, browserHash));

export const deleteExpiredGoogleLinks = ({ writes }: Database, now: Date) =>
  writes.delete(pendingGoogleLinks).where(lte(pendingGoogleLinks.expiresAt, now));

/** A link that ends too far ahead was stored by a fast clock. */
const isValid = (browserHash: string, now: Date) =>
  and(
    eq(pendingGoogleLinks.browserHash, browserHash),
    gt(pendingGoogleLinks.expiresAt, now),
    lte(pendingGoogleLinks.expiresAt, new Date(now.getTime() + pendingLinkLifetime + maxClockSkew)),
  );
