import { and, count, desc, eq, sql } from "drizzle-orm";
import type { UserId } from "../auth/user-id.ts";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { funds } from "../db/schema/funds.ts";

export type FundRow = typeof funds.$inferSelect;

/** Rows a statement, the specification's batch size. */
const batchSize = 30;

export const fundsOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(funds).where(eq(funds.userId, owner)).orderBy(desc(funds.createdAt), funds.id);

export const fundById = ({ reads }: Database, owner: Owner, id: string) =>
  reads.select().from(funds).where(and(eq(funds.userId, owner), eq(funds.id, id)));

export const fundCount = ({ reads }: Database, owner: Owner) =>
  reads.select({ count: count() }).from(funds).where(eq(funds.userId, owner));

/** Writes nothing where the user has a fund with this id. */
export const insertFund = ({ writes }: Database, fund: FundRow) =>
  writes.insert(funds).values(fund).onConflictDoNothing();

/** What an edit may set; `id`, owner and creation stay. */
export type FundChange = Partial<Omit<FundRow, "userId" | "id" | "createdAt">>;

export const changeFund = ({ writes }: Database, userId: UserId, id: string, change: FundChange) =>
  writes.update(funds).set(change).where(and(eq(funds.userId, userId), eq(funds.id, id))).returning();

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
export const setNavs = ({ writes }: Database, userId: UserId, navs: readonly FundNav[], now: Date) =>
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
    return writes.run(sql`
      update funds set
        scheme_name = fresh.value ->> 1, name_key = fresh.value ->> 2, amfi_code = fresh.value ->> 3,
        nav = fresh.value ->> 4, nav_date = fresh.value ->> 5, updated_at = ${now.getTime()}
      from json_each(${rows}) as fresh
      where funds.user_id = ${userId} and funds.id = fresh.value ->> 0
        and funds.scheme_name is fresh.value ->> 6
        and funds.nav_date is fresh.value ->> 7
        and funds.updated_at is fresh.value ->> 8`);
  });

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size);
  return starts.map((start) => items.slice(start, start + size));
}
