import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

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

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token: who reads this table cannot sign in with it. */
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** Last use, to ten minutes. */
    seenAt: integer("seen_at", { mode: "timestamp_ms" })
      .notNull()
      .default(sql`0`),
    method: text({ enum: ["password", "google"] })
      .notNull()
      .default("password"),
    /** Such as "Firefox on Windows"; null where the browser did not say. */
    device: text(),
    /** When the provider last authenticated the user anew for this session; null where it never had to. */
    reauthenticatedAt: integer("reauthenticated_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);

/** Browsers that a user has signed in with: strangers' attempts do not lock these out. */
export const trustedDevices = sqliteTable(
  "known_browsers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the browser's own cookie. */
    hash: text().notNull(),
    usedAt: integer("used_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index("known_browsers_by_use").on(table.usedAt),
  ],
);

/** One a user, so that a newer code voids an older one. */
export const passwordResetCodes = sqliteTable("password_reset_codes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the code: who reads this table cannot use it. */
  hash: text().notNull().unique(),
  expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
});

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
