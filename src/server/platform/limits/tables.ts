import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** A user's id for calls, else a SHA-256, so that no e-mail or network address is stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    successes: integer().notNull().default(0),
    endsAt: integer("ends_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("rate_limits_by_end").on(table.endsAt)],
);
