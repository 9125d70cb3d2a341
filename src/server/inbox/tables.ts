import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { dropReasons } from "../../shared/inbox/schema.ts";
import { senderKinds } from "../../shared/inbox/sender.ts";
import { ownerId } from "../auth/tables.ts";
import type { ForwardingQuestion } from "./forwarding.ts";

/** Where statements can be mailed to for a user. */
export const inboxAddresses = sqliteTable("inbox_addresses", {
  userId: ownerId().primaryKey(),
  /** The part before the `@`. */
  localPart: text("local_part").notNull().unique(),
  /** Its user's `accessEpoch` when it was made: of another one it is void. */
  epoch: integer().notNull(),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  /** When something of a mail was last not kept, and why. */
  droppedAt: integer("dropped_at", { mode: "timestamp_ms" }),
  droppedWhy: text("dropped_why", { enum: dropReasons }),
  /** Google's question whether mails may be forwarded here (`ForwardingQuestion`). */
  question: text({ mode: "json" }).$type<ForwardingQuestion>(),
  questionAt: integer("question_at", { mode: "timestamp_ms" }),
});

/** Statements that came by mail, each locked by a password of its own. */
export const inboxFiles = sqliteTable(
  "inbox_files",
  {
    userId: ownerId(),
    id: text().notNull(),
    /** Its user's `accessEpoch` when it came: of another one it is void. */
    epoch: integer().notNull(),
    name: text().notNull(),
    /** null where no server vouches for it. */
    senderDomain: text("sender_domain"),
    senderKind: text("sender_kind", { enum: senderKinds }).notNull(),
    bytes: integer().notNull(),
    /** The SHA-256 of its bytes: the same file that comes twice is one. */
    hash: text().notNull(),
    chunks: integer().notNull(),
    receivedAt: integer("received_at", { mode: "timestamp_ms" }).notNull(),
    /** Once it was read or put away; it goes some days later. */
    hiddenAt: integer("hidden_at", { mode: "timestamp_ms" }),
    /** The import that read it. */
    importId: text("import_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("inbox_files_by_age").on(table.receivedAt),
    index("inbox_files_hidden")
      .on(table.hiddenAt)
      .where(sql`hidden_at is not null`),
  ],
);

/** Mails that Resend has received: those that are still to be fetched, and those that were, so that none comes twice. */
export const inboxMails = sqliteTable(
  "inbox_mails",
  {
    userId: ownerId(),
    /** Resend's. */
    id: text().notNull(),
    /** The address that it was sent to. */
    localPart: text("local_part").notNull(),
    foundAt: integer("found_at", { mode: "timestamp_ms" }).notNull(),
    /** When it is to be fetched; null once it was, or cannot be. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }),
    tries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("inbox_mails_due")
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index("inbox_mails_by_age").on(table.foundAt),
  ],
);

/** What a file consists of, each part sealed by itself. */
export const inboxChunks = sqliteTable(
  "inbox_chunks",
  {
    userId: text("user_id").notNull(),
    fileId: text("file_id").notNull(),
    place: integer().notNull(),
    sealed: text().notNull(),
    keyId: text("key_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId, table.place] }),
    foreignKey({
      columns: [table.userId, table.fileId],
      foreignColumns: [inboxFiles.userId, inboxFiles.id],
    }).onDelete("cascade"),
    index("inbox_chunks_by_key").on(table.keyId),
  ],
);
