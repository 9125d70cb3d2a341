import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { fundColumns } from "../funds/tables.ts";
import { users } from "../auth/tables.ts";

const recipientId = () =>
  text("recipient_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Not a reference: copies stay when the sender's account is deleted. */
const senderColumns = {
  senderId: text("sender_id").notNull(),
  senderName: text("sender_name").notNull(),
  senderEmail: text("sender_email").notNull(),
};

export const shares = sqliteTable(
  "shares",
  {
    recipientId: recipientId(),
    ...senderColumns,
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** Whose funds the recipient gets: ids of the sender's holders, and `me`; null for everyone's. */
    holders: text({ mode: "json" }).$type<string[]>(),
    showHolder: integer("show_holder", { mode: "boolean" }).notNull().default(false),
    /** Another text whenever it gets other terms or is restored. */
    version: text(),
    /** The sender's `accessEpoch` when they let the job keep it up; null where it does not. Of another epoch it is void. */
    keptEpoch: integer("kept_epoch"),
    /** The start of the day in India before which the job has pushed all changes. */
    pushedThrough: integer("pushed_through", { mode: "timestamp_ms" }),
    /** When an update last ran, by the sender or the job; null for none yet. */
    pushedAt: integer("pushed_at", { mode: "timestamp_ms" }),
    /** When the recipient last asked for an update. */
    askedAt: integer("asked_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.senderId] }),
    index("shares_by_sender").on(table.senderId),
    index("shares_kept_up")
      .on(table.pushedThrough)
      .where(sql`kept_epoch is not null`),
  ],
);

export const sharedFunds = sqliteTable(
  "shared_funds",
  {
    recipientId: text("recipient_id").notNull(),
    senderId: text("sender_id").notNull(),
    ...fundColumns,
    sharedAt: integer("shared_at", { mode: "timestamp_ms" }).notNull(),
    sourceUpdatedAt: integer("source_updated_at", { mode: "timestamp_ms" }),
    /** Whose fund it is, where the sender says so. */
    holderName: text("holder_name"),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.senderId, table.id] }),
    foreignKey({
      columns: [table.recipientId, table.senderId],
      foreignColumns: [shares.recipientId, shares.senderId],
    }).onDelete("cascade"),
    index("shared_funds_by_code")
      .on(table.amfiCode)
      .where(sql`amfi_code is not null`),
  ],
);

export const sharingBlocks = sqliteTable(
  "sharing_blocks",
  {
    recipientId: recipientId(),
    ...senderColumns,
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientId, table.senderId] })],
);
