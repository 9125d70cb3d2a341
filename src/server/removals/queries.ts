import { and, eq, getTableColumns, getTableName, gt, SQL, sql, type Column } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AppCode } from "../../shared/errors.ts";
import { removalLifetime } from "../../shared/removals/removal-lifetime.ts";
import {
  maxRemovalsPerUser,
  maxRemovedRowsPerUser,
  type RemovalKind,
} from "../../shared/removals/schema.ts";
import type { Database } from "../platform/db/client.ts";
import { guard, withRefusals } from "../platform/db/guard.ts";
import { jsonValues } from "../platform/db/json-rows.ts";
import type { Owner, Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { removals } from "./tables.ts";

export type RemovalRow = typeof removals.$inferSelect;

export const restorableSince = (now: Date): Date => new Date(now.getTime() - removalLifetime);

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

type RecordedRemoval = {
  id: string;
  kind: RemovalKind;
  removedAt: Date;
  /** A query for `title` and `other_party_id`; if it finds no row, nothing is recorded. */
  subject: SQL;
  /** The rows to be deleted, the subject's own first. */
  rows: readonly RecordedRows[];
};

type RecordedRows = {
  table: SQLiteTable;
  where: SQL;
  /** For rows that are changed, not deleted: a name of their own, and what restoring them needs. */
  as?: { name: string; content: SQL };
};

/** Must come before the deletion, in the same batch. The rows are copied inside the database, however many there are. */
export function recordRemoval(
  { writes }: Database,
  userId: UserId,
  { id, kind, removedAt, subject, rows }: RecordedRemoval,
): Query[] {
  const own = sql`user_id = ${userId} and removal_id = ${id}`;
  return [
    writes.run(sql`
      insert into removals (user_id, id, kind, title, row_count, other_party_id, removed_at)
      select ${userId}, ${id}, ${kind}, title, 0, other_party_id, ${removedAt.getTime()} from (${subject})`),
    ...rows.map(({ table, where, as: { name, content } = rowAs(table) }) =>
      writes.run(sql`
        insert into removed_rows (user_id, removal_id, position, table_name, content)
        select ${userId}, ${id}, (select count(*) from removed_rows where ${own}) + row_number() over (order by rowid) - 1,
          ${name}, ${content}
        from ${table} where ${where}
          and exists (select 1 from removals where removals.user_id = ${userId} and removals.id = ${id})`),
    ),
    writes.run(sql`
      update removals set row_count = (select count(*) from removed_rows where ${own})
      where user_id = ${userId} and id = ${id}`),
    forgetOldestRemovals(writes, userId),
  ];
}

/** A user's removals, each with what it is about, whose columns are in the JSON of `removed.content`. */
export const removedSubjects = (owner: Owner) => sql`
  removals cross join removed_rows as removed on removed.user_id = removals.user_id
    and removed.removal_id = removals.id and removed.position = 0
  where removals.user_id = ${owner}`;

export const removedSubject = (owner: Owner, removalId: string) =>
  sql`${removedSubjects(owner)} and removals.id = ${removalId}`;

/** The id of the row that a removal is about, until its rows are restored. */
export const removedId = (userId: UserId, removalId: string): SQL =>
  sql`(select content ->> 'id' from ${removedSubject(userId, removalId)})`;

/** The row that a removal is about, by a field of it. */
type RemovedSubject = { kind: RemovalKind; field: string; id: string };

/**
 * The newest removal of a subject that can still be restored. Read after a deletion in the same batch, it is the same for
 * a deletion that is sent again.
 */
export const removalOf = ({ reads }: Database, owner: Owner, { kind, field, id }: RemovedSubject) =>
  reads.all<{ id: string; title: string; rowCount: number; fundId: string | null }>(sql`
    select removals.id, title, row_count as "rowCount", content ->> 'fundId' as "fundId"
    from ${removedSubjects(owner)} and kind = ${kind} and restored_at is null and content ->> ${field} = ${id}
    order by removed_at desc, removals.rowid desc limit 1`);

/**
 * Goes before a row is added under an id that its caller chose. Fails if the user has deleted a row with this id, or the other
 * leg of its pair, which can still be restored: an add that was sent before the deletion can arrive after it. Not for SIPs and
 * goals, which Fundbook's own file brings back under their ids.
 */
export const requireNotDeleted = (db: Database, userId: UserId, kind: RemovalKind, id: string) =>
  guard(
    db,
    sql`not exists (
      select 1 from removals cross join removed_rows as removed
        on removed.user_id = removals.user_id and removal_id = removals.id and position <= 1
      where removals.user_id = ${userId} and kind = ${kind} and restored_at is null
        and content ->> 'id' = ${id})`,
    "removals/deleted-since",
  );

const forgetOldestRemovals = (writes: Database["writes"], userId: UserId): Query =>
  writes.run(sql`
    delete from removals where user_id = ${userId} and id in (
      select id from (
        select id, row_number() over newest as place, sum(row_count) over newest as rows
        from removals where user_id = ${userId} window newest as (order by restored_at is not null, removed_at desc, id))
      where place > ${maxRemovalsPerUser} or (place > 1 and rows > ${maxRemovedRowsPerUser}))`);

const rowAs = (table: SQLiteTable) => ({ name: getTableName(table), content: jsonOfRow(table) });

/** In all content. Raised when a field gets another meaning, so that a migration can tell the rows apart. */
export const formatVersion = sql.raw("'formatVersion', 1");

const jsonOfRow = (table: SQLiteTable): SQL => {
  const fields = Object.entries(getTableColumns(table)).map(
    ([field, { name }]) => `'${field}', "${name}"`,
  );
  return sql`json_object(${formatVersion}, ${sql.raw(fields.join(", "))})`;
};

/**
 * Fails if a row with the same key has been added since it was deleted.
 * @param replaced new values, by field
 * @param condition on `removed_rows`; the rows that it leaves out are not restored
 */
export function restoreRows(
  { writes }: Database,
  userId: UserId,
  removalId: string,
  table: SQLiteTable,
  {
    replaced = {},
    condition = sql`true`,
  }: { replaced?: Record<string, SQL>; condition?: SQL } = {},
) {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const values = columns.map(([field, column]) => replaced[field] ?? storedValue(field, column));
  const restored = writes.run(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from removed_rows
    where user_id = ${userId} and removal_id = ${removalId} and table_name = ${getTableName(table)}
      and ${condition}
    order by position`);
  return withRefusals(restored, { unique: "transactions/conflict" });
}

/** Rows of a table that were deleted with people, found without a look at those of funds, of which there can be very many. */
export const rowsOfRemovedPeople = (owner: Owner, table: SQLiteTable): SQL => sql`
  user_id = ${owner} and table_name = ${getTableName(table)} and removal_id in (
    select id from removals where user_id = ${owner} and kind = 'holder' and restored_at is null)`;

/** Keeps these rows out of a later restore: what they turned on has since been turned off. */
export const forgetRowsOfPeople = (
  { writes }: Database,
  owner: Owner,
  table: SQLiteTable,
  condition: SQL = sql`true`,
) =>
  writes.run(sql`
    delete from removed_rows where ${rowsOfRemovedPeople(owner, table)} and ${condition}`);

/** Uses the default of a column that was added after the row was deleted. */
const storedValue = (field: string, { notNull, default: byDefault }: Column): SQL => {
  const stored = sql.raw(`content ->> '${field}'`);
  return notNull && byDefault !== undefined ? sql`coalesce(${stored}, ${byDefault})` : stored;
};

/** Whether a row of `removed_rows` has one of these ids. */
export const isOneOf = (ids: readonly string[]) => sql`content ->> 'id' in (${jsonValues(ids)})`;

/** What is in the way of restoring a removal. */
export type Obstacles = (
  owner: Owner,
  removalId: string,
) => {
  /** The row that the conditions are about; none where the removal is of something else. */
  of: SQL;
  /** Refusals by their condition; the first that holds is said. */
  when: { readonly [Code in AppCode]?: SQL };
};

/** The code of the first obstacle, or null. */
export function firstObstacle({ when }: ReturnType<Obstacles>): SQL {
  const cases = Object.entries(when).map(
    ([code, condition]) => sql`when ${condition} then ${code}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

const obstacleOf = (owner: Owner, removalId: string, obstacles: Obstacles) => {
  const found = obstacles(owner, removalId);
  return sql`select ${firstObstacle(found)} as obstacle from ${found.of}`;
};

export const readObstacle = (
  { reads }: Database,
  owner: Owner,
  removalId: string,
  obstacles: Obstacles,
) => reads.all<{ obstacle: AppCode | null }>(obstacleOf(owner, removalId, obstacles));

/** Fails if another call has restored the removal, or something is in its way by now. */
export const requireRestorable = (
  db: Database,
  userId: UserId,
  removalId: string,
  obstacles?: Obstacles,
) =>
  guard(
    db,
    sql`${obstacles === undefined ? sql`true` : hasNone(userId, removalId, obstacles)} and exists (
      select 1 from removals where user_id = ${userId} and id = ${removalId} and restored_at is null)`,
    "transactions/conflict",
  );

const hasNone = (userId: UserId, removalId: string, obstacles: Obstacles) =>
  sql`not exists (
    select 1 from (${obstacleOf(userId, removalId, obstacles)}) where obstacle is not null)`;

export const markRestored = (
  { writes }: Database,
  userId: UserId,
  removalId: string,
  restoredAt: Date,
): Query[] => [
  writes.run(sql`
    update removals set restored_at = ${restoredAt.getTime()}, row_count = 0
    where user_id = ${userId} and id = ${removalId}`),
  writes.run(sql`
    delete from removed_rows where user_id = ${userId} and removal_id = ${removalId}`),
];

/** Rows that one hourly run deletes at most; a removal that alone has more is deleted whole. */
const maxExpiredRows = 50_000;

export const deleteExpiredRemovals = ({ writes }: Database, now: Date) =>
  writes.run(sql`
    delete from removals where rowid in (
      select oldest from (
        select rowid as oldest, row_count, sum(row_count + 1) over (order by removed_at, rowid) as upto
        from removals where removed_at <= ${now.getTime() - removalLifetime})
      where upto <= ${maxExpiredRows} or upto = row_count + 1)`);
