import { and, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { keyWithoutCode, nameKey, schemeKey, type Scheme } from "../../shared/nav/scheme.ts";
import type { Database } from "../db/client.ts";
import { schemeColumns, schemeList, schemes } from "../db/schema/schemes.ts";
import type { FundSet } from "./fund-sets.ts";

const codeOfKey = sql<
  string | null
>`iif(${schemes.key} like ${`${keyWithoutCode}%`}, null, ${schemes.key})`;

const schemeFields = {
  code: codeOfKey.as("code"),
  name: schemes.name,
  nav: schemes.nav,
  navDate: schemes.navDate,
};

/** @param key the name's key, or a query for it */
export const schemesUnder = ({ reads }: Database, code: string | null, key: string | SQL) =>
  reads
    .select(schemeFields)
    .from(schemes)
    .where(or(code === null ? undefined : eq(schemes.key, code), eq(schemes.nameKey, key)));

export type RefreshCandidate = Scheme & { fundId: string };

/**
 * For each fund of a set the schemes that a refresh has to look at: the one with the fund's code where it may
 * be due, all with the fund's name where no code leads anywhere. Empty in the usual case that nothing is due.
 */
export const refreshCandidates = ({ reads }: Database, { table, which }: FundSet) =>
  reads.all<RefreshCandidate>(sql`
    select ${table.id} as "fundId", ${codeOfKey} as "code", schemes.name, schemes.nav, schemes.nav_date as "navDate"
    from ${table} join schemes on schemes.key = ${table.amfiCode}
    where ${which} and schemes.nav_date is not null
      and (${table.updatedAt} is null or ${table.navDate} is null or schemes.nav_date > ${table.navDate})
    union all
    select ${table.id}, ${codeOfKey}, schemes.name, schemes.nav, schemes.nav_date
    from ${table} join schemes on schemes.name_key = ${table.nameKey}
    where ${which} and not exists (select 1 from schemes as own where own.key = ${table.amfiCode})`);

export type CachedList = typeof schemeList.$inferSelect;

export const listStatus = ({ reads }: Database) =>
  reads.select().from(schemeList).where(eq(schemeList.id, 1));

export const columnsHash = ({ reads }: Database) =>
  reads.select({ hash: schemeColumns.hash }).from(schemeColumns).where(eq(schemeColumns.id, 1));

export const columns = ({ reads }: Database) =>
  reads
    .select({ hash: schemeColumns.hash, gzip: schemeColumns.gzip })
    .from(schemeColumns)
    .where(eq(schemeColumns.id, 1));

/** Every scheme with a usable NAV. */
export const usableSchemes = ({ reads }: Database) =>
  reads
    .select(schemeFields)
    .from(schemes)
    .where(and(isNotNull(schemes.nav), isNotNull(schemes.navDate)))
    .orderBy(schemes.nameKey, schemes.key);

/**
 * Replaces the cached schemes, all of them or none. Rows that did not change are not written, and nothing is sent
 * that SQL can work out.
 */
export function replaceSchemes({ writes }: Database, list: readonly Scheme[]) {
  const keys = list.map(schemeKey);
  const rows = list.map(({ name, nav, navDate }, index) => [
    keys[index],
    name,
    beyondSqlLower.test(name) ? nameKey(name) : null,
    nav,
    navDate,
  ]);
  return writes.batch([
    writes.run(sql`
      insert into schemes (key, name, name_key, nav, nav_date)
      select value ->> 0, value ->> 1, coalesce(value ->> 2, lower(value ->> 1)), value ->> 3, value ->> 4
      from json_each(${JSON.stringify(rows)}) where true
      on conflict (key) do update set
        name = excluded.name, name_key = excluded.name_key, nav = excluded.nav, nav_date = excluded.nav_date
      where (name, nav, nav_date) is not (excluded.name, excluded.nav, excluded.nav_date)`),
    writes.run(sql`
      delete from schemes where (select count(*) from schemes) > ${keys.length}
        and key not in (select value from json_each(${JSON.stringify(keys)}))`),
    // Whatever comes between this and describeList, the next import then finds a list that it does not know.
    writes.update(schemeList).set({ hash: null, etag: null, lastModified: null }),
  ]);
}

/** Names whose key SQLite's `lower` cannot make: it knows ASCII letters only, and keeps white space as it is. */
const beyondSqlLower = /[^\x20-\x7e]| {2}/;

export type ListFacts = Omit<typeof schemeList.$inferInsert, "id" | "refusal" | "refusedAt">;
export type ListColumns = Omit<typeof schemeColumns.$inferInsert, "id">;

/** Notes what is known about the list whose schemes are in the cache now, with its form for `GET /api/schemes`. */
export function describeList({ writes }: Database, listFacts: ListFacts, listColumns: ListColumns) {
  const facts = { ...listFacts, refusal: null, refusedAt: null };
  return writes.batch([
    writes
      .insert(schemeList)
      .values({ id: 1, ...facts })
      .onConflictDoUpdate({ target: schemeList.id, set: facts }),
    writes
      .insert(schemeColumns)
      .values({ id: 1, ...listColumns })
      .onConflictDoUpdate({ target: schemeColumns.id, set: listColumns }),
  ]);
}

/** Notes that the source still gives the cached list, and by what it will know it the next time. */
export const confirmList = (
  { writes }: Database,
  fetchedAt: Date,
  validators: Partial<Pick<ListFacts, "etag" | "lastModified">> = {},
) =>
  writes
    .update(schemeList)
    .set({ ...validators, fetchedAt, refusal: null, refusedAt: null })
    .where(eq(schemeList.id, 1));

/** Notes that a list was refused; the cached one stays. */
export const noteRefusal = ({ writes }: Database, refusal: string, refusedAt: Date) =>
  writes
    .insert(schemeList)
    .values({ id: 1, count: 0, refusal, refusedAt })
    .onConflictDoUpdate({ target: schemeList.id, set: { refusal, refusedAt } });
