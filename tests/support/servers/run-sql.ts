import { createClient, type InStatement, type InValue, type Row } from "@libsql/client/web";
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
  try {
    return await (isRead(sql) ? run() : inTurn(databaseUrl, run));
  } finally {
    client.close();
  }
}

/** Runs queries in one request. */
export async function readAll(databaseUrl: string, queries: InStatement[]): Promise<Row[][]> {
  const client = createClient({ url: databaseUrl });
  try {
    return (await client.batch(queries, "read")).map(({ rows }) => rows);
  } finally {
    client.close();
  }
}

/** Waits for the turn to write that all writers of a product's database take. */
export function inTurn<T>(databaseUrl: string, write: () => Promise<T>): Promise<T> {
  const url = writeLockOf(databaseUrl);
  const authToken = new URL(databaseUrl).searchParams.get("authToken") ?? undefined;
  return url === undefined ? write() : withWriteLock({ url, authToken }, 30_000, write);
}

const isRead = (sql: string): boolean => /^\s*(select|pragma)\b/i.test(sql);
