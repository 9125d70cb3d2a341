import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../auth/tables.ts";

/** Google identities that wait until their owner has proved that the account with the same address is theirs. */
export const pendingGoogleLinks = sqliteTable(
  "pending_google_links",
  {
    /** SHA-256 of the cookie of the browser that the sign-in ran in. */
    browserHash: text("browser_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    photoUrl: text("photo_url"),
    /** SHA-256 of the code in the newest mailed link; null before one was mailed. */
    codeHash: text("code_hash"),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("pending_google_links_by_user").on(table.userId),
    index("pending_google_links_by_expiry").on(table.expiresAt),
  ],
);
