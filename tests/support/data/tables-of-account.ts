import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { users } from "../../../src/server/auth/tables.ts";
import { userTables } from "../../../src/server/every-table.ts";
import { belongsTo } from "../../../src/server/platform/db/tables-of.ts";

/** Whether the rows of a table are deleted with an account: it refers to users, or to a table that does. */
export const goesWithAccount = (table: SQLiteTable, tables: readonly SQLiteTable[]): boolean =>
  tables.some(
    (parent) =>
      parent !== table &&
      belongsTo(table, parent) &&
      (parent === (users as SQLiteTable) || goesWithAccount(parent, tables)),
  );

/** The names of the tables whose rows are an account's. */
export const tablesOfAccount: readonly string[] = userTables
  .filter((table) => goesWithAccount(table, userTables))
  .map(getTableName);
