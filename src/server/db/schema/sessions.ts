import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token: who reads this table cannot sign in with it. */
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** Last use, to ten minutes. */
    seenAt: integer("seen_at", { mode: "timestamp_ms" })
      .notNull()
      .default(sql`0`),
    method: text({ enum: ["password", "google"] })
      .notNull()
      .default("password"),
    /** Such as "Firefox on Windows"; null where the browser did not say. */
    device: text(),
    /** When the provider last authenticated the user anew for this session; null where it never had to. */
    reauthenticatedAt: integer("reauthenticated_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);
