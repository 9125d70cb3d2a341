import { inArray } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { tokenSyncKey } from "./tables.ts";

export const storedSyncKeys = ({ reads }: Database) => reads.select().from(tokenSyncKey);

export const insertFirstSyncKey = ({ writes }: Database, jwk: string) =>
  writes.insert(tokenSyncKey).values({ id: 1, jwk }).onConflictDoNothing();

export const addSyncKey = ({ writes }: Database, jwk: string, createdAt: Date) =>
  writes.insert(tokenSyncKey).values({ jwk, createdAt: createdAt.getTime() });

export const deleteSyncKeys = ({ writes }: Database, ids: readonly number[]) =>
  writes.delete(tokenSyncKey).where(inArray(tokenSyncKey.id, [...ids]));
