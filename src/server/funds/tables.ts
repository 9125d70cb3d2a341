import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { fundColumns } from "./fund-columns.ts";
import { users } from "../auth/tables.ts";

/** A user's holdings. */
export const funds = sqliteTable(
  "funds",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...fundColumns,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("funds_by_category").on(table.userId, table.category),
  ],
);
