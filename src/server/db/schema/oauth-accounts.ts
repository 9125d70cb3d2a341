import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** Who signs in through a provider: a person is an issuer's subject, whatever their address is today. */
export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    // One account is one person's.
    uniqueIndex("oauth_accounts_by_user").on(table.userId),
  ],
);
