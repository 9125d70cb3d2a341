import { createClient, type InValue, type Row } from "@libsql/client/web";
import { withWriteLock } from "../../../src/server/platform/db/write-lock.ts";

const lockVariable = (databaseUrl: string) => `WRITE_LOCK_OF_${new URL(databaseUrl).port}`;

/** Lets tests write to a running product's database in its queue, also those of other processes that start later. */
export function rememberWriteLock(databaseUrl: string, lock: string | undefined): void {
  if (lock !== undefined) process.env[lockVariable(databaseUrl)] = lock;
}

/** Runs a statement directly on the database, in this process's turn. */
export async function runSql(
  databaseUrl: string,
  sql: string,
  args: InValue[] = [],
): Promise<Row[]> {
  const client = createClient({ url: databaseUrl });
  const run = async () => (await client.execute({ sql, args })).rows;
  const url = process.env[lockVariable(databaseUrl)];
  const authToken = new URL(databaseUrl).searchParams.get("authToken") ?? undefined;
  try {
    return await (url === undefined || isRead(sql)
      ? run()
      : withWriteLock({ url, authToken }, 30_000, run));
  } finally {
    client.close();
  }
}

const isRead = (sql: string): boolean => /^\s*(select|pragma)\b/i.test(sql);
