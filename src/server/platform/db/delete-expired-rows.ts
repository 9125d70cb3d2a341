import { sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/** One write that deleted more would hold up everybody else's. */
const maxRowsPerRun = 50_000;

/** Deletes the rows of a table that have expired; where they are very many, the next hourly run goes on. */
export const deleteExpiredRows = (
  { writes }: Database,
  table: SQLiteTable,
  hasExpired: SQL | undefined,
) =>
  writes.run(sql`
    delete from ${table} where rowid in (
      select rowid from ${table} where ${hasExpired} limit ${maxRowsPerRun})`);
