import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../tables.ts";

export const pendingLinks = sqliteTable(
  "pending_links",
  {
    browserHash: text("browser_hash").primaryKey(),
    userId: ownerId(),
    issuer: text().notNull(),
    subject: text().notNull(),
    photoUrl: text("photo_url"),
    codeHash: text("code_hash"),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("pending_links_by_user").on(table.userId),
    index("pending_links_by_expiry").on(table.expiresAt),
  ],
);
