import { AppError } from "../../../shared/errors.ts";
import { openDatabase, type Database, type DatabaseConnection } from "../db/client.ts";
import { diskFailed, noteDiskWrite } from "../db/disk-state.ts";
import { writesAnswered, writesProgressed } from "../db/write-queue.ts";
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

type WaitUntil = NonNullable<DatabaseConnection["waitUntil"]>;

const [readTimeout, writeTimeout] = [2_000, 3_000];
/** Milliseconds for which a result is used again: anybody may ask. Less than the supervisor waits between two questions. */
const maxAge = 1_000;
let last = { state: "ok" as DatabaseState, at: 0 };
/** When a check of the writes began that has not ended, or 0. */
let startedAt = 0;

/**
 * @param waitUntil keeps a check whose asker has gone, and its turn to write, from being dropped half-way
 * @throws AppError service/unavailable where the database does not answer
 */
export async function checkDatabase(
  settings: Settings["database"],
  waitUntil: WaitUntil,
): Promise<DatabaseState> {
  const newest = await newestMigration(openDatabase({ ...settings, timeout: readTimeout }));
  if (Number(newest?.at ?? 0) < newestKnownMigration) return "not-migrated";
  const now = Date.now();
  // Either way: a clock that is set back must not keep a result for as long.
  if (Math.abs(now - last.at) < maxAge) return last.state;
  // A failure is not reused while another check runs: the supervisor would count one failed check as two.
  if (last.state === "ok" && now < startedAt + 2 * writeTimeout) return last.state;
  startedAt = now;
  const db = openDatabase({ ...settings, timeout: writeTimeout, waitUntil });
  const check = checkWrites(db)
    .then((state) => {
      last = { state, at: Date.now() };
      return state;
    })
    .finally(() => (startedAt = 0));
  waitUntil(Promise.allSettled([check]));
  return check;
}

async function checkWrites(db: Database): Promise<DatabaseState> {
  const before = writesAnswered();
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
    if (!diskFailed() && !writesProgressed(before)) return "no-writes";
  }
  return diskFailed() ? "disk" : "ok";
}
