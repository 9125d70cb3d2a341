import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { providerIds } from "../../shared/auth/sign-in-provider.ts";
import { tokenScopes } from "../../shared/auth/access-tokens/schema.ts";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    name: text().notNull(),
    photoUrl: text("photo_url"),
    provider: text({ enum: [...providerIds, "emailAndPassword"] }).notNull(),
    canShare: integer("can_share", { mode: "boolean" }),
    passwordHash: text("password_hash"),
    emailProvenAt: integer("email_proven_at", { mode: "timestamp_ms" }),
    /** When a mailed link last set the password, or the address was changed. */
    recoveredAt: integer("recovered_at", { mode: "timestamp_ms" }),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** When a demo account is deleted; null for all others. */
    demoUntil: integer("demo_until", { mode: "timestamp_ms" }),
    /** The language of mails, as an ISO 639 code; null until it is known. */
    language: text(),
    /** Raised by what ends all sessions and tokens because others may have had the account. */
    accessEpoch: integer("access_epoch").notNull().default(0),
  },
  (table) => [
    index("users_demo")
      .on(table.demoUntil)
      .where(sql`${table.demoUntil} is not null`),
    // A covering index, in the order in which a search for recipients lists people.
    index("users_who_permit_by_proof")
      .on(
        sql`(${table.emailProvenAt} is null)`,
        sql`${table.name} collate nocase`,
        table.id,
        table.email,
        table.photoUrl,
        table.emailProvenAt,
      )
      .where(sql`${table.canShare} = 1`),
  ],
);

/** The row's owner; the row is deleted with the account. */
export const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, so that reading this table signs nobody in. */
    id: text().primaryKey(),
    userId: ownerId(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    seenAt: integer("seen_at", { mode: "timestamp_ms" })
      .notNull()
      .default(sql`0`),
    method: text({ enum: ["password", "passkey", ...providerIds] })
      .notNull()
      .default("password"),
    device: text(),
    reauthenticatedAt: integer("reauthenticated_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);

export const trustedDevices = sqliteTable(
  "trusted_devices",
  {
    userId: ownerId(),
    hash: text().notNull(),
    usedAt: integer("used_at", { mode: "timestamp_ms" }).notNull(),
    /** Until when a right password is enough here; set by nothing but a right code. */
    skipsCodeUntil: integer("skips_code_until", { mode: "timestamp_ms" }),
    /** Whether a right code of the present second factor was given here: others' guesses do not count against it. */
    gaveCode: integer("gave_code", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index("trusted_devices_by_use").on(table.usedAt),
  ],
);

/** A link that lets one person sign up. Without a user, the operator made it. */
export const invitations = sqliteTable(
  "invitations",
  {
    /** SHA-256 of the link's token. */
    hash: text().primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("invitations_by_user").on(table.userId),
    index("invitations_by_expiry").on(table.expiresAt),
  ],
);

export const passwordResetCodes = sqliteTable("password_reset_codes", {
  userId: ownerId().primaryKey(),
  hash: text().notNull().unique(),
  expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
});

/** Mailed links that let a device sign in where too many passwords were tried, the newest of each account. */
export const deviceLinks = sqliteTable(
  "device_links",
  {
    userId: ownerId().primaryKey(),
    /** SHA-256 of the link's code. */
    hash: text().notNull(),
    /** The account's as the link was mailed: with another address or password, it is void. */
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("device_links_by_hash").on(table.hash),
    index("device_links_by_expiry").on(table.expiresAt),
  ],
);

/** A person is an issuer's subject; their address can change. */
export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ownerId(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex("oauth_accounts_by_user").on(table.userId, table.issuer),
  ],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    userId: ownerId(),
    /** As the authenticator made it, in base64url. */
    id: text().notNull(),
    /** A COSE key, in base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer().notNull(),
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    backupEligible: integer("backup_eligible", { mode: "boolean" }).notNull(),
    backedUp: integer("backed_up", { mode: "boolean" }).notNull(),
    /** The host of `APP_URL` when it was added: it works at no other. */
    rpId: text("rp_id").notNull(),
    /** The user's name to authenticators: random, and the same for all passkeys of a user. */
    userHandle: text("user_handle").notNull(),
    name: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    usedAt: integer("used_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("passkeys_by_id").on(table.id),
  ],
);

/** Let programs read, or add imports as well. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    userId: ownerId(),
    id: text().notNull(),
    /** SHA-256 of the token. */
    hash: text().notNull(),
    name: text().notNull(),
    scope: text({ enum: tokenScopes }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    endsAt: integer("ends_at", { mode: "timestamp_ms" }).notNull(),
    /** To the hour. */
    usedAt: integer("used_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("access_tokens_by_hash").on(table.hash),
    index("access_tokens_by_end").on(table.endsAt),
  ],
);

/** How often a user's rows were written. An ETag of a lower number may be out of date. */
export const revisions = sqliteTable("revisions", {
  userId: ownerId().primaryKey(),
  revision: integer().notNull(),
});

/** Challenges that a passkey has answered, until they expire: none is taken twice. */
export const usedChallenges = sqliteTable(
  "used_challenges",
  {
    challenge: text().primaryKey(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("used_challenges_by_expiry").on(table.expiresAt)],
);

/** Signs challenges, which are stored nowhere before they are used. Made at first use. */
export const challengeKey = sqliteTable("challenge_key", {
  id: integer().primaryKey(),
  key: text().notNull(),
});
