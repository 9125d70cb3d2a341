import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const tokenSyncKey = sqliteTable("token_sync_key", {
  id: integer().primaryKey(),
  jwk: text().notNull(),
  createdAt: integer("created_at").notNull().default(0),
});
