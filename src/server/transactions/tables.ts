import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { transactionSources } from "../../shared/transactions/schema.ts";
import { transactionTypes } from "../../shared/transactions/types.ts";
import { funds } from "../funds/tables.ts";

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
    importId: text("batch_id"),
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
    index("transactions_by_batch")
      .on(table.userId, table.importId, table.fundId)
      .where(sql`batch_id is not null`),
  ],
);
