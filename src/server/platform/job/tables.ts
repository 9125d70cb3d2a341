import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last run of each part of the hourly job, and of the job itself. */
export const jobParts = sqliteTable("job_parts", {
  part: text().primaryKey(),
  startedAt: integer("started_at", { mode: "timestamp_ms" }).notNull(),
  /** null while it runs, or where the process was killed. */
  endedAt: integer("ended_at", { mode: "timestamp_ms" }),
  /** Why it failed, in words that are safe to print. */
  failure: text(),
  /** Consecutive failures. */
  failures: integer().notNull().default(0),
});

/** The time by the last job's clock: one row. */
export const jobClock = sqliteTable("job_clock", {
  id: integer().primaryKey(),
  at: integer({ mode: "timestamp_ms" }).notNull(),
  /** Whether it agreed with the times that were known; if not, nothing was deleted for good. */
  agreed: integer({ mode: "boolean" }).notNull(),
});
