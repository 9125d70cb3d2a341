import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../auth/tables.ts";

/**
 * The columns of a holding and its copies. Amounts are exact decimals as text; calculated figures
 * are not stored.
 */
export const fundColumns = {
  id: text().notNull(),
  folioNumber: text("folio_number").notNull(),
  schemeName: text("scheme_name").notNull(),
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

export const ledgerColumns = {
  /** Counts the changes of the ledger; 0 for a fund with totals only. */
  ledgerVersion: integer("ledger_version").notNull().default(0),
  transactionCount: integer("transaction_count").notNull().default(0),
  realised: text(),
  firstDate: text("first_date"),
  lastDate: text("last_date"),
};

export const funds = sqliteTable(
  "funds",
  {
    userId: ownerId(),
    ...fundColumns,
    ...ledgerColumns,
    /** Whose fund it is; null: the account's owner. A holder with funds is not deleted. */
    holderId: text("holder_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("funds_by_category").on(table.userId, table.category),
    index("funds_by_scheme").on(
      table.userId,
      sql`case when amfi_code is null then name_key else amfi_code end`,
    ),
    // Finds what has changed since a share was last kept up, without reading the other funds.
    index("funds_by_update")
      .on(table.userId, table.updatedAt)
      .where(sql`updated_at is not null`),
    // For the hourly job, whose cost must not grow with the number of funds.
    index("funds_by_code")
      .on(table.amfiCode, table.firstDate)
      .where(sql`amfi_code is not null`),
  ],
);

/** Exit loads that the user typed, as JSON of an `ExitLoad`. */
export const exitLoads = sqliteTable(
  "exit_loads",
  {
    userId: text("user_id").notNull(),
    fundId: text("fund_id").notNull(),
    load: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fundId] }),
    foreignKey({
      columns: [table.userId, table.fundId],
      foreignColumns: [funds.userId, funds.id],
    }).onDelete("cascade"),
  ],
);
