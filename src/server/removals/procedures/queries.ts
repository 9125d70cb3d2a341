import { sql } from "drizzle-orm";
import type { TransactionType } from "../../../shared/transactions/types.ts";
import { movedFundCount } from "../../funds/queries/removed-holders.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { removedSubjects, restorableSince, type RemovalRow } from "../queries.ts";

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
      content ->> 'folioNumber' as "folioNumber", content ->> 'transactionCount' as "transactionCount",
      case kind when 'holder' then ${movedFundCount(owner)} end as "fundCount"
    from ${removedSubjects(owner)} and restored_at is null and removed_at > ${restorableSince(now).getTime()}
    order by removed_at desc, removals.id`);
