import { sql } from "drizzle-orm";
import { check, integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** Is always empty: a guard whose condition does not hold tries to insert what the check refuses. */
export const guards = sqliteTable("guards", { holds: integer().notNull() }, () => [
  check("guard", sql`holds = 1`),
]);
