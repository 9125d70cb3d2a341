import { and, eq, sql } from "drizzle-orm";
import { me } from "../../../shared/holders/holder.ts";
import { maxHoldersPerUser } from "../../../shared/holders/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import type { TableOfHolder } from "../../platform/db/tables-of.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { funds } from "../tables.ts";
import { formatVersion, recordRemoval, type Obstacles } from "../../removals/queries.ts";
import { holders } from "../../holders/tables.ts";

/** Kinds of stored rows that record what the deletion of a person changed; they are no deleted rows themselves. */
const [clubbed, moved] = ["clubbed-with-holder", "moved-fund"] as const;

type RemovedHolder = {
  id: string;
  removedAt: Date;
  holderId: string;
  /** Who gets the funds. With undefined, nothing is recorded while there are any. */
  moveTo: string | null | undefined;
};

/** @param tables whose rows are deleted with the holder */
export function recordRemovedHolder(
  db: Database,
  userId: UserId,
  { holderId, moveTo, ...removal }: RemovedHolder,
  tables: readonly TableOfHolder[],
): Query[] {
  const ofRemoved = sql`user_id = ${userId} and holder_id = ${holderId}`;
  const hasNoFunds = sql`not exists (select 1 from funds where ${ofRemoved})`;
  const withId = sql`user_id = ${userId} and id = ${holderId}`;
  return recordRemoval(db, userId, {
    ...removal,
    kind: "holder",
    subject: sql`
      select name as title, null as other_party_id from holders
      where ${withId} and ${moveTo === undefined ? hasNoFunds : sql`true`}`,
    rows: [
      { table: holders, where: withId },
      {
        table: holders,
        where: sql`user_id = ${userId} and clubbed_with = ${holderId}`,
        as: { name: clubbed, content: sql`json_object(${formatVersion}, 'id', id)` },
      },
      {
        table: funds,
        where: ofRemoved,
        as: {
          name: moved,
          content: sql`json_object(${formatVersion}, 'id', id, 'movedTo', ${moveTo ?? me})`,
        },
      },
      ...tables.map((table) => ({
        table,
        where: sql`${table.userId} = ${userId} and ${table.holderId} = ${holderId}`,
      })),
    ],
  });
}

export const movedFundCount = (owner: Owner) => sql`(
  select count(*) from removed_rows as moved where moved.user_id = ${owner}
    and moved.removal_id = removals.id and moved.table_name = ${moved})`;

const rowsNamed = (owner: Owner, removalId: string, name: string) => sql`
  removed_rows where user_id = ${owner} and removal_id = ${removalId} and table_name = ${name}`;

const removedPerson = (owner: Owner, removalId: string) =>
  sql`removed_rows where user_id = ${owner} and removal_id = ${removalId} and position = 0`;

export const holderObstacles: Obstacles = (owner, removalId) => ({
  of: removedPerson(owner, removalId),
  when: {
    "removals/person-exists": sql`exists (
      select 1 from holders as other where other.user_id = ${owner}
        and (other.id = content ->> 'id' or other.name_key = content ->> 'nameKey'))`,
    "holders/too-many": sql`
      (select count(*) from holders where user_id = ${owner}) >= ${maxHoldersPerUser}`,
  },
});

/** The removed minor's parent; null if the parent is gone or can no longer be one. */
export const parentIfStored = (userId: UserId) => sql`
  case when content ->> 'clubbedWith' = ${me} then ${me} else (
    select id from holders where user_id = ${userId} and id = content ->> 'clubbedWith' and kind = 'individual') end`;

export const clubAgain = ({ writes }: Database, userId: UserId, removalId: string) =>
  writes.run(sql`
    update holders set clubbed_with = (select content ->> 'id' from ${removedPerson(userId, removalId)})
    where user_id = ${userId} and kind = 'minor' and clubbed_with is null
      and id in (select content ->> 'id' from ${rowsNamed(userId, removalId, clubbed)})
      and (select content ->> 'kind' from ${removedPerson(userId, removalId)}) = 'individual'`);

/** Those that were deleted since come back as the person's too. */
export function moveFundsBack({ writes }: Database, userId: UserId, removalId: string): Query[] {
  const person = sql`(select content ->> 'id' from ${removedPerson(userId, removalId)})`;
  const movedTo = sql`(
    select content ->> 'id', content ->> 'movedTo' from ${rowsNamed(userId, removalId, moved)})`;
  return [
    writes.run(sql`
      update funds set holder_id = ${person}
      where user_id = ${userId} and (id, coalesce(holder_id, ${me})) in ${movedTo}`),
    writes.run(sql`
      update removed_rows set content = json_set(content, '$.holderId', ${person})
      where user_id = ${userId} and table_name = 'funds'
        and (content ->> 'id', coalesce(content ->> 'holderId', ${me})) in ${movedTo}`),
  ];
}

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
