import { createClient, type InValue, type Row } from "@libsql/client/web";
import { withWriteLock } from "../../../src/server/platform/db/write-lock.ts";
import { writeLockOf } from "./write-locks.ts";

/** Runs a statement directly on the database; a write waits for its turn. */
export async function runSql(
  databaseUrl: string,
  sql: string,
  args: InValue[] = [],
): Promise<Row[]> {
  const client = createClient({ url: databaseUrl });
  const run = async () => (await client.execute({ sql, args })).rows;
  const url = isRead(sql) ? undefined : writeLockOf(databaseUrl);
  const authToken = new URL(databaseUrl).searchParams.get("authToken") ?? undefined;
  try {
    return await (url === undefined ? run() : withWriteLock({ url, authToken }, 30_000, run));
  } finally {
    client.close();
  }
}

const isRead = (sql: string): boolean => /^\s*(select|pragma)\b/i.test(sql);
