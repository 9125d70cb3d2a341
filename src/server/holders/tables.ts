import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { holderKinds } from "../../shared/holders/holder.ts";
import { ownerId } from "../auth/tables.ts";

/** People and bodies other than the account's owner. Nobody's PAN is stored. */
export const holders = sqliteTable(
  "holders",
  {
    userId: ownerId(),
    id: text().notNull(),
    name: text().notNull(),
    nameKey: text("name_key").notNull(),
    kind: text({ enum: holderKinds }).notNull(),
    /** Another holder's id, or `me`. */
    clubbedWith: text("clubbed_with"),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("holders_by_name").on(table.userId, table.nameKey),
  ],
);
