import { AppError } from "../../../shared/errors.ts";
import { openDatabase, type Database } from "../db/client.ts";
import { diskFailed, noteDiskWrite } from "../db/disk-state.ts";
import { writesProgressed } from "../db/write-queue.ts";
import type { Settings } from "../env.ts";
import { newestKnownMigration } from "./known-migrations.ts";
import { lockForWriting, newestMigration, writeTestRow } from "./queries.ts";

/**
 * - not-migrated: it lacks migrations that this version needs
 * - no-writes: it answers reads, but no write gets through
 * - disk: its disk is full or broken
 */
export const databaseStates = ["ok", "not-migrated", "no-writes", "disk"] as const;
type DatabaseState = (typeof databaseStates)[number];

const [readTimeout, writeTimeout] = [2_000, 3_000];
/** Milliseconds for which a result is used again: anybody may ask. */
const maxAge = 1_000;
let last = { state: "ok" as DatabaseState, at: 0 };
/** When a check of the writes began that has not ended, or 0. */
let startedAt = 0;

/** @throws AppError service/unavailable where the database does not answer */
export async function checkDatabase(settings: Settings["database"]): Promise<DatabaseState> {
  const db = openDatabase({ ...settings, timeout: readTimeout });
  const newest = await newestMigration(db);
  if (Number(newest?.at ?? 0) < newestKnownMigration) return "not-migrated";
  const now = Date.now();
  if (now < last.at + maxAge || now < startedAt + 2 * writeTimeout) return last.state;
  startedAt = now;
  try {
    const state = await checkWrites(openDatabase({ ...settings, timeout: writeTimeout }), now);
    last = { state, at: Date.now() };
    return state;
  } finally {
    startedAt = 0;
  }
}

async function checkWrites(db: Database, since: number): Promise<DatabaseState> {
  try {
    if (diskFailed()) {
      await writeTestRow(db);
      noteDiskWrite();
    } else {
      await lockForWriting(db);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The disk first: a database whose disk is full refuses writes at once, and need not be restarted.
    if (!diskFailed() && !writesProgressed(since)) return "no-writes";
  }
  return diskFailed() ? "disk" : "ok";
}
