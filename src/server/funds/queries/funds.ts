import { and, count, eq, gt, sql, type SQL } from "drizzle-orm";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { guard, withRefusals, type QueryRefusal } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import { funds, type fundColumns } from "../tables.ts";
import { hasDuplicateLedger } from "./same-ledger.ts";
import { schemes } from "../../schemes/tables.ts";

export type FundRow = typeof funds.$inferSelect;
export type NewFund = typeof funds.$inferInsert;
export type StoredFund = Omit<FundRow, "userId" | "nameKey" | "lastDate" | "transactionCount">;
export type FundOrCopyRow = Omit<Pick<FundRow, keyof typeof fundColumns>, "nameKey">;

export const fundsPerPage = 400;

/** The next funds after one, by id; an account from before there was a limit can have more than a page. */
export const fundsAfter = ({ reads }: Database, owner: Owner, id = "") =>
  reads
    .select()
    .from(funds)
    .where(and(eq(funds.userId, owner), gt(funds.id, id)))
    .orderBy(funds.id)
    .limit(fundsPerPage);

export const fundById = ({ reads }: Database, owner: Owner, id: string) =>
  reads
    .select()
    .from(funds)
    .where(and(eq(funds.userId, owner), eq(funds.id, id)));

export const fundCount = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      count: count(),
      transactions: sql<number>`coalesce(sum(${funds.transactionCount}), 0)`,
    })
    .from(funds)
    .where(eq(funds.userId, owner));

/** Fails if the account was just deleted. */
export const insertFund = ({ writes }: Database, fund: NewFund & { userId: UserId }) =>
  withRefusals(writes.insert(funds).values(fund).onConflictDoNothing(), {
    foreignKey: "auth/unauthenticated",
  });

type Changeable = Omit<
  Pick<FundRow, keyof typeof fundColumns | "holderId">,
  "id" | "createdAt" | "updatedAt"
>;
export type FundEdit = { [Name in keyof Changeable]?: Changeable[Name] | undefined };

const hasLedger = (userId: UserId, id: string) =>
  sql`user_id = ${userId} and id = ${id} and ledger_version > 0`;

/** Fails if the fund has transactions: its totals follow from them. */
export const requireTotalsOnly = (db: Database, userId: UserId, id: string) =>
  guard(
    db,
    sql`not exists (select 1 from funds where ${hasLedger(userId, id)})`,
    "funds/has-transactions",
  );

/** Fails if the fund has transactions and would get the scheme and folio of another that has some. */
export const requireUniqueFolio = (
  db: Database,
  userId: UserId,
  id: string,
  change: FundEdit,
  refusal: QueryRefusal = "funds/same-scheme-and-folio",
) =>
  guard(
    db,
    sql`not exists (
      select 1 from funds where ${hasLedger(userId, id)} and ${hasDuplicateLedger(change)})`,
    refusal,
  );

/** `updatedAt` always increases, because copies compare it to find changes. */
export const changeFund = (
  { writes }: Database,
  userId: UserId,
  id: string,
  change: FundEdit,
  now: Date,
) =>
  writes
    .update(funds)
    .set({ ...change, updatedAt: laterThanBefore(now) })
    .where(and(eq(funds.userId, userId), eq(funds.id, id)))
    .returning();

export const foliosOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ id: funds.id, folioNumber: funds.folioNumber, holderId: funds.holderId })
    .from(funds)
    .where(eq(funds.userId, owner));

export const moveFunds = (
  { writes }: Database,
  userId: UserId,
  ids: readonly string[],
  holderId: string | null,
  now: Date,
) =>
  writes
    .update(funds)
    .set({ holderId, updatedAt: laterThanBefore(now) })
    .where(
      and(
        eq(funds.userId, userId),
        sql`${funds.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );

const laterThanBefore = (now: Date) =>
  sql`max(${now.getTime()}, coalesce(${funds.updatedAt}, 0) + 1)`;

export const deleteFundRow = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .delete(funds)
    .where(and(eq(funds.userId, userId), eq(funds.id, id)))
    .returning({ id: funds.id, schemeName: funds.schemeName });

export const matchingFundName = (owner: Owner, fundId: string): SQL =>
  sql`${schemes.nameKey} in (select name_key from funds where user_id = ${owner} and id = ${fundId})`;
