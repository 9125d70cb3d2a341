import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { titleKey } from "../../shared/schemes/matching.ts";
import { splitSchemeName } from "../../shared/schemes/scheme-name.ts";
import {
  nameKeyPrefix,
  nameKey,
  schemeKey,
  type ListedScheme,
} from "../../shared/schemes/scheme.ts";
import type { Database } from "../platform/db/client.ts";
import type { Owner } from "../platform/db/query.ts";
import { schemeColumns, schemeList, schemes } from "./tables.ts";

/** A scheme's AMFI code, null for one that came without. */
export const codeOfKey = `iif(schemes.key like '${nameKeyPrefix}%', null, schemes.key)`;

const schemeFields = {
  code: sql.raw(codeOfKey).as("code") as SQL.Aliased<string | null>,
  name: schemes.name,
  nav: schemes.nav,
  navDate: schemes.navDate,
};

/**
 * The schemes that a code or a name may lead to.
 * @param byName which of them the name leads to: `matchingName`, or `matchingFundName` a fund
 */
export const schemesUnder = ({ reads }: Database, code: string | null, byName: SQL) =>
  reads
    .select(schemeFields)
    .from(schemes)
    .where(code === null ? byName : sql`${schemes.key} = ${code} or ${byName}`);

/** Schemes that bear a name, or are some of the fund's that it names. */
export function matchingName(name: string): SQL {
  const { fund } = splitSchemeName(name);
  return sql`${schemes.nameKey} in (${nameKey(name)}, ${titleKey(name)}, ${fund})
    or (${schemes.nameKey} > ${`${fund} - `} and ${schemes.nameKey} < ${`${fund} - \uffff`})`;
}

/** Schemes that bear the name of one of a user's funds. */
export const matchingFundName = (owner: Owner, fundId: string): SQL =>
  sql`${schemes.nameKey} in (select name_key from funds where user_id = ${owner} and id = ${fundId})`;

export type CachedList = typeof schemeList.$inferSelect;

export const listStatus = ({ reads }: Database) =>
  reads.select().from(schemeList).where(eq(schemeList.id, 1));

/** The forms in which the list is sent, by their rows. */
const rowOf = { columns: 1, service: 2 } as const;
export type SentForm = keyof typeof rowOf;

export const sentListHash = ({ reads }: Database, form: SentForm) =>
  reads
    .select({ hash: schemeColumns.hash })
    .from(schemeColumns)
    .where(eq(schemeColumns.id, rowOf[form]));

export const sentList = ({ reads }: Database, form: SentForm) =>
  reads
    .select({ hash: schemeColumns.hash, gzip: schemeColumns.gzip })
    .from(schemeColumns)
    .where(eq(schemeColumns.id, rowOf[form]));

/** The whole list, with all that is known of each scheme. */
export async function allSchemes({ reads }: Database): Promise<ListedScheme[]> {
  const {
    key: _,
    nameKey: __,
    previousNav: ___,
    previousNavDate: ____,
    ...fields
  } = getTableColumns(schemes);
  const rows = await reads
    .select({ ...fields, ...schemeFields })
    .from(schemes)
    .orderBy(schemes.nameKey, schemes.key);
  return rows.map((row) => ({
    ...row,
    plan: row.plan ?? "unknown",
    option: row.option ?? "unknown",
  }));
}

/**
 * Replaces the cached schemes, all of them or none. Rows that did not change are not written, and nothing is sent
 * that SQL can work out. A scheme that gets a later NAV keeps the one before it.
 * @param mark stands where the list's hash will be until `describeList` names the list
 */
export function replaceSchemes({ writes }: Database, list: readonly ListedScheme[], mark: string) {
  const unnamed = { hash: mark, etag: null, lastModified: null };
  const keys = list.map(schemeKey);
  const rows = list.map((scheme, index) => [
    keys[index],
    scheme.name,
    beyondSqlLower.test(scheme.name) ? nameKey(scheme.name) : null,
    scheme.nav,
    scheme.navDate,
    known(scheme.plan),
    known(scheme.option),
    scheme.frequency,
    scheme.isInferred ? 1 : 0,
    scheme.fundHouse,
    scheme.category,
    scheme.isin,
    scheme.reinvestmentIsin,
    scheme.formerName,
  ]);
  return writes.batch([
    writes.run(sql`
      insert into schemes (key, name, name_key, nav, nav_date, ${detailColumns})
      select value ->> 0, value ->> 1, coalesce(value ->> 2, lower(value ->> 1)), value ->> 3, value ->> 4,
        value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12,
        value ->> 13
      from json_each(${JSON.stringify(rows)}) where true
      on conflict (key) do update set
        name = excluded.name, name_key = excluded.name_key, nav = excluded.nav, nav_date = excluded.nav_date,
        (${detailColumns}) = (${excludedDetails}),
        previous_nav = ${before("nav")}, previous_nav_date = ${before("nav_date")}
      where (name, nav, nav_date, ${detailColumns})
        is not (excluded.name, excluded.nav, excluded.nav_date, ${excludedDetails})`),
    writes.run(sql`
      delete from schemes where (select count(*) from schemes) > ${keys.length}
        and key not in (select value from json_each(${JSON.stringify(keys)}))`),
    // Whatever comes between this and describeList, the next import then finds a list that it does not know.
    writes
      .insert(schemeList)
      .values({ id: 1, count: 0, ...unnamed })
      .onConflictDoUpdate({ target: schemeList.id, set: unnamed }),
  ]);
}

