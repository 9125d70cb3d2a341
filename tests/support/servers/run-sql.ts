import { createClient, type InValue, type Row } from "@libsql/client/web";

/** Runs a statement directly on the database. */
export async function runSql(
  databaseUrl: string,
  sql: string,
  args: InValue[] = [],
): Promise<Row[]> {
  const client = createClient({ url: databaseUrl });
  try {
    return (await client.execute({ sql, args })).rows;
  } finally {
    client.close();
  }
}
