import type { Client } from "@libsql/client/web";
import type { Stored } from "./upgrade-plan.ts";

const journal = "__drizzle_migrations";

/** SQLite's, libSQL's and the journal's own are left out. */
const isOfFundbook = (name: string, table: string): boolean =>
  table !== journal && !/^(sqlite|libsql|_litestream)_/.test(name);

export async function readStoredSchema(client: Client): Promise<Stored> {
  const { rows } = await client.execute(
    "select name, tbl_name as of_table, sql from sqlite_master where sql is not null",
  );
  const found = rows.map((row) => ({
    name: String(row["name"]),
    table: String(row["of_table"]),
    sql: String(row["sql"]),
  }));
  const applied = found.some(({ name }) => name === journal)
    ? (await client.execute(`select hash, created_at as at from ${journal}`)).rows
    : [];
  return {
    journal: applied.map(({ hash, at }) => ({ hash: String(hash), at: Number(at) })),
    schema: found.filter(({ name, table }) => isOfFundbook(name, table)).map(({ sql }) => sql),
  };
}
