import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../tables.ts";

/** Mailed links that prove an account's address, the newest of each account. */
export const addressProofs = sqliteTable(
  "address_proofs",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** To which it was mailed. */
    email: text().notNull(),
    /** SHA-256 of the link's code. */
    hash: text().notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("address_proofs_by_expiry").on(table.expiresAt)],
);
