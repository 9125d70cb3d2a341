import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Messages of the mail service that were taken, as it may send each again. */
export const deliveryEvents = sqliteTable(
  "mail_events",
  {
    id: text().primaryKey(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("mail_events_by_time").on(table.at)],
);
