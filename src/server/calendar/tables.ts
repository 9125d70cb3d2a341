import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../auth/tables.ts";

/** Addresses at which a calendar program reads the days ahead. */
export const calendars = sqliteTable(
  "calendars",
  {
    userId: ownerId(),
    /** `everyone`, `me` or a holder's id. */
    holderId: text("holder_id").notNull(),
    /** SHA-256 of the token in its address. */
    hash: text().notNull().unique(),
    withAmounts: integer("with_amounts", { mode: "boolean" }).notNull(),
    /** Its user's `accessEpoch` when it was made: of another one it is void. */
    epoch: integer().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** To the hour. */
    readAt: integer("read_at", { mode: "timestamp_ms" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holderId] })],
);
