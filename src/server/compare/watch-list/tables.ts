import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../../auth/tables.ts";

/** Schemes that a user follows without holding them. The list of schemes has their names and NAVs. */
export const watchedSchemes = sqliteTable(
  "watched_schemes",
  {
    userId: ownerId(),
    code: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.code] }),
    index("watched_schemes_by_code").on(table.code),
  ],
);
