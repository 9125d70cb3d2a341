import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../auth/tables.ts";

/** Rupees and percentages are decimals as text. */
export const goals = sqliteTable(
  "goals",
  {
    userId: ownerId(),
    id: text().notNull(),
    name: text().notNull(),
    /** Rupees of the day on which it was typed. */
    target: text().notNull(),
    on: text("on_date").notNull(),
    inflation: text().notNull(),
    expected: text().notNull(),
    stepUp: text("step_up").notNull(),
    withdrawal: text(),
    /** Whose it is: `me` or a holder's id; null: everyone's. */
    holderId: text("holder_id"),
    /** JSON: the funds that feed it, with their percentages. Those of a deleted fund stay: it can be restored. */
    parts: text().notNull(),
    /** Raised by each change, so that one of two at once is refused. */
    version: integer().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
