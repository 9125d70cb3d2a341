import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../auth/tables.ts";

/** The mix that a person, or everyone together, wants to hold. */
export const targets = sqliteTable(
  "targets",
  {
    userId: ownerId(),
    /** `me`, a holder's id, or `everyone`. */
    holderId: text("holder_id").notNull(),
    by: text({ enum: ["kind", "category"] }).notNull(),
    band: text().notNull(),
    /** Percent of a part's own percentage, which its band is at most; null: only the band in points counts. */
    relativeBand: text("relative_band"),
    /** JSON of the parts. */
    parts: text().notNull(),
    /** One more with each change. */
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holderId] })],
);
