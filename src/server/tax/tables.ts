import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { schemeClasses } from "../../shared/tax/rules/tax-rules.ts";
import { assetKinds } from "../../shared/schemes/asset-kind.ts";
import { ownerId } from "../auth/tables.ts";

/** A user's answers about a scheme: its class, what it invests in, and the value of a unit on 31 January 2018. */
export const taxSchemes = sqliteTable(
  "tax_schemes",
  {
    userId: ownerId(),
    amfiCode: text("amfi_code").notNull(),
    class: text({ enum: schemeClasses }),
    kind: text({ enum: assetKinds }),
    fmvPerUnit: text("fmv_per_unit"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.amfiCode] })],
);

/** The row's person: `me` or a holder's id. Deleting a holder deletes these rows too. */
const holderId = () => text("holder_id").notNull();

/** A financial year is named by its first calendar year. */
export const taxProfiles = sqliteTable(
  "tax_profiles",
  {
    userId: ownerId(),
    holderId: holderId(),
    year: integer().notNull(),
    slab: integer(),
    resident: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holderId, table.year] })],
);

/** Losses of earlier years, as filed. */
export const taxLosses = sqliteTable(
  "tax_losses",
  {
    userId: ownerId(),
    holderId: holderId(),
    year: integer().notNull(),
    short: text().notNull(),
    long: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holderId, table.year] })],
);
