import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { transactionSources } from "../../shared/transactions/schema.ts";
import { transactionTypes } from "../../shared/transactions/types.ts";
import { funds } from "../funds/tables.ts";
import { imports } from "../imports/tables.ts";

/** Amounts, units and NAVs are exact decimals as text. */
export const transactions = sqliteTable(
  "transactions",
  {
    userId: text("user_id").notNull(),
    id: text().notNull(),
    fundId: text("fund_id").notNull(),
    date: text().notNull(),
    sequence: integer().notNull(),
    type: text({ enum: transactionTypes }).notNull(),
    units: text().notNull(),
    amount: text().notNull(),
    nav: text(),
    stampDuty: text("stamp_duty").notNull(),
    exitLoad: text("exit_load").notNull(),
    stt: text().notNull(),
    tds: text().notNull(),
    note: text(),
    pairId: text("pair_id"),
    cost: text(),
    acquiredOn: text("acquired_on"),
    source: text({ enum: transactionSources }).notNull(),
    sipId: text("sip_id"),
    dueDate: text("due_date"),
    confirmed: integer({ mode: "boolean" }).notNull(),
    importId: text("import_id"),
    importKey: text("import_key"),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.fundId],
      foreignColumns: [funds.userId, funds.id],
    }).onDelete("cascade"),
    index("transactions_by_date").on(table.userId, table.fundId, table.date),
    index("transactions_by_pair")
      .on(table.userId, table.pairId, table.fundId)
      .where(sql`pair_id is not null`),
    index("transactions_by_acquisition")
      .on(table.acquiredOn)
      .where(sql`acquired_on is not null`),
    index("transactions_by_import")
      .on(table.userId, table.importId, table.fundId)
      .where(sql`import_id is not null`),
    index("transactions_estimated")
      .on(table.userId, table.fundId, table.date)
      .where(sql`confirmed = 0`),
  ],
);

/**
 * A statement's printed balance of a fund, to compare the fund with later. Kept with its import and its fund; amounts
 * are exact decimals as text.
 */
export const statementBalances = sqliteTable(
  "statement_balances",
  {
    userId: text("user_id").notNull(),
    fundId: text("fund_id").notNull(),
    importId: text("import_id").notNull(),
    /** The statement's day; that of the import where the file has none. */
    date: text().notNull(),
    isDated: integer("is_dated", { mode: "boolean" }).notNull(),
    folio: text().notNull(),
    scheme: text().notNull(),
    units: text().notNull(),
    /** To how many decimals the units are compared. */
    unitDecimals: integer("unit_decimals").notNull(),
    cost: text(),
    value: text(),
    /** Lines with an amount that the import left out. */
    leftOut: integer("left_out").notNull(),
    /** The fund's units on that day right after the import, in millionths. */
    recordedThen: integer("recorded_then").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fundId, table.importId] }),
    index("statement_balances_by_import").on(table.userId, table.importId),
    foreignKey({
      columns: [table.userId, table.fundId],
      foreignColumns: [funds.userId, funds.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete("cascade"),
  ],
);
