import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { UserId } from "../auth/user-id.ts";
import type { Database } from "../db/client.ts";
import { jsonRows } from "../db/json-rows.ts";
import type { Owner } from "../db/query.ts";
import { funds } from "../db/schema/funds.ts";
import { schemes } from "../db/schema/schemes.ts";

const { userId: _, ...fundFields } = getTableColumns(funds);

export type FundRow = typeof funds.$inferSelect;
/** A fund wherever it is kept: with its owner, or as a copy with somebody it is shared with. */
export type HeldFund = Omit<FundRow, "userId">;

export const fundsOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select()
    .from(funds)
    .where(eq(funds.userId, owner))
    .orderBy(desc(funds.createdAt), funds.id);

const previous = { previousNav: schemes.previousNav, previousNavDate: schemes.previousNavDate };
const holding = jsonRows({ ...fundFields, ...previous }, "holding");

/**
 * The user's funds, each with the NAV that its scheme had before the one that the fund has now, where that is known;
 * all of them in one value, for `readHoldings`.
 */
export const holdingsOf = ({ reads }: Database, owner: Owner) =>
  reads.all<{ holdings: string }>(sql`
    select ${holding.columns} as holdings from (
      select funds.*, schemes.previous_nav, schemes.previous_nav_date
      from funds left join schemes on schemes.key = amfi_code and schemes.nav_date = funds.nav_date
      where user_id = ${owner}
      order by created_at desc, id) as holding`);

export const readHoldings = holding.read;

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

/** Writes nothing where the user has a fund with this id; fails where the user is gone (`isUserGone` tells). */
export const insertFund = ({ writes }: Database, fund: FundRow & { userId: UserId }) =>
  writes.insert(funds).values(fund).onConflictDoNothing();

/** What an edit may set; `id`, owner and creation stay. */
export type FundChange = Partial<Omit<FundRow, "userId" | "id" | "createdAt" | "updatedAt">>;

/** Each change has a time of its own, also two in one millisecond: by it a copy knows what it has. */
export const changeFund = (
  { writes }: Database,
  userId: UserId,
  id: string,
  change: FundChange,
  now: Date,
) =>
  writes
    .update(funds)
    .set({
      ...change,
      updatedAt: sql`max(${now.getTime()}, coalesce(${funds.updatedAt}, 0) + 1)`,
    })
    .where(and(eq(funds.userId, userId), eq(funds.id, id)))
    .returning();

export const deleteFund = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .delete(funds)
    .where(and(eq(funds.userId, userId), eq(funds.id, id)))
    .returning({ id: funds.id, schemeName: funds.schemeName });
