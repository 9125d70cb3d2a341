import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { removalKinds } from "../../shared/removals/schema.ts";
import { ownerId, users } from "../auth/tables.ts";

/** Rows that a user deleted together. Once restored it stays, without its rows, to answer repeated calls. */
export const removals = sqliteTable(
  "removals",
  {
    userId: ownerId(),
    id: text().notNull(),
    kind: text({ enum: removalKinds }).notNull(),
    title: text().notNull(),
    rowCount: integer("row_count").notNull(),
    /**
     * The other party of a share: the recipient, or a removed sender who has an account. `title` is their name, and what
     * they gave ends with their account, so the removal is deleted with it.
     */
    otherPartyId: text("other_party_id").references(() => users.id, { onDelete: "cascade" }),
    removedAt: integer("removed_at", { mode: "timestamp_ms" }).notNull(),
    restoredAt: integer("restored_at", { mode: "timestamp_ms" }),
    /** When the recipient dismissed the notice that the share has ended. */
    dismissedAt: integer("dismissed_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("removals_by_date").on(table.removedAt),
    index("removals_by_other_party").on(table.otherPartyId),
  ],
);

export const removedRows = sqliteTable(
  "removed_rows",
  {
    userId: text("user_id").notNull(),
    removalId: text("removal_id").notNull(),
    /** The row at 0 is what the user deleted; the others were deleted with it. */
    position: integer().notNull(),
    tableName: text("table_name").notNull(),
    /** The row as JSON, by the names of `tables.ts`, with its `formatVersion`. */
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
