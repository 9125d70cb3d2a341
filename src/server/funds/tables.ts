import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../auth/tables.ts";

/** What a holding and every copy of it consist of. Amounts are exact decimals as text; what follows from them is worked out, never stored. */
export const fundColumns = {
  /** Made by the client; unique within its user, so that nobody can meet another's fund by its id. */
  id: text().notNull(),
  folioNumber: text("folio_number").notNull(),
  schemeName: text("scheme_name").notNull(),
  /** The name as the NAV lookup knows it. */
  nameKey: text("name_key").notNull(),
  amfiCode: text("amfi_code"),
  category: text().notNull(),
  investedAmount: text("invested_amount").notNull(),
  units: text().notNull(),
  nav: text(),
  navDate: text("nav_date"),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  updatedAt: integer("updated_at", { mode: "timestamp_ms" }),
};

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
