import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { accessTokens } from "../tables.ts";

/** What a user allowed an assistant: an access token whose secrets OAuth gives out. It ends wherever access tokens end. */
export const oauthGrants = sqliteTable(
  "oauth_grants",
  {
    userId: text("user_id").notNull(),
    /** Random, and known to nobody who never had a secret of the grant. */
    id: text().notNull(),
    tokenId: text("token_id").notNull(),
    clientId: text("client_id").notNull(),
    /** The host to which the answer went. */
    host: text().notNull(),
    /** Whose figures it sees; null: everyone's. */
    person: text(),
    /** To which the user agreed. Until a code is exchanged, the access token itself ends sooner. */
    endsAt: integer("ends_at", { mode: "timestamp_ms" }).notNull(),
    /** The OAuth library's own record, with hashes of the secrets. */
    data: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.tokenId],
      foreignColumns: [accessTokens.userId, accessTokens.id],
    }).onDelete("cascade"),
    uniqueIndex("oauth_grants_by_token").on(table.userId, table.tokenId),
    index("oauth_grants_by_client").on(table.clientId),
  ],
);

/** What is sent to `/api/mcp`, for an hour each. */
export const oauthTokens = sqliteTable(
  "oauth_tokens",
  {
    userId: text("user_id").notNull(),
    /** SHA-256 of the token. */
    hash: text().notNull(),
    grantId: text("grant_id").notNull(),
    /** The address that takes it. */
    audience: text().notNull(),
    endsAt: integer("ends_at", { mode: "timestamp_ms" }).notNull(),
    data: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    foreignKey({
      columns: [table.userId, table.grantId],
      foreignColumns: [oauthGrants.userId, oauthGrants.id],
    }).onDelete("cascade"),
    uniqueIndex("oauth_tokens_by_hash").on(table.hash),
    index("oauth_tokens_by_grant").on(table.userId, table.grantId),
    index("oauth_tokens_by_end").on(table.endsAt),
  ],
);

/** What belongs to no user: clients that registered themselves, and signed assertions that were used. */
export const oauthRecords = sqliteTable(
  "oauth_records",
  {
    key: text().primaryKey(),
    data: text().notNull(),
    /** A client with a grant outlives it. */
    endsAt: integer("ends_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("oauth_records_by_end").on(table.endsAt)],
);
