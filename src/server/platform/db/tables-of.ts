import { is, type AnyColumn } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

/** The tables among what modules export. */
export const tablesIn = (modules: readonly Readonly<Record<string, unknown>>[]): SQLiteTable[] =>
  modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is SQLiteTable => is(value, SQLiteTable));

/** Whether a table's rows are deleted with the row of another that they refer to. */
export const belongsTo = (table: SQLiteTable, parent: SQLiteTable): boolean =>
  getTableConfig(table).foreignKeys.some(
    (key) => key.reference().foreignTable === parent && key.onDelete === "cascade",
  );

export type TableOfHolder = SQLiteTable & { userId: AnyColumn; holderId: AnyColumn };

export const saysHolder = (table: SQLiteTable): table is TableOfHolder => "holderId" in table;
