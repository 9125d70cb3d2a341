import { keysAt } from "../keys.ts";
import { newSyncKey } from "../signing.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { addSyncKey, deleteSyncKeys, storedSyncKeys } from "../queries.ts";

type KeyContext = Pick<ServiceContext, "db" | "clock">;

/** @param atOnce deletes all older keys, for use after a leak; their tokens become invalid */
export async function rotateSyncKey(
  { db, clock }: KeyContext,
  { atOnce }: { atOnce: boolean },
): Promise<void> {
  const old = atOnce ? await storedSyncKeys(db) : [];
  await runBatch(db.writes, [
    addSyncKey(db, await newSyncKey(), clock()),
    deleteSyncKeys(
      db,
      old.map(({ id }) => id),
    ),
  ]);
}

export async function deleteRetiredSyncKeys({ db, clock }: KeyContext): Promise<void> {
  const stored = await storedSyncKeys(db);
  if (stored.length < 2) return;
  const { retired } = keysAt(stored, clock().getTime());
  await deleteSyncKeys(
    db,
    retired.map(({ id }) => id),
  );
}
