import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { UserId } from "../auth/user-id.ts";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { categories } from "../db/schema/categories.ts";
import { funds } from "../db/schema/funds.ts";

export const categoriesOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(categories).where(eq(categories.userId, owner)).orderBy(asc(categories.name));

/**
 * Sets a category's count to what the funds say, makes its record with the first fund and deletes it with the
 * last. Belongs behind the change of the funds, in the same batch.
 */
export function recountCategory({ writes }: Database, userId: UserId, name: string, now: Date) {
  const members = and(eq(funds.userId, userId), eq(funds.category, name));
  return [
    writes.run(sql`
      insert into categories (user_id, name, count, created_at)
      select ${userId}, ${name}, count(*), ${now.getTime()} from funds where ${members} group by category
      on conflict (user_id, name) do update set count = excluded.count, updated_at = excluded.created_at
      where categories.count <> excluded.count`),
    writes.delete(categories).where(
      and(
        eq(categories.userId, userId),
        eq(categories.name, name),
        notExists(writes.select({ one: sql`1` }).from(funds).where(members)),
      ),
    ),
  ] as const;
}
