import { eq, sql } from "drizzle-orm";
import { runBatch } from "../db/batch.ts";
import type { Database } from "../db/client.ts";
import { rateLimits } from "../limits/tables.ts";

/** @returns when the newest migration that the database has was generated */
export const newestMigration = ({ reads }: Database) =>
  reads.get<{ at: number | null }>(sql`select max(created_at) as at from __drizzle_migrations`);

/** Takes the lock of a write, and writes nothing. */
export const lockForWriting = ({ writes }: Database) =>
  runBatch(writes, [writes.run(sql`select 1`)]);

const key = "health-check";

/** Writes a row to the disk, and takes it away again. */
export const writeTestRow = ({ writes }: Database) =>
  runBatch(writes, [
    writes
      .insert(rateLimits)
      .values({ key, count: 0, endsAt: new Date(0) })
      .onConflictDoNothing(),
    writes.delete(rateLimits).where(eq(rateLimits.key, key)),
  ]);
