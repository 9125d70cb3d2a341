import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** Browsers that a user has signed in with: strangers' attempts do not lock these out. */
export const knownBrowsers = sqliteTable(
  "known_browsers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the browser's own cookie. */
    hash: text().notNull(),
    usedAt: integer("used_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index("known_browsers_by_use").on(table.usedAt),
  ],
);
