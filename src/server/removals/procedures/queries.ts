import { and, eq, gt, sql } from "drizzle-orm";
import { removalLifetime } from "../../../shared/removals/removal-lifetime.ts";
import { maxSipsPerUser } from "../../../shared/sips/schema.ts";
import { me } from "../../../shared/holders/holder.ts";
import type { TransactionType } from "../../../shared/transactions/types.ts";
import { goals } from "../../goals/tables.ts";
import {
  deletedHolderOfFund,
  movedFundCount,
  type TableOfHolder,
} from "../../funds/queries/removed-holders.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonValues } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { folioKeySql, schemeIdentitySql } from "../../funds/queries/same-ledger.ts";
import { removals } from "../tables.ts";
import { everyone } from "../../targets/queries.ts";
import { targets } from "../../targets/tables.ts";
import { taxLosses, taxProfiles } from "../../tax/tables.ts";
import type { TotalsChange } from "../../transactions/queries/ledgers.ts";

export const tablesOfHolder = [taxProfiles, taxLosses, targets, goals];

/** Rows of a holder whose deletion this batch has recorded; those of one who is still there stay, and the user's own. */
export const deleteRowsOfDeleted = (
  { writes }: Database,
  userId: UserId,
  table: TableOfHolder,
  { id, holderId }: { id: string; holderId: string },
) =>
  writes
    .delete(table)
    .where(
      and(
        eq(table.userId, userId),
        eq(table.holderId, holderId),
        sql`exists (select 1 from removals where user_id = ${userId} and id = ${id})`,
        sql`not exists (select 1 from holders where user_id = ${userId} and id = ${holderId})`,
      ),
    );

export type RemovalRow = typeof removals.$inferSelect;

const restorableSince = (now: Date): Date => new Date(now.getTime() - removalLifetime);

export const removalById = ({ reads }: Database, owner: Owner, id: string, now: Date) =>
  reads
    .select()
    .from(removals)
    .where(
      and(
        eq(removals.userId, owner),
        eq(removals.id, id),
        gt(removals.removedAt, restorableSince(now)),
      ),
    );

export type ListedRemoval = Pick<RemovalRow, "id" | "kind" | "title" | "rowCount"> & {
  /** Milliseconds. */
  removedAt: number;
  type: TransactionType;
  date: string;
  amount: string;
  day: number;
  folioNumber: string;
  transactionCount: number;
  fundCount: number;
  target: string;
  parts: string;
};

export const removalsOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads.all<ListedRemoval>(sql`
    select removals.id, kind, title, row_count as "rowCount", removed_at as "removedAt", content ->> 'type' as type,
      content ->> 'date' as date, content ->> 'amount' as amount, content ->> 'day' as day,
      content ->> 'target' as target, content ->> 'parts' as parts,
      content ->> 'folio_number' as "folioNumber", content ->> 'transaction_count' as "transactionCount",
      case kind when 'holder' then ${movedFundCount(owner)} end as "fundCount"
    from removals cross join removed_rows
      on removed_rows.user_id = removals.user_id and removal_id = removals.id and position = 0
    where removals.user_id = ${owner} and restored_at is null and removed_at > ${restorableSince(now).getTime()}
    order by removed_at desc, removals.id`);

const removedSubject = (owner: Owner, removalId: string) => sql`
  removals cross join removed_rows as removed on removed.user_id = removals.user_id
    and removed.removal_id = removals.id and removed.position = 0
  where removals.user_id = ${owner} and removals.id = ${removalId}`;

/** Whether a fund has the same id, or the same scheme and folio and was either added since the deletion or has a ledger too. */
const isFundReplaced = (owner: Owner, removalId: string) => sql`exists (
  select 1 from funds as other, ${removedSubject(owner, removalId)} and table_name = 'funds' and other.user_id = ${owner}
    and (other.id = content ->> 'id'
      or (${schemeIdentitySql("other")} = coalesce(content ->> 'amfi_code', content ->> 'name_key')
        and ${folioKeySql(sql`other.folio_number`)} = ${folioKeySql(sql`(content ->> 'folio_number')`)}
        and (other.created_at >= removed_at
          or (other.ledger_version > 0 and content ->> 'ledger_version' > 0)))))`;

export const isFundRestorable = (owner: Owner, removalId: string) =>
  sql`not ${isFundReplaced(owner, removalId)} and not exists (
    select 1 from ${removedSubject(owner, removalId)} and table_name = 'funds'
      and ${deletedHolderOfFund(owner)} is not null)`;

