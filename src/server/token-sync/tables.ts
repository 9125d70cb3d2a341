import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The keys that tokens for the synced service are signed with: the first is made when it is wanted, each next one by a rotation. */
export const tokenSyncKey = sqliteTable("token_sync_key", {
  id: integer().primaryKey(),
  /** The private key as a JSON Web Key. */
  jwk: text().notNull(),
  createdAt: integer("created_at").notNull().default(0),
});
