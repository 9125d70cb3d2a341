import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { funds } from "../tables.ts";
import { holders } from "../../holders/tables.ts";

export const fundCountsByHolder = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ holderId: funds.holderId, count: count() })
    .from(funds)
    .where(and(eq(funds.userId, owner), isNotNull(funds.holderId)))
    .groupBy(funds.holderId);

export const moveFundsOfHolder = (
  { writes }: Database,
  userId: UserId,
  from: string,
  to: string | null,
) =>
  writes
    .update(funds)
    .set({ holderId: to })
    .where(and(eq(funds.userId, userId), eq(funds.holderId, from)));

/** Deletes nothing while the holder has funds. */
export const deleteHolderRow = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .delete(holders)
    .where(
      and(
        eq(holders.userId, userId),
        eq(holders.id, id),
        sql`not exists (select 1 from ${funds} where ${funds.userId} = ${userId} and ${funds.holderId} = ${id})`,
      ),
    )
    .returning({ id: holders.id });