export type RemovedFund = TotalsChange["fund"] & {
  isReplaced: 0 | 1;
  /** The person who has to be restored first. */
  deletedHolder: string | null;
};

export const removedFund = ({ reads }: Database, owner: Owner, removalId: string) =>
  reads.all<RemovedFund>(sql`
    select content ->> 'id' as id, content ->> 'ledger_version' as "ledgerVersion", content ->> 'units' as units,
      content ->> 'invested_amount' as "investedAmount", ${isFundReplaced(owner, removalId)} as "isReplaced",
      ${deletedHolderOfFund(owner)} as "deletedHolder"
    from ${removedSubject(owner, removalId)} and table_name = 'funds'`);

/**
 * Keeps `updatedAt` of a fund that is restored with the same totals. Otherwise it is the time of restoring, by which copies
 * are found to be outdated.
 */
export const keepUpdatedAtIfUnchanged = ({ writes }: Database, userId: UserId, removalId: string) =>
  writes.run(sql`
    update funds set updated_at = content ->> 'updated_at'
    from ${removedSubject(userId, removalId)} and table_name = 'funds'
      and funds.user_id = ${userId} and funds.id = content ->> 'id'
      and funds.units = content ->> 'units' and funds.invested_amount = content ->> 'invested_amount'
      and funds.realised is content ->> 'realised'`);

/** Whether a row of `removed_rows` has one of these ids. */
export const isOneOf = (ids: readonly string[]) => sql`content ->> 'id' in (${jsonValues(ids)})`;

/** null where the import has since been undone. */
export const importIfStored = (userId: UserId) => sql`(
  select id from import_batches where user_id = ${userId} and id = content ->> 'batch_id')`;

type RemovedSipFacts = {
  hasFund: 0 | 1;
  hasLedger: 0 | 1;
  isAddedAgain: 0 | 1;
  isAtLimit: 0 | 1;
};

const sipFactsOf = (owner: Owner, removalId: string) => sql`
  select
    exists (select 1 from funds where user_id = ${owner} and id = content ->> 'fund_id') as "hasFund",
    exists (select 1 from funds where user_id = ${owner} and id = content ->> 'fund_id' and ledger_version > 0) as "hasLedger",
    exists (select 1 from sips where user_id = ${owner} and (id = content ->> 'id'
      or (fund_id = content ->> 'fund_id' and (amount = content ->> 'amount' or day = content ->> 'day')
        and created_at >= removed_at))) as "isAddedAgain",
    (select count(*) from sips where user_id = ${owner}) >= ${maxSipsPerUser} as "isAtLimit"
  from ${removedSubject(owner, removalId)}`;

export const removedSipFacts = ({ reads }: Database, owner: Owner, removalId: string) =>
  reads.all<RemovedSipFacts>(sipFactsOf(owner, removalId));

export const isSipRestorable = (owner: Owner, removalId: string) =>
  sql`exists (select 1 from (${sipFactsOf(owner, removalId)}) where "hasLedger" and not ("isAddedAgain" or "isAtLimit"))`;

/** The holder of a deleted fund, or the account's owner where that holder is gone and cannot be restored. */
export const storedHolder = (userId: UserId) =>
  sql`(select id from holders where user_id = ${userId} and id = content ->> 'holder_id')`;

type RemovedTargetFacts = { hasPerson: 0 | 1; isReplaced: 0 | 1 };

const targetFactsOf = (owner: Owner, removalId: string) => sql`
  select
    content ->> 'person' in (${me}, ${everyone})
      or exists (select 1 from holders where user_id = ${owner} and id = content ->> 'person') as "hasPerson",
    exists (select 1 from targets where user_id = ${owner} and person = content ->> 'person') as "isReplaced"
  from ${removedSubject(owner, removalId)}`;

export const removedTargetFacts = ({ reads }: Database, owner: Owner, removalId: string) =>
  reads.all<RemovedTargetFacts>(targetFactsOf(owner, removalId));

export const isTargetRestorable = (owner: Owner, removalId: string) =>
  sql`exists (select 1 from (${targetFactsOf(owner, removalId)}) where "hasPerson" and not "isReplaced")`;

/** The person of a deleted goal; null, for everyone, where that person is gone. */
export const personIfStored = (userId: UserId) => sql`
  case when content ->> 'person' = ${me} then ${me} else (
    select id from holders where user_id = ${userId} and id = content ->> 'person') end`;
