import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../tables.ts";

const factorColumns = {
  userId: ownerId().primaryKey(),
  /** Sealed by the key of `keyId`, for this user alone. */
  secret: text().notNull(),
  keyId: text("key_id").notNull(),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  /** The newest step of which a code was used: no code is taken twice. */
  lastStep: integer("last_step").notNull(),
  /** When codes were tried since the last right one, in milliseconds: the newest ten. */
  tries: text({ mode: "json" }).$type<number[]>().notNull(),
  /** Codes tried since the last right one. */
  failures: integer().notNull(),
  /** The same of devices that gave a right code before. */
  knownTries: text("known_tries", { mode: "json" }).$type<number[]>().notNull().default([]),
  knownFailures: integer("known_failures").notNull().default(0),
  /** One salt for all recovery codes, so that a guess costs one hash. */
  codesSalt: text("codes_salt").notNull(),
  /** Hashes of unused recovery codes. */
  codeHashes: text("code_hashes", { mode: "json" }).$type<string[]>().notNull(),
  codesMadeAt: integer("codes_made_at", { mode: "timestamp_ms" })
    .notNull()
    .default(sql`0`),
};

export const secondFactors = sqliteTable("second_factors", factorColumns);

/** Factors that were on before an address was changed, for as long as it has a way back. */
export const formerFactors = sqliteTable("former_factors", factorColumns);

/** Sign-ins whose password was right and whose code is still asked for. */
export const codeTickets = sqliteTable(
  "code_tickets",
  {
    /** SHA-256 of the cookie's token. */
    hash: text().primaryKey(),
    userId: ownerId(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("code_tickets_by_user").on(table.userId),
    index("code_tickets_by_expiry").on(table.expiresAt),
  ],
);

/** Second factors of which somebody says that all is lost: phone, recovery codes and passkeys. */
export const factorLosses = sqliteTable(
  "factor_losses",
  {
    userId: ownerId().primaryKey(),
    /** SHA-256 of the mailed code, and of the cookie of the browser that asked for it. */
    linkHash: text("link_hash").notNull(),
    browserHash: text("browser_hash").notNull(),
    /** When the link was mailed; it works for an hour. */
    askedAt: integer("asked_at", { mode: "timestamp_ms" }).notNull(),
    /** When the link was opened; null before. */
    startedAt: integer("started_at", { mode: "timestamp_ms" }),
    /** SHA-256 of the codes by which its mails cancel it, one of each. */
    cancelHashes: text("cancel_hashes", { mode: "json" }).$type<string[]>().notNull(),
    /** How many of the three mails the mail service took, and when it took the last. */
    mailsTaken: integer("mails_taken").notNull(),
    mailedAt: integer("mailed_at", { mode: "timestamp_ms" }),
    /** When the next step is due; null before the link was opened. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("factor_losses_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);
