import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { statementSources } from "../../shared/imports/statement.ts";
import { users } from "../auth/tables.ts";
import { funds } from "../funds/tables.ts";

/** The SQL names say "batch", as they did before `imports` and `importId`: an earlier version may still run on them. */
export const imports = sqliteTable(
  "import_batches",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    source: text({ enum: statementSources }).notNull(),
    from: text("from_date"),
    to: text("to_date"),
    parts: integer().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Each part that is stored, with what its undoing needs. */
export const importParts = sqliteTable(
  "import_parts",
  {
    userId: text("user_id").notNull(),
    importId: text("batch_id").notNull(),
    part: integer().notNull(),
    added: integer().notNull(),
    duplicates: integer().notNull(),
    replaced: integer().notNull(),
    undo: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.importId, table.part] }),
    foreignKey({
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete("cascade"),
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
    importId: text("batch_id").notNull(),
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
    index("statement_balances_by_batch").on(table.userId, table.importId),
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
