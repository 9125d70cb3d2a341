import { openDatabase, type Database } from "../../../src/server/platform/db/client.ts";
import { writeLockOf } from "./write-locks.ts";

/** A product's database, for code of the server that a test runs itself. Writes take their turn beside the product's. */
export function testDatabase(databaseUrl: string): Database {
  const writeLock = writeLockOf(databaseUrl);
  return openDatabase({
    url: databaseUrl,
    authToken: new URL(databaseUrl).searchParams.get("authToken") ?? undefined,
    timeout: 30_000,
    // The queues of several products are waited in at once.
    ...(writeLock !== undefined && { writeLock, maxWrites: 8 }),
  });
}
