import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { tokenSyncKey } from "../db/schema/token-sync-key.ts";

export const syncKey = ({ reads }: Database) =>
  reads.select({ jwk: tokenSyncKey.jwk }).from(tokenSyncKey).where(eq(tokenSyncKey.id, 1));

/** Keeps the key that is there, if another request has made one first. */
export const keepSyncKey = ({ writes }: Database, jwk: string) =>
  writes.insert(tokenSyncKey).values({ id: 1, jwk }).onConflictDoNothing();
