import { sql } from "drizzle-orm";
import { check, integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** Always empty: a guard that fails does so by inserting a row that the check rejects. */
export const guards = sqliteTable("guards", { holds: integer().notNull() }, () => [
  check("guard", sql`holds = 1`),
]);
