import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The key that tokens for the synced service are signed with: one row, with id 1, made when it is first wanted. */
export const tokenSyncKey = sqliteTable("token_sync_key", {
  id: integer().primaryKey(),
  /** The private key as a JSON Web Key. */
  jwk: text().notNull(),
});
