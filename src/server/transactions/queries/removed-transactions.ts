import { sql } from "drizzle-orm";
import type { TransactionType } from "../../../shared/transactions/types.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { recordRemoval } from "../../stored-removals/queries.ts";
import { transactions } from "../tables.ts";
import { storedColumns } from "./ledgers.ts";
import type { FundSelector } from "./linked-funds.ts";

type RemovedTransaction = {
  id: string;
  removedAt: Date;
  transactionId: string;
  otherLegs: readonly string[];
};

export function recordRemovedTransaction(
  db: Database,
  userId: UserId,
  { transactionId, otherLegs, ...removal }: RemovedTransaction,
): Query[] {
  const withId = sql`user_id = ${userId} and id = ${transactionId}`;
  return recordRemoval(db, userId, {
    ...removal,
    kind: "transaction",
    subject: sql`
      select scheme_name as title, null as recipient_id from funds
      where user_id = ${userId} and id in (select fund_id from transactions where ${withId})`,
    rows: [
      { table: transactions, where: withId },
      {
        table: transactions,
        where: sql`user_id = ${userId} and id in (select value from json_each(${JSON.stringify(otherLegs)}))`,
      },
    ],
  });
}

const removed = jsonRows(storedColumns, ({ name }) => `content ->> '${name}'`);
export const readRemovedTransactions = ([found]: readonly { rows: string }[]) =>
  removed.read(found?.rows ?? "[]");

const ofRemoval = (owner: Owner, removalId: string) =>
  sql`user_id = ${owner} and removal_id = ${removalId} and table_name = 'transactions'`;

/** JSON, to be read by `readRemovedTransactions`. */
export const removedTransactions = ({ reads }: Database, owner: Owner, removalId: string) =>
  reads.all<{ rows: string }>(sql`
    select ${removed.columns} as rows from removed_rows where ${ofRemoval(owner, removalId)}`);

/** The funds of the removed transactions, and those with the other leg of one of their pairs. */
export const fundsOfRemoval =
  (removalId: string): FundSelector =>
  (owner) => {
    const pairs = sql`(select content ->> 'pair_id' from removed_rows where ${ofRemoval(owner, removalId)})`;
    return sql`select content ->> 'fund_id' from removed_rows where ${ofRemoval(owner, removalId)}
      union select fund_id from transactions where user_id = ${owner} and id in ${pairs}
      union select fund_id from transactions where user_id = ${owner} and pair_id in ${pairs}`;
  };

type DeletedOfFund = {
  date: string;
  type: TransactionType;
  units: string;
  /** Milliseconds. */
  createdAt: number;
  deletedAt: number;
};

/** A fund's transactions that were deleted one by one and can still be restored. */
export const deletedOfFund = ({ reads }: Database, owner: Owner, fundId: string) =>
  reads.all<DeletedOfFund>(sql`
    select content ->> 'date' as date, content ->> 'type' as type, content ->> 'units' as units,
      content ->> 'created_at' as "createdAt", removed_at as "deletedAt"
    from removals cross join removed_rows on removed_rows.user_id = removals.user_id and removal_id = removals.id
    where removals.user_id = ${owner} and kind = 'transaction' and restored_at is null
      and table_name = 'transactions' and content ->> 'fund_id' = ${fundId}`);
