import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { removalKinds } from "../../shared/removals/schema.ts";
import { users } from "../auth/tables.ts";

/** What a user deleted at once. One that was restored stays, without its rows, to answer when it is asked for again. */
export const removals = sqliteTable(
  "removals",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    kind: text({ enum: removalKinds }).notNull(),
    title: text().notNull(),
    rowCount: integer("row_count").notNull(),
    /** With whom it was shared: the record has their name, so it goes with their account too. */
    recipientId: text("recipient_id").references(() => users.id, { onDelete: "cascade" }),
    removedAt: integer("removed_at", { mode: "timestamp_ms" }).notNull(),
    restoredAt: integer("restored_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("removals_by_date").on(table.removedAt),
    index("removals_by_recipient").on(table.recipientId),
  ],
);

export const removedRows = sqliteTable(
  "removed_rows",
  {
    userId: text("user_id").notNull(),
    removalId: text("removal_id").notNull(),
    /** The first row, at 0, is what was deleted; the others went with it. */
    position: integer().notNull(),
    tableName: text("table_name").notNull(),
    /** JSON of the row's columns, by their names. */
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.removalId, table.position] }),
    foreignKey({
      columns: [table.userId, table.removalId],
      foreignColumns: [removals.userId, removals.id],
    }).onDelete("cascade"),
  ],
);
