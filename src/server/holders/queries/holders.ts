import { and, count, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { me, type HolderFilter } from "../../../shared/holders/holder.ts";
import { maxHoldersPerUser } from "../../../shared/holders/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { isConstraintError } from "../../platform/db/constraints.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { funds } from "../../stored-funds/tables.ts";
import { holders } from "../tables.ts";

export type HolderRow = Omit<typeof holders.$inferSelect, "userId">;

export const holdersOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(holders).where(eq(holders.userId, owner)).orderBy(holders.nameKey);

export const fundCountsByHolder = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ holderId: funds.holderId, count: count() })
    .from(funds)
    .where(and(eq(funds.userId, owner), isNotNull(funds.holderId)))
    .groupBy(funds.holderId);

export const insertHolder = ({ writes }: Database, userId: UserId, holder: HolderRow) =>
  writes
    .insert(holders)
    .values({ ...holder, userId })
    .onConflictDoNothing({ target: [holders.userId, holders.id] });

export const changeHolder = (
  { writes }: Database,
  userId: UserId,
  id: string,
  change: Partial<HolderRow>,
) =>
  writes
    .update(holders)
    .set(change)
    .where(and(eq(holders.userId, userId), eq(holders.id, id)));

export const moveFundsOfHolder = (
  { writes }: Database,
  userId: UserId,
  from: string,
  to: string | null,
) =>
  writes
    .update(funds)
    .set({ holderId: to })
    .where(and(eq(funds.userId, userId), eq(funds.holderId, from)));

/** Deletes nothing while the holder has funds. */
export const deleteHolderRow = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .delete(holders)
    .where(
      and(
        eq(holders.userId, userId),
        eq(holders.id, id),
        sql`not exists (select 1 from ${funds} where ${funds.userId} = ${userId} and ${funds.holderId} = ${id})`,
      ),
    )
    .returning({ id: holders.id });

/** Those whose income was taxed with a deleted holder's are taxed with nobody's until the user says. */
export const unclubFromDeleted = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .update(holders)
    .set({ clubbedWith: null })
    .where(
      and(
        eq(holders.userId, userId),
        eq(holders.clubbedWith, id),
        sql`not exists (select 1 from holders as other where other.user_id = ${userId} and other.id = ${id})`,
      ),
    );

/** Fails the whole batch (`isHolderGone`) unless the holder is there. */
export const requireHolder = (db: Database, userId: UserId, id: string) =>
  requireHolders(db, userId, [id]);

/** As `requireHolder`, for several; `me` is always there, and an id is never null. */
export const requireHolders = ({ writes }: Database, userId: UserId, ids: readonly string[]) =>
  writes.run(sql`
    insert into holders (user_id, id) select ${userId}, null where exists (
      select 1 from json_each(${JSON.stringify(ids)}) where value <> ${me}
        and value not in (select id from holders where user_id = ${userId}))`);

export const isHolderGone = (failure: unknown): boolean =>
  isConstraintError(failure, "NOT NULL", "holders.id");

/** Belongs after the write of a holder; fails (`isClubbedWrongly`) unless a minor's parent is an individual. */
export const requireIndividualParent = ({ writes }: Database, userId: UserId, id: string) =>
  writes.run(sql`
    update holders set created_at = null where user_id = ${userId} and id = ${id} and clubbed_with <> ${me}
      and clubbed_with not in (select id from holders where user_id = ${userId} and kind = 'individual')`);

export const isClubbedWrongly = (failure: unknown): boolean =>
  isConstraintError(failure, "NOT NULL", "holders.created_at");

/** Belongs after a change of a holder's kind; fails (`isStillParent`) where a minor's parent is no individual any more. */
export const requireNoParent = ({ writes }: Database, userId: UserId, id: string) =>
  writes.run(sql`
    update holders set kind = null where user_id = ${userId} and id = ${id} and kind <> 'individual'
      and exists (select 1 from holders as child where child.user_id = ${userId} and child.clubbed_with = ${id})`);

export const isStillParent = (failure: unknown): boolean =>
  isConstraintError(failure, "NOT NULL", "holders.kind");

/** Fails the whole batch (`isTaxedWithParent`) where the holder's income is clubbed with another person's. */
export const requireOwnTax = ({ writes }: Database, userId: UserId, id: string) =>
  writes.run(sql`
    update holders set name_key = null
    where user_id = ${userId} and id = ${id} and clubbed_with is not null`);

export const isTaxedWithParent = (failure: unknown): boolean =>
  isConstraintError(failure, "NOT NULL", "holders.name_key");

/** Belongs at the end of a batch that adds; fails (`hasTooManyHolders`) as concurrent calls each count too few. */
export const requireHolderLimit = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    update holders set name = null where user_id = ${userId}
      and (select count(*) from holders where user_id = ${userId}) > ${maxHoldersPerUser}`);

export const hasTooManyHolders = (failure: unknown): boolean =>
  isConstraintError(failure, "NOT NULL", "holders.name");

export const isHolderNameTaken = (failure: unknown): boolean =>
  isConstraintError(failure, "UNIQUE", "holders.user_id, holders.name_key");

/** The funds that a filter asks for, as a condition on `funds`. */
export const ofHolder = (filter: HolderFilter): SQL => {
  if (filter === undefined) return sql`true`;
  return filter === me ? sql`holder_id is null` : sql`holder_id = ${filter}`;
};
