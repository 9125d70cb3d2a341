import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { sips } from "../tables.ts";

export type SipRow = typeof sips.$inferSelect;

export const sipsOfFunds = ({ reads }: Database, owner: Owner, fundIds: readonly string[]) =>
  reads
    .select()
    .from(sips)
    .where(
      and(
        eq(sips.userId, owner),
        sql`${sips.fundId} in (select value from json_each(${JSON.stringify(fundIds)}))`,
      ),
    )
    .orderBy(sips.createdAt, sips.id);

export const updateSipRow = (
  { writes }: Database,
  userId: UserId,
  { id, ...change }: Pick<SipRow, "id"> & Partial<SipRow>,
) =>
  writes
    .update(sips)
    .set(change)
    .where(and(eq(sips.userId, userId), eq(sips.id, id)))
    .returning();

const asRead = (
  userId: UserId,
  { id, amount, day, from, to, stepUp, paused, pausedOn, nextDue, skipped, earlierTerms }: SipRow,
): SQL => sql`user_id = ${userId} and id = ${id} and amount = ${amount}
  and day = ${day} and from_date = ${from} and to_date is ${to} and step_up is ${stepUp}
  and paused = ${Number(paused)} and paused_on is ${pausedOn} and next_due is ${nextDue} and skipped = ${skipped}
  and earlier_terms = ${earlierTerms}`;

/** Fails if the SIP has changed since it was read. */
export const requireUnchanged = (db: Database, userId: UserId, sip: SipRow) =>
  guard(db, sql`exists (select 1 from sips where ${asRead(userId, sip)})`, "transactions/conflict");

/** Changes nothing if the SIP has changed since it was read. */
export const updateIfUnchanged = (
  { writes }: Database,
  userId: UserId,
  sip: SipRow,
  change: Partial<SipRow>,
) => writes.update(sips).set(change).where(asRead(userId, sip));
