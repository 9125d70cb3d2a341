import { sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AppCode } from "../../../shared/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import {
  firstObstacle,
  recordRemoval,
  removedSubject,
  type Obstacles,
} from "../../removals/queries.ts";
import { deletedHolder } from "../../holders/queries/deleted-holders.ts";
import { funds } from "../tables.ts";
import { folioKeySql, schemeIdentitySql } from "./same-ledger.ts";

/** @param tables whose rows are deleted with the fund */
export function recordRemovedFund(
  db: Database,
  userId: UserId,
  { fundId, ...removal }: { id: string; removedAt: Date; fundId: string },
  tables: readonly SQLiteTable[],
): Query[] {
  const withId = sql`user_id = ${userId} and id = ${fundId}`;
  const ofFund = sql`user_id = ${userId} and fund_id = ${fundId}`;
  return recordRemoval(db, userId, {
    ...removal,
    kind: "fund",
    subject: sql`select scheme_name as title, null as other_party_id from funds where ${withId}`,
    rows: [{ table: funds, where: withId }, ...tables.map((table) => ({ table, where: ofFund }))],
  });
}

export const fundObstacles: Obstacles = (owner, removalId) => ({
  of: sql`${removedSubject(owner, removalId)} and table_name = 'funds'`,
  when: {
    // The same scheme and folio can be there twice, but not with two ledgers, nor where it was added again.
    "removals/fund-exists": sql`exists (
      select 1 from funds as other where other.user_id = ${owner} and (other.id = content ->> 'id'
        or (${schemeIdentitySql("other")} = coalesce(content ->> 'amfiCode', content ->> 'nameKey')
          and ${folioKeySql(sql`other.folio_number`)} = ${folioKeySql(sql`(content ->> 'folioNumber')`)}
          and (other.created_at >= removed_at
            or (other.ledger_version > 0 and content ->> 'ledgerVersion' > 0)))))`,
    "removals/person-deleted": sql`${deletedHolder(owner)} is not null`,
  },
});

export type RemovedFund = {
  id: string;
  ledgerVersion: number;
  units: string;
  investedAmount: string;
  obstacle: AppCode | null;
  /** The person who has to be restored first. */
  deletedHolder: string | null;
};

export const removedFund = ({ reads }: Database, owner: Owner, removalId: string) => {
  const obstacles = fundObstacles(owner, removalId);
  return reads.all<RemovedFund>(sql`
    select content ->> 'id' as id, content ->> 'ledgerVersion' as "ledgerVersion", content ->> 'units' as units,
      content ->> 'investedAmount' as "investedAmount", ${firstObstacle(obstacles)} as obstacle,
      ${deletedHolder(owner)} as "deletedHolder"
    from ${obstacles.of}`);
};

/**
 * Keeps `updatedAt` of a fund that is restored with the same totals. Otherwise it is the time of restoring, by which copies
 * are found to be outdated.
 */
export const keepUpdatedAtIfUnchanged = ({ writes }: Database, userId: UserId, removalId: string) =>
  writes.run(sql`
    update funds set updated_at = content ->> 'updatedAt'
    from ${removedSubject(userId, removalId)} and table_name = 'funds'
      and funds.user_id = ${userId} and funds.id = content ->> 'id'
      and funds.units = content ->> 'units' and funds.invested_amount = content ->> 'investedAmount'
      and funds.realised is content ->> 'realised'`);

/** The holder of a deleted fund, or the account's owner where that holder is gone and cannot be restored. */
export const storedHolder = (userId: UserId) =>
  sql`(select id from holders where user_id = ${userId} and id = content ->> 'holderId')`;
