import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Attempts within a window of time, in the database so that every place the worker runs at counts them together. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** SHA-256 of what is counted: no address of a person is kept here. */
    key: text().primaryKey(),
    /** Attempts that did not succeed, or have not yet. */
    count: integer().notNull(),
    /** Attempts that did. */
    successes: integer().notNull().default(0),
    endsAt: integer("ends_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("rate_limits_by_end").on(table.endsAt)],
);
