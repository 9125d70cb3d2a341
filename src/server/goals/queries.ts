import { and, eq, sql } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import { maxGoalsPerUser } from "../../shared/goals/schema.ts";
import { elssWords } from "../../shared/schemes/elss.ts";
import { me } from "../../shared/holders/holder.ts";
import { transactionTypes, typeRules } from "../../shared/transactions/types.ts";
import type { Database } from "../platform/db/client.ts";
import { guard } from "../platform/db/guard.ts";
import type { Owner, Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { recordRemoval } from "../removals/queries.ts";
import { goals } from "./tables.ts";

export type GoalRow = Omit<typeof goals.$inferSelect, "userId">;

/** Earliest day first. */
export const goalsOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(goals).where(eq(goals.userId, owner)).orderBy(goals.on, goals.id);

export const anyGoalOf = ({ reads }: Database, owner: Owner) =>
  reads.select({ id: goals.id }).from(goals).where(eq(goals.userId, owner)).limit(1);

export const goalById = ({ reads }: Database, owner: Owner, id: string) =>
  reads
    .select()
    .from(goals)
    .where(and(eq(goals.userId, owner), eq(goals.id, id)));

export const insertGoal = ({ writes }: Database, userId: UserId, goal: GoalRow) =>
  writes
    .insert(goals)
    .values({ userId, ...goal })
    .onConflictDoNothing();

export const changeGoal = ({ writes }: Database, userId: UserId, { id, ...change }: GoalRow) =>
  writes
    .update(goals)
    .set(change)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)));

export const deleteGoalRow = ({ writes }: Database, userId: UserId, id: string) =>
  writes.delete(goals).where(and(eq(goals.userId, userId), eq(goals.id, id)));

export const recordRemovedGoal = (
  db: Database,
  userId: UserId,
  { goalId, ...removal }: { id: string; removedAt: Date; goalId: string },
): Query[] => {
  const withId = sql`user_id = ${userId} and id = ${goalId}`;
  return recordRemoval(db, userId, {
    ...removal,
    kind: "goal",
    subject: sql`select name as title, null as other_party_id from goals where ${withId}`,
    rows: [{ table: goals, where: withId }],
  });
};

/** Goes after a goal is added. */
export const requireGoalLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(*) from goals where user_id = ${userId}) <= ${maxGoalsPerUser}`,
    "goals/too-many",
  );

/** Goes before a goal is written. Fails for unknown funds; a deleted one may stay in a goal that has it. */
export const requireFundsOfGoal = (
  db: Database,
  userId: UserId,
  id: string,
  fundIds: readonly string[],
) =>
  guard(
    db,
    sql`not exists (
      select 1 from json_each(${JSON.stringify(fundIds)}) as wanted
      where wanted.value not in (select id from funds where user_id = ${userId})
        and wanted.value not in (
          select part.value ->> 'fundId' from goals, json_each(goals.parts) as part
          where goals.user_id = ${userId} and goals.id = ${id}))`,
    "funds/not-found",
  );

/** Goes after a goal is written. Fails where goals together take more than 100 % of a fund. */
export const requireWithinHundred = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`not exists (
      select 1 from goals, json_each(goals.parts) as part where goals.user_id = ${userId}
      group by part.value ->> 'fundId' having round(sum(part.value ->> 'percent'), 2) > 100)`,
    "goals/over-hundred",
  );

/** Goes before deleted goals are restored, alone or with their person. */
export const requireGoalsGone = (db: Database, userId: UserId, removalId: string) =>
  guard(
    db,
    sql`not exists (
      select 1 from removed_rows join goals on goals.user_id = ${userId} and goals.id = content ->> 'id'
      where removed_rows.user_id = ${userId} and removal_id = ${removalId} and table_name = 'goals')`,
    "removals/goal-exists",
  );

/** The person of a deleted goal; null, for everyone, where that person is gone. */
export const personIfStored = (userId: UserId) => sql`
  case when content ->> 'holderId' = ${me} then ${me} else (
    select id from holders where user_id = ${userId} and id = content ->> 'holderId') end`;

/** Goes before a goal is changed. Fails if it has changed since it was read. */
export const requireGoalVersion = (db: Database, userId: UserId, id: string, version: number) =>
  guard(
    db,
    sql`exists (
      select 1 from goals where user_id = ${userId} and id = ${id} and version = ${version})`,
    "goals/changed",
  );

const acquisitions = transactionTypes.filter((type) => typeRules[type].direction === "in");

type NewestUnits = { fundId: string; boughtOn: IsoDate };

const hasElssWord = sql.join(
  elssWords.map(
    (word) => sql`coalesce(schemes.category, '') || ' ' || scheme_name like ${`%${word}%`}`,
  ),
  sql` or `,
);

/** When the newest units of each ELSS were bought: all older ones unlock before them. */
export const newestElssUnits = ({ reads }: Database, owner: Owner) =>
  reads.all<NewestUnits>(sql`
    select fund_id as "fundId", max(coalesce(acquired_on, date)) as "boughtOn" from transactions
    where user_id = ${owner} and type in (select value from json_each(${JSON.stringify(acquisitions)}))
      and fund_id in (
        select funds.id from funds left join schemes on schemes.key = funds.amfi_code
        where funds.user_id = ${owner} and cast(units as real) > 0
          and (${hasElssWord}))
    group by fund_id`);
