import { and, eq, sql, type SQL } from "drizzle-orm";
import { me, type HolderFilter } from "../../../shared/holders/holder.ts";
import { maxHoldersPerUser } from "../../../shared/holders/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { guard, withRefusals, type QueryRefusal } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { holders } from "../tables.ts";

export type HolderRow = Omit<typeof holders.$inferSelect, "userId">;

export const holdersOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(holders).where(eq(holders.userId, owner)).orderBy(holders.nameKey);

/** Fails if another holder has the name. */
export const insertHolder = ({ writes }: Database, userId: UserId, holder: HolderRow) =>
  withRefusals(
    writes
      .insert(holders)
      .values({ ...holder, userId })
      .onConflictDoNothing({ target: [holders.userId, holders.id] }),
    { unique: "holders/exists" },
  );

/** Fails if another holder has the name. */
export const changeHolder = (
  { writes }: Database,
  userId: UserId,
  id: string,
  change: Partial<HolderRow>,
) =>
  withRefusals(
    writes
      .update(holders)
      .set(change)
      .where(and(eq(holders.userId, userId), eq(holders.id, id))),
    { unique: "holders/exists" },
  );

/** Minors who were clubbed with a deleted holder are clubbed with nobody until the user chooses. */
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

/** What an assistant was allowed for one person ends with that person. */
export const endAssistantsOfDeleted = ({ writes }: Database, userId: UserId, id: string) =>
  writes.run(sql`delete from access_tokens where user_id = ${userId}
    and id in (select token_id from oauth_grants where user_id = ${userId} and person = ${id})
    and not exists (select 1 from holders where user_id = ${userId} and id = ${id})`);

export const requireHolder = (db: Database, userId: UserId, id: string, refusal?: QueryRefusal) =>
  requireHolders(db, userId, [id], refusal);

/** `me` is always there. */
export const requireHolders = (
  db: Database,
  userId: UserId,
  ids: readonly string[],
  refusal: QueryRefusal = "holders/not-found",
) =>
  guard(
    db,
    sql`not exists (
      select 1 from json_each(${JSON.stringify(ids)}) where value <> ${me}
        and value not in (select id from holders where user_id = ${userId}))`,
    refusal,
  );

/** Goes after the write of a holder. Fails unless a minor's parent is an individual. */
export const requireIndividualParent = (db: Database, userId: UserId, id: string) =>
  guard(
    db,
    sql`not exists (
      select 1 from holders where user_id = ${userId} and id = ${id} and clubbed_with <> ${me}
        and clubbed_with not in (select id from holders where user_id = ${userId} and kind = 'individual'))`,
    "holders/no-parent",
  );

/** Goes after a change of a holder's kind. Fails if a minor's parent is no longer an individual. */
export const requireNoParent = (db: Database, userId: UserId, id: string) =>
  guard(
    db,
    sql`not exists (
      select 1 from holders join holders as child
        on child.user_id = holders.user_id and child.clubbed_with = holders.id
      where holders.user_id = ${userId} and holders.id = ${id} and holders.kind <> 'individual')`,
    "holders/is-parent",
  );

/** Fails if the holder's income is clubbed with another person's. */
export const requireOwnTax = (db: Database, userId: UserId, id: string) =>
  guard(
    db,
    sql`not exists (
      select 1 from holders where user_id = ${userId} and id = ${id} and clubbed_with is not null)`,
    "tax/clubbed",
  );

/** Goes at the end of a batch that adds: concurrent calls each count too few before they write. */
export const requireHolderLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(*) from holders where user_id = ${userId}) <= ${maxHoldersPerUser}`,
    "holders/too-many",
  );

export const ofHolder = (filter: HolderFilter): SQL => {
  if (filter === undefined) return sql`true`;
  return filter === me ? sql`holder_id is null` : sql`holder_id = ${filter}`;
};
