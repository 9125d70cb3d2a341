import { and, count, desc, eq, sql } from "drizzle-orm";
import type { UserId } from "../auth/user-id.ts";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { funds } from "../db/schema/funds.ts";
import type { FundSet } from "./fund-sets.ts";

export type FundRow = typeof funds.$inferSelect;
/** A fund wherever it is kept: with its owner, or as a copy with somebody it is shared with. */
export type HeldFund = Omit<FundRow, "userId">;

/** Rows a statement, the specification's batch size. */
const batchSize = 30;

export const fundsOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select()
    .from(funds)
    .where(eq(funds.userId, owner))
    .orderBy(desc(funds.createdAt), funds.id);

export const fundById = ({ reads }: Database, owner: Owner, id: string) =>
  reads
    .select()
    .from(funds)
    .where(and(eq(funds.userId, owner), eq(funds.id, id)));

/** The key of a fund's scheme name, as part of another query. */
export const nameKeyOf = ({ reads }: Database, owner: Owner, id: string) =>
  sql`${reads
    .select({ nameKey: funds.nameKey })
    .from(funds)
    .where(and(eq(funds.userId, owner), eq(funds.id, id)))}`;

export const fundCount = ({ reads }: Database, owner: Owner) =>
  reads.select({ count: count() }).from(funds).where(eq(funds.userId, owner));

/** Writes nothing where the user has a fund with this id. */
export const insertFund = ({ writes }: Database, fund: FundRow & { userId: UserId }) =>
  writes.insert(funds).values(fund).onConflictDoNothing();

/** What an edit may set; `id`, owner and creation stay. */
export type FundChange = Partial<Omit<FundRow, "userId" | "id" | "createdAt">>;

export const changeFund = ({ writes }: Database, userId: UserId, id: string, change: FundChange) =>
  writes
    .update(funds)
    .set(change)
    .where(and(eq(funds.userId, userId), eq(funds.id, id)))
    .returning();

export const deleteFund = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .delete(funds)
    .where(and(eq(funds.userId, userId), eq(funds.id, id)))
    .returning({ id: funds.id, schemeName: funds.schemeName });

export type FundNav = Pick<
  FundRow,
  "id" | "schemeName" | "nameKey" | "amfiCode" | "nav" | "navDate"
> & { before: Pick<FundRow, "navDate" | "updatedAt" | "schemeName"> };

/**
 * Sets what a NAV refresh found, 30 rows a statement. A row that changed since it was read keeps what it has now:
 * its next refresh sees it.
 */
export const setNavs = (
  { writes }: Database,
  { table, which }: FundSet,
  navs: readonly FundNav[],
  now: Date,
) =>
  chunks(navs, batchSize).map((chunk) => {
    const rows = JSON.stringify(
      chunk.map(({ id, schemeName, nameKey, amfiCode, nav, navDate, before }) => [
        id,
        schemeName,
        nameKey,
        amfiCode,
        nav,
        navDate,
        before.schemeName,
        before.navDate,
        before.updatedAt?.getTime() ?? null,
      ]),
    );
    // Materialized, or the planner goes through all funds of the set for each row.
    return writes.run(sql`
      with fresh (id, scheme, name_key, code, nav, nav_date, old_scheme, old_date, old_update) as materialized (
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
          value ->> 6, value ->> 7, value ->> 8
        from json_each(${rows}))
      update ${table} set
        scheme_name = fresh.scheme, name_key = fresh.name_key, amfi_code = fresh.code,
        nav = fresh.nav, nav_date = fresh.nav_date, updated_at = ${now.getTime()}
      from fresh
      where ${which} and ${table.id} = fresh.id and ${table.schemeName} is old_scheme
        and ${table.navDate} is old_date and ${table.updatedAt} is old_update`);
  });

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size);
  return starts.map((start) => items.slice(start, start + size));
}
