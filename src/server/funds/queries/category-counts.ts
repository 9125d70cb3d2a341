import { and, eq, notInArray, sql } from "drizzle-orm";
import { categories } from "../categories/tables.ts";
import type { Database } from "../../platform/db/client.ts";
import type { UserId } from "../../platform/user-id.ts";
import { funds } from "../tables.ts";

/** Both counts belong after the change of funds, in the same batch. */
export const recountCategory = ({ writes }: Database, userId: UserId, name: string, now: Date) =>
  writes.run(upsertCounts(userId, now, sql`and category = ${name}`));

export const recountCategories = ({ writes }: Database, userId: UserId, now: Date) => [
  writes.run(upsertCounts(userId, now, sql``)),
  writes
    .delete(categories)
    .where(
      and(
        eq(categories.userId, userId),
        notInArray(
          categories.name,
          writes.select({ name: funds.category }).from(funds).where(eq(funds.userId, userId)),
        ),
      ),
    ),
];

const upsertCounts = (userId: UserId, now: Date, where: ReturnType<typeof sql>) => sql`
  insert into categories (user_id, name, count, created_at)
  select user_id, category, count(*), ${now.getTime()} from funds where user_id = ${userId} ${where} group by category
  on conflict (user_id, name) do update set count = excluded.count, updated_at = excluded.created_at
  where categories.count <> excluded.count`;
