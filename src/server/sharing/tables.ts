import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { fundColumns } from "../funds/tables.ts";
import { users } from "../auth/tables.ts";

/** The one who receives: what was received goes with their account, and only with theirs. */
const recipientId = () =>
  text("recipient_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Who a sender is, noted down: what was received stays when the sender's account is gone. */
const senderColumns = {
  senderId: text("sender_id").notNull(),
  senderName: text("sender_name").notNull(),
  senderEmail: text("sender_email").notNull(),
};

/** Who shares with whom. Read by its recipient it is a list of senders, read by its sender whom they share with. */
export const shares = sqliteTable(
  "shares",
  {
    recipientId: recipientId(),
    ...senderColumns,
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.senderId] }),
    index("shares_by_sender").on(table.senderId),
  ],
);

/** The copies of a sender's funds that a recipient has. */
export const sharedFunds = sqliteTable(
  "shared_funds",
  {
    recipientId: text("recipient_id").notNull(),
    senderId: text("sender_id").notNull(),
    ...fundColumns,
    sharedAt: integer("shared_at", { mode: "timestamp_ms" }).notNull(),
    /** The sender's fund's own `updatedAt` when it was copied: it has another one since it changed. */
    sourceUpdatedAt: integer("source_updated_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.senderId, table.id] }),
    foreignKey({
      columns: [table.recipientId, table.senderId],
      foreignColumns: [shares.recipientId, shares.senderId],
    }).onDelete("cascade"),
  ],
);

/** Whom a recipient takes nothing from any more. */
export const sharingBlocks = sqliteTable(
  "sharing_blocks",
  {
    recipientId: recipientId(),
    ...senderColumns,
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientId, table.senderId] })],
);
