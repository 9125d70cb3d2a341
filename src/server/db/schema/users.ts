import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Trimmed and lower-cased by the contract, so that one address is one account. */
    email: text().notNull().unique(),
    name: text().notNull(),
    photoUrl: text("photo_url"),
    provider: text({ enum: ["google", "emailAndPassword"] }).notNull(),
    canShare: integer("can_share", { mode: "boolean" }),
    /** argon2id in PHC form; null for an account that has no password. */
    passwordHash: text("password_hash"),
    /** When somebody first proved that the address is theirs; null while nobody has. */
    emailProvenAt: integer("email_proven_at", { mode: "timestamp_ms" }),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    // All that a search among them looks at, in the order of their list: it reads nothing else.
    index("users_who_permit")
      .on(sql`${table.name} collate nocase`, table.id, table.email, table.photoUrl)
      .where(sql`${table.canShare} = 1`),
  ],
);
