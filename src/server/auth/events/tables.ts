import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { eventKinds } from "../../../shared/account/event.ts";
import { ownerId } from "../tables.ts";

/** Events about the security of an account. */
export const accountEvents = sqliteTable(
  "account_events",
  {
    userId: ownerId(),
    id: text().notNull(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    kind: text({ enum: eventKinds }).notNull(),
    device: text(),
    network: text(),
    detail: text(),
    /** Whether a mail still has to tell it. */
    isPending: integer("is_pending", { mode: "boolean" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("account_events_by_time").on(table.userId, table.at),
  ],
);

/** When the next mail about events is due. */
export const accountNotices = sqliteTable(
  "account_notices",
  {
    userId: ownerId().primaryKey(),
    /** null where all is told. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }),
    /** Until then events wait for the mail at its end. */
    quietUntil: integer("quiet_until", { mode: "timestamp_ms" }).notNull(),
    /** Failed in a row. */
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index("account_notices_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);
