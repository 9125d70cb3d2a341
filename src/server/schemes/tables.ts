import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { frequencies, knownOptions, knownPlans } from "../../shared/schemes/plan-and-option.ts";

/** The cached scheme list, a row a scheme, for looking funds up. */
export const schemes = sqliteTable(
  "schemes",
  {
    /** The AMFI code, or `name:` and the name's key for a scheme that came without one. */
    key: text().primaryKey(),
    name: text().notNull(),
    nameKey: text("name_key").notNull(),
    /** An exact decimal; null with navDate where the list has no usable NAV. */
    nav: text(),
    navDate: text("nav_date"),
    /** The NAV before this one and its date, which is earlier; null together where none is known. */
    previousNav: text("previous_nav"),
    previousNavDate: text("previous_nav_date"),
    /** Null where it is unknown, as with the option. */
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

/** What is known about the cached list: one row, with id 1. */
export const schemeList = sqliteTable("scheme_list", {
  id: integer().primaryKey(),
  source: text({ enum: ["amfi", "getlist", "file", "sample"] }),
  asOf: text("as_of"),
  count: integer().notNull(),
  /** SHA-256 of the body that the list was read from; while a list is being imported, the mark of that import. */
  hash: text(),
  /** The source's own validators, for asking whether it has changed. */
  etag: text(),
  lastModified: text("last_modified"),
  fetchedAt: integer("fetched_at", { mode: "timestamp_ms" }),
  refusal: text(),
  refusedAt: integer("refused_at", { mode: "timestamp_ms" }),
});

/**
 * The list as it is sent, gzipped: with id 1 by `GET /api/schemes`, with id 2 by `GET /api/getList`. Read whole and seldom,
 * so it is kept from the row that is read often.
 */
export const schemeColumns = sqliteTable("scheme_columns", {
  id: integer().primaryKey(),
  hash: text().notNull(),
  /** As base64, because Drizzle reads a blob as text where there is no Node Buffer. */
  gzip: text().notNull(),
});
