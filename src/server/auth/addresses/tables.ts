import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../tables.ts";

/** Mailed links that prove an account's address, the newest of each account. */
export const addressProofs = sqliteTable(
  "address_proofs",
  {
    userId: ownerId().primaryKey(),
    /** To which it was mailed. */
    email: text().notNull(),
    /** SHA-256 of the link's code. */
    hash: text().notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("address_proofs_by_expiry").on(table.expiresAt)],
);

/** A new address that its owner has not proven yet, the newest of each account. */
export const addressChanges = sqliteTable(
  "address_changes",
  {
    userId: ownerId().primaryKey(),
    email: text().notNull(),
    hash: text().notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("address_changes_by_expiry").on(table.expiresAt)],
);

/** Addresses that accounts had; nobody else gets one while its mailbox has a way back. */
export const formerAddresses = sqliteTable(
  "former_addresses",
  {
    email: text().primaryKey(),
    userId: ownerId(),
    /** SHA-256 of the code of the way back. */
    hash: text().notNull(),
    /** When it was given up first, of those times that are undone together. */
    changedAt: integer("changed_at", { mode: "timestamp_ms" }).notNull(),
    reservedUntil: integer("reserved_until", { mode: "timestamp_ms" }).notNull(),
    hadPassword: integer("had_password", { mode: "boolean" }).notNull(),
    /** When the mail with the way back is tried again; null once the mail service has taken it. */
    mailDueAt: integer("mail_due_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("former_addresses_due")
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
    index("former_addresses_by_user").on(table.userId),
    index("former_addresses_by_hash").on(table.hash),
    index("former_addresses_by_end").on(table.reservedUntil),
  ],
);
