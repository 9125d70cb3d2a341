import { keysAt } from "./keys.ts";
import { newSyncKey } from "./signing.ts";
import type { ServiceContext } from "../platform/context.ts";
import { addSyncKey, deleteSyncKeys, storedSyncKeys } from "./queries.ts";

type KeyContext = Pick<ServiceContext, "db" | "clock">;

/**
 * Makes a new key for the synced service's tokens. It is published at once and signs ten minutes later; the one before
 * it is published until its tokens have expired.
 * @param atOnce deletes all keys before it, as after a leak: their tokens are refused as soon as checkers ask again
 */
export async function rotateSyncKey(
  { db, clock }: KeyContext,
  { atOnce }: { atOnce: boolean },
): Promise<void> {
  const old = atOnce ? await storedSyncKeys(db) : [];
  await db.writes.batch([
    addSyncKey(db, await newSyncKey(), clock()),
    deleteSyncKeys(
      db,
      old.map(({ id }) => id),
    ),
  ]);
}

/** Deletes the keys that nothing is signed or checked with any more. */
export async function deleteRetiredSyncKeys({ db, clock }: KeyContext): Promise<void> {
  const stored = await storedSyncKeys(db);
  if (stored.length < 2) return;
  const { retired } = keysAt(stored, clock().getTime());
  await deleteSyncKeys(
    db,
    retired.map(({ id }) => id),
  );
}
