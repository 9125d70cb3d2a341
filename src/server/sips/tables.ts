import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { funds } from "../funds/tables.ts";

export const sips = sqliteTable(
  "sips",
  {
    userId: text("user_id").notNull(),
    id: text().notNull(),
    fundId: text("fund_id").notNull(),
    amount: text().notNull(),
    day: integer().notNull(),
    from: text("from_date").notNull(),
    to: text("to_date"),
    stepUp: text("step_up"),
    paused: integer({ mode: "boolean" }).notNull(),
    /** The day since which it is paused: what fell due by then is still recorded. */
    pausedOn: text("paused_on"),
    /** Due date of the last instalment that was recorded, even if it was deleted since. */
    recordedThrough: text("recorded_through"),
    /** Due date of the first instalment that is not recorded yet; null when the SIP has ended. */
    nextDue: text("next_due"),
    /** JSON: the instalments that are not recorded, as `Skipped`. */
    skipped: text().notNull().default("[]"),
    /** JSON: what it was before it was changed, as `EarlierTerms`. */
    earlierTerms: text("earlier_terms").notNull().default("[]"),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.fundId],
      foreignColumns: [funds.userId, funds.id],
    }).onDelete("cascade"),
    index("sips_by_fund").on(table.userId, table.fundId),
    index("sips_by_next_due").on(table.nextDue),
  ],
);
