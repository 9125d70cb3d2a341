import { sql } from "drizzle-orm";
import { customType, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "blob" });

/** The schemes whose NAVs are stored: held, watched or compared, now or once, and the benchmarks. */
export const trackedSchemes = sqliteTable("tracked_schemes", {
  code: text().primaryKey(),
  wantedFrom: text("wanted_from").notNull(),
  /** All that a source had from this day on is stored; null before its first response. */
  filledFrom: text("filled_from"),
  filledAt: integer("filled_at", { mode: "timestamp_ms" }),
  failures: integer().notNull().default(0),
  problem: text(),
  nextAttemptAt: integer("next_attempt_at", { mode: "timestamp_ms" })
    .notNull()
    .default(sql`0`),
  version: integer().notNull().default(0),
});

/** Tracked schemes that nobody holds, was sent or watches, and when one was last compared or looked at. */
export const unwantedSchemes = sqliteTable("unwanted_schemes", {
  code: text().primaryKey(),
  since: integer({ mode: "timestamp_ms" }).notNull(),
});

/** The newest NAVs, a row each; older ones are packed into `nav_years`. A row here replaces the packed one. */
export const navPoints = sqliteTable(
  "nav_points",
  { code: text().notNull(), day: integer().notNull(), nav: text().notNull() },
  (table) => [primaryKey({ columns: [table.code, table.day] })],
);

/** A calendar year of one scheme's NAVs, as `packPoints` writes them. */
export const navYears = sqliteTable(
  "nav_years",
  { code: text().notNull(), year: integer().notNull(), points: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.code, table.year] })],
);

/** Weekdays whose list was missed; AMFI's report of the day has their NAVs. */
export const missedDays = sqliteTable("missed_days", {
  day: text().primaryKey(),
  failures: integer().notNull().default(0),
  problem: text(),
  nextAttemptAt: integer("next_attempt_at", { mode: "timestamp_ms" })
    .notNull()
    .default(sql`0`),
});
