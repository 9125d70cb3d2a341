import { sql } from "drizzle-orm";
import type { TransactionType } from "../../../shared/transactions/types.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows, jsonValues } from "../../platform/db/json-rows.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { recordRemoval } from "../../removals/queries.ts";
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
      select scheme_name as title, null as other_party_id from funds
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

const removed = jsonRows(storedColumns, (_, name) => `content ->> '${name}'`);
export const readRemovedTransactions = ([found]: readonly { rows: string }[]) =>
  removed.read(found?.rows ?? "[]");

const ofRemovals = (owner: Owner, removalIds: readonly string[]) =>
  sql`user_id = ${owner} and removal_id in (${jsonValues(removalIds)}) and table_name = 'transactions'`;

/** JSON, to be read by `readRemovedTransactions`. */
export const removedTransactions = (
  { reads }: Database,
  owner: Owner,
  removalIds: readonly string[],
) =>
  reads.all<{ rows: string }>(sql`
    select ${removed.columns} as rows from removed_rows where ${ofRemovals(owner, removalIds)}`);

export type RemovedLeg = {
  /** Of the transaction. */
  id: string;
  removalId: string;
  /** Milliseconds. */
  removedAt: number;
};

/**
 * Other removals of one leg of a pair whose other leg is stored or comes back with a removal, and its fund likewise: its
 * other leg was not there when it was deleted.
 */
export const removedOtherLegs = ({ reads }: Database, owner: Owner, removalId: string) =>
  reads.all<RemovedLeg>(sql`
    select leg.content ->> 'id' as id, removals.id as "removalId", removed_at as "removedAt" from removals
    join removed_rows as leg on leg.user_id = removals.user_id and leg.removal_id = removals.id
    where removals.user_id = ${owner} and removals.id <> ${removalId} and kind = 'transaction'
      and restored_at is null and leg.table_name = 'transactions'
      and (exists (
          select 1 from funds where user_id = ${owner} and id = leg.content ->> 'fundId')
        or exists (
          select 1 from removed_rows where user_id = ${owner} and removal_id = ${removalId}
            and table_name = 'funds' and content ->> 'id' = leg.content ->> 'fundId'))
      and (exists (
          select 1 from transactions where user_id = ${owner} and pair_id = leg.content ->> 'pairId')
        or leg.content ->> 'pairId' in (
          select content ->> 'pairId' from removed_rows where ${ofRemovals(owner, [removalId])}))`);

/** The funds of the removed transactions, and those with the other leg of one of their pairs. */
export const fundsOfRemovals =
  (removalIds: readonly string[]): FundSelector =>
  (owner) => {
    const rows = ofRemovals(owner, removalIds);
    const pairs = sql`(select content ->> 'pairId' from removed_rows where ${rows})`;
    return sql`select content ->> 'fundId' from removed_rows where ${rows}
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
      content ->> 'createdAt' as "createdAt", removed_at as "deletedAt"
    from removals cross join removed_rows on removed_rows.user_id = removals.user_id and removal_id = removals.id
    where removals.user_id = ${owner} and kind = 'transaction' and restored_at is null
      and table_name = 'transactions' and content ->> 'fundId' = ${fundId}`);
