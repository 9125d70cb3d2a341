import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { guard, withRefusals } from "../../platform/db/guard.ts";
import type { UserId } from "../../platform/user-id.ts";
import { ofHolder } from "../../holders/queries/holders.ts";
import { sips } from "../tables.ts";
import { maxSipsPerFund, maxSipsPerUser } from "../../../shared/sips/schema.ts";

export type SipRow = typeof sips.$inferSelect;

const stored = jsonRows(getTableColumns(sips));

/** As JSON for `readSips`, the oldest first. */
export const sipsOf = ({ reads }: Database, owner: Owner, where = sql`true`) =>
  reads.all<{ sips: string }>(sql`
    select ${stored.columns} as sips from (
      select * from sips where user_id = ${owner} and ${where} order by created_at, id) as sips`);

export const sipsOfHolder = (db: Database, owner: Owner, holder: HolderFilter) =>
  sipsOf(
    db,
    owner,
    sql`fund_id in (select id from funds where user_id = ${owner} and ${ofHolder(holder)})`,
  );

export const readSips = ([row]: readonly { sips: string }[]): SipRow[] =>
  stored.read(row?.sips ?? "[]");

export const sipById = ({ reads }: Database, owner: Owner, id: string) =>
  reads
    .select()
    .from(sips)
    .where(and(eq(sips.userId, owner), eq(sips.id, id)));

export const sipIdsOf = ({ reads }: Database, owner: Owner) =>
  reads.select({ id: sips.id }).from(sips).where(eq(sips.userId, owner));

/** Fails if the fund was just deleted. */
export const insertSip = ({ writes }: Database, userId: UserId, sip: Omit<SipRow, "userId">) =>
  withRefusals(
    writes
      .insert(sips)
      .values({ ...sip, userId })
      .onConflictDoNothing(),
    { foreignKey: "funds/not-found" },
  );

export const deleteSipRow = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .delete(sips)
    .where(and(eq(sips.userId, userId), eq(sips.id, id)))
    .returning({ id: sips.id });

export const requireSipLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(*) from sips where user_id = ${userId}) <= ${maxSipsPerUser}`,
    "sips/too-many",
  );

/** Only of the fund of a SIP that was just added: another fund may have more from before there was a limit. */
export const requireSipLimitOfFund = (db: Database, userId: UserId, sipId: string | SQL) =>
  guard(
    db,
    sql`(select count(*) from sips where user_id = ${userId} and fund_id in (
      select fund_id from sips where user_id = ${userId} and id = ${sipId})) <= ${maxSipsPerFund}`,
    "sips/too-many",
  );

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
