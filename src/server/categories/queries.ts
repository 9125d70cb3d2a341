import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { UserId } from "../auth/user-id.ts";
import type { Database } from "../platform/db/client.ts";
import type { Owner } from "../platform/db/query.ts";
import { categories } from "./tables.ts";
import { funds } from "../funds/tables.ts";

export type CategoryRow = typeof categories.$inferSelect;

export const categoriesOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(categories).where(eq(categories.userId, owner)).orderBy(asc(categories.name));

/** Counts one category that has just got a fund, and makes its record with the first. Belongs behind the insert, in its batch. */
export const countCategory = ({ writes }: Database, userId: UserId, name: string, now: Date) =>
  writes.run(countOf(userId, now, sql`and category = ${name}`));

/**
 * Sets all of a user's counts to what the funds say, and deletes the records of categories without funds. Belongs
 * behind a change or deletion of funds, in its batch: which category a fund was in is known only there.
 */
export const countCategories = ({ writes }: Database, userId: UserId, now: Date) =>
  [
    writes.run(countOf(userId, now, sql``)),
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
  ] as const;

const countOf = (userId: UserId, now: Date, which: ReturnType<typeof sql>) => sql`
  insert into categories (user_id, name, count, created_at)
  select user_id, category, count(*), ${now.getTime()} from funds where user_id = ${userId} ${which} group by category
  on conflict (user_id, name) do update set count = excluded.count, updated_at = excluded.created_at
  where categories.count <> excluded.count`;
