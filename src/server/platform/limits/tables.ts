import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Attempts and calls within a window of time, in the database so that every place the worker runs at counts them together. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** What is counted: calls by the user's id, anything else by a SHA-256, so that no address of a person is kept here. */
    key: text().primaryKey(),
    /** Attempts that did not succeed, or have not yet. */
    count: integer().notNull(),
    /** Attempts that did. */
    successes: integer().notNull().default(0),
    endsAt: integer("ends_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("rate_limits_by_end").on(table.endsAt)],
);
