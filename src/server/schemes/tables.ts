import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { refusalKinds } from "../../shared/schemes/list-checks.ts";
import { frequencies, knownOptions, knownPlans } from "../../shared/schemes/plan-and-option.ts";
import type { SchemeListSource } from "./sources/scheme-source.ts";

export const schemes = sqliteTable(
  "schemes",
  {
    key: text().primaryKey(),
    name: text().notNull(),
    nameKey: text("name_key").notNull(),
    nav: text(),
    navDate: text("nav_date"),
    previousNav: text("previous_nav"),
    previousNavDate: text("previous_nav_date"),
    plan: text({ enum: knownPlans }),
    option: text({ enum: knownOptions }),
    frequency: text({ enum: frequencies }),
    isInferred: integer("is_inferred", { mode: "boolean" }).notNull().default(false),
    fundHouse: text("fund_house"),
    category: text(),
    isin: text(),
    reinvestmentIsin: text("reinvestment_isin"),
    formerName: text("former_name"),
  },
  (table) => [index("schemes_by_name").on(table.nameKey)],
);

export const schemeList = sqliteTable("scheme_list", {
  id: integer().primaryKey(),
  source: text().$type<SchemeListSource>(),
  asOf: text("as_of"),
  count: integer().notNull(),
  /** SHA-256 of the source's response; during an import, the import's id. */
  hash: text(),
  etag: text(),
  lastModified: text("last_modified"),
  fetchedAt: integer("fetched_at", { mode: "timestamp_ms" }),
  refusal: text(),
  refusalKind: text("refusal_kind", { enum: refusalKinds }),
  refusedAt: integer("refused_at", { mode: "timestamp_ms" }),
});

export const schemeColumns = sqliteTable("scheme_columns", {
  id: integer().primaryKey(),
  hash: text().notNull(),
  /** Base64, because Drizzle reads a blob as text where there is no Node Buffer. */
  gzip: text().notNull(),
});

/** Names that the list has changed, for those who hold the scheme. */
export const schemeRenamings = sqliteTable(
  "scheme_renamings",
  {
    code: text().notNull(),
    /** The day in India on which the list had the new name. */
    renamedOn: text("renamed_on").notNull(),
    formerName: text("former_name").notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.renamedOn] }),
    index("scheme_renamings_by_day").on(table.renamedOn),
  ],
);
