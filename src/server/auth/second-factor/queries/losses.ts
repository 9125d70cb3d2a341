import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { maxClockSkew } from "../../../platform/clock-skew.ts";
import type { Database } from "../../../platform/db/client.ts";
import { deleteExpiredRows } from "../../../platform/db/delete-expired-rows.ts";
import { guard } from "../../../platform/db/guard.ts";
import type { Owner } from "../../../platform/db/query.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { users } from "../../tables.ts";
import { factorLosses } from "../tables.ts";

export type LossRow = typeof factorLosses.$inferSelect;

const hour = 3_600_000;
export const lossLinkLifetime = hour;
const retryAfter = 10 * 60_000;

export const lossOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(factorLosses).where(eq(factorLosses.userId, owner));

/** A newer link voids an older one; a wait that has begun stays as it is. */
export const askLoss = (
  { writes }: Database,
  userId: UserId,
  link: Pick<LossRow, "linkHash" | "browserHash" | "askedAt">,
) =>
  writes
    .insert(factorLosses)
    .values({ userId, ...link, cancelHashes: [], mailsTaken: 0 })
    .onConflictDoUpdate({
      target: factorLosses.userId,
      set: link,
      setWhere: isNull(factorLosses.startedAt),
    });

type LossLink = Pick<LossRow, "linkHash" | "browserHash">;

const isOpen = ({ linkHash, browserHash }: LossLink, now: Date) =>
  and(
    eq(factorLosses.linkHash, linkHash),
    eq(factorLosses.browserHash, browserHash),
    isNull(factorLosses.startedAt),
    gt(factorLosses.askedAt, new Date(now.getTime() - lossLinkLifetime)),
    lte(factorLosses.askedAt, new Date(now.getTime() + maxClockSkew)),
  );

/** Whose wait the mailed code begins, in the browser that asked for it. */
export const openLoss = ({ writes }: Database, link: LossLink, now: Date) =>
  writes.select({ userId: factorLosses.userId }).from(factorLosses).where(isOpen(link, now));

/** Fails where the same link has started the wait meanwhile. */
export const requireOpenLoss = (db: Database, link: LossLink, now: Date) =>
  guard(
    db,
    sql`exists (select 1 from ${factorLosses} where ${isOpen(link, now)})`,
    "factor/invalid-link",
  );

/** Starts the wait. */
export const startLoss = ({ writes }: Database, link: LossLink, now: Date) =>
  writes.update(factorLosses).set({ startedAt: now, dueAt: now }).where(isOpen(link, now));

/** Puts each off, so that two workers do not mail the same. */
export const claimLosses = ({ writes }: Database, now: Date, max: number) =>
  writes
    .update(factorLosses)
    .set({ dueAt: new Date(now.getTime() + retryAfter) })
    .where(
      sql`${factorLosses.userId} in (
        select user_id from factor_losses where due_at <= ${now.getTime()} order by due_at limit ${max})`,
    )
    .returning();

export const anyLossDue = ({ reads }: Database, now: Date) =>
  reads
    .select({ due: sql`1` })
    .from(factorLosses)
    .where(lte(factorLosses.dueAt, now))
    .limit(1);

export const recipientOfLoss = ({ reads }: Database, userId: UserId) =>
  reads
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));

/** Before it is sent: the mail has to be able to cancel. */
export const addCancelHash = ({ writes }: Database, userId: UserId, hash: string) =>
  writes
    .update(factorLosses)
    .set({ cancelHashes: sql`json_insert(${factorLosses.cancelHashes}, '$[#]', ${hash})` })
    .where(eq(factorLosses.userId, userId));

/** Once the mail service has taken a mail. A wait that was cancelled meanwhile stays cancelled. */
export const setMailTaken = (
  { writes }: Database,
  userId: UserId,
  { mailsTaken, mailedAt, dueAt }: { mailsTaken: number; mailedAt: Date; dueAt: Date },
) =>
  writes
    .update(factorLosses)
    .set({ mailsTaken, mailedAt, dueAt })
    .where(and(eq(factorLosses.userId, userId), eq(factorLosses.mailsTaken, mailsTaken - 1)));

/** Fails unless the whole wait is over, and the mail service took every mail in good time. */
export const requireLossTold = (
  db: Database,
  userId: UserId,
  { startedBy, mailedBy, mails }: { startedBy: Date; mailedBy: Date; mails: number },
) =>
  guard(
    db,
    sql`exists (select 1 from ${factorLosses} where ${factorLosses.userId} = ${userId}
      and ${factorLosses.startedAt} <= ${startedBy.getTime()}
      and ${factorLosses.mailsTaken} = ${mails} and ${factorLosses.mailedAt} <= ${mailedBy.getTime()})`,
    "factor/invalid-link",
  );

export const deleteLoss = ({ writes }: Database, owner: Owner) =>
  writes.delete(factorLosses).where(eq(factorLosses.userId, owner));

export const deleteLossByCode = ({ writes }: Database, hash: string) =>
  writes
    .delete(factorLosses)
    .where(
      and(
        isNotNull(factorLosses.startedAt),
        sql`exists (select 1 from json_each(${factorLosses.cancelHashes}) where value = ${hash})`,
      ),
    )
    .returning({ userId: factorLosses.userId });

export const deleteExpiredLosses = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    factorLosses,
    and(
      isNull(factorLosses.startedAt),
      lte(factorLosses.askedAt, new Date(now.getTime() - lossLinkLifetime)),
    ),
  );
