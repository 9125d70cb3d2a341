import { createClient, type InValue, type Row } from "@libsql/client/web";

/** Looks into the database past the product. */
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