const details = [
  "plan",
  "option",
  "frequency",
  "is_inferred",
  "fund_house",
  "category",
  "isin",
  "reinvestment_isin",
  "former_name",
];
const detailColumns = sql.raw(details.join(", "));
const excludedDetails = sql.raw(details.map((column) => `excluded.${column}`).join(", "));

const known = <Value extends string>(value: Value): Value | null =>
  value === "unknown" ? null : value;

/** What the cached list says of the schemes of some codes, for what a new list leaves out. */
export async function detailsOf({ reads }: Database, codes: readonly string[]) {
  const { key, name, plan, option, frequency, isInferred, fundHouse } = schemes;
  const rows = await reads
    .select({ key, name, plan, option, frequency, isInferred, fundHouse })
    .from(schemes)
    .where(sql`${key} in (select value from json_each(${JSON.stringify(codes)}))`);
  return new Map(rows.map(({ key: code, ...its }) => [code, its]));
}

/** The NAV, or its date, before the one that is coming in. Nothing real came before a NAV of the sample list's. */
const before = (column: "nav" | "nav_date") =>
  sql.raw(`case
    when (select source from scheme_list) = 'sample' then null
    when excluded.nav_date > schemes.nav_date then schemes.${column}
    when excluded.nav_date > schemes.previous_nav_date then schemes.previous_${column} end`);

/** Names whose key SQLite's `lower` cannot make: it knows ASCII letters only, and keeps white space as it is. */
const beyondSqlLower = /[^\x20-\x7e]| {2}/;

export type ListFacts = Omit<typeof schemeList.$inferInsert, "id" | "refusal" | "refusedAt">;
export type SentList = Omit<typeof schemeColumns.$inferInsert, "id">;

/**
 * Notes what is known about the list whose schemes are in the cache now, with the forms in which it is sent. Does
 * nothing where the schemes are another import's by now: that one describes them.
 * @param mark as it was given to `replaceSchemes`
 */
export function describeList(
  { writes }: Database,
  mark: string,
  facts: ListFacts,
  sent: Readonly<Record<SentForm, SentList>>,
) {
  const isMarked = and(eq(schemeList.id, 1), eq(schemeList.hash, mark));
  const keep = (form: SentForm) =>
    writes.run(sql`
      insert into scheme_columns (id, hash, gzip)
      select ${rowOf[form]}, ${sent[form].hash}, ${sent[form].gzip} from scheme_list where ${isMarked}
      on conflict (id) do update set hash = excluded.hash, gzip = excluded.gzip`);
  return writes.batch([
    keep("columns"),
    keep("service"),
    // The mark goes with this one, so it comes last.
    writes
      .update(schemeList)
      .set({ ...facts, refusal: null, refusedAt: null })
      .where(isMarked),
  ]);
}

/**
 * Notes that the source still gives the cached list, and by what it will know it the next time. Does nothing where
 * the cached list is another one by now.
 */
export const confirmList = (
  { writes }: Database,
  hash: string,
  fetchedAt: Date,
  validators: Partial<Pick<ListFacts, "etag" | "lastModified">> = {},
) =>
  writes
    .update(schemeList)
    .set({ ...validators, fetchedAt, refusal: null, refusedAt: null })
    .where(and(eq(schemeList.id, 1), eq(schemeList.hash, hash)));

/** Notes that a list was refused; the cached one stays. */
export const noteRefusal = ({ writes }: Database, refusal: string, refusedAt: Date) =>
  writes
    .insert(schemeList)
    .values({ id: 1, count: 0, refusal, refusedAt })
    .onConflictDoUpdate({ target: schemeList.id, set: { refusal, refusedAt } });
