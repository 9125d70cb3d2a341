import { foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { statementSources } from "../../shared/imports/statement.ts";
import { ownerId } from "../auth/tables.ts";
import { funds } from "../funds/tables.ts";

export const imports = sqliteTable(
  "imports",
  {
    userId: ownerId(),
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
    importId: text("import_id").notNull(),
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

/** The scheme that a user chose for what a statement names by ISIN, code or name (`schemeKeyOf`). */
export const chosenSchemes = sqliteTable(
  "chosen_schemes",
  {
    userId: ownerId(),
    schemeKey: text("scheme_key").notNull(),
    amfiCode: text("amfi_code").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.schemeKey] })],
);

/**
 * The fund under which a user records a scheme that is not in AMFI's list, by what a statement names it by. The fund can
 * be given a scheme of the list later; the answer is forgotten with the fund.
 */
export const unlistedSchemes = sqliteTable(
  "unlisted_schemes",
  {
    userId: text("user_id").notNull(),
    schemeKey: text("scheme_key").notNull(),
    fundId: text("fund_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fundId, table.schemeKey] }),
    foreignKey({
      columns: [table.userId, table.fundId],
      foreignColumns: [funds.userId, funds.id],
    }).onDelete("cascade"),
  ],
);

/** The imports that a user undid: a part of one can arrive later. */
export const undoneImports = sqliteTable(
  "undone_imports",
  {
    userId: ownerId(),
    importId: text("import_id").notNull(),
    undoneAt: integer("undone_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.importId] })],
);
