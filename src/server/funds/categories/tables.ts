import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../../auth/tables.ts";

/** `count` is set from the funds in the batch that changes them. */
export const categories = sqliteTable(
  "categories",
  {
    userId: ownerId(),
    name: text().notNull(),
    count: integer().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
