import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { rotateSyncKey } from "../../../src/server/auth/sync-token/procedures/rotate-key.ts";
import type { DatabaseAddress } from "./database-client.ts";

/** Milliseconds. */
const timeout = 30_000;

/** @param atOnce deletes all other keys @returns what was done */
export async function replaceSyncKey(database: DatabaseAddress, atOnce: boolean): Promise<string> {
  const db = openDatabase({ ...database, timeout });
  await rotateSyncKey({ db, clock: () => new Date() }, { atOnce });
  return atOnce
    ? "Made a new key and deleted all others. The new one signs from now on."
    : "Made a new key. It is published now and signs in ten minutes; the old one is published until its tokens have expired.";
}
