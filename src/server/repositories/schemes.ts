import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { nameKey, type Scheme } from "../../shared/nav/scheme.ts";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { schemeColumns, schemeList, schemes } from "../db/schema/schemes.ts";

const schemeFields = {
  code: schemes.code,
  name: schemes.name,
  nav: schemes.nav,
  navDate: schemes.navDate,
};

/** What the list has under a code or a name. */
export const schemesUnder = ({ reads }: Database, code: string | null, name: string) =>
  reads
    .select(schemeFields)
    .from(schemes)
    .where(
      or(code === null ? undefined : eq(schemes.key, code), eq(schemes.nameKey, nameKey(name))),
    );

export type RefreshCandidate = Scheme & { fundId: string };

/**
 * For each of a user's funds the schemes that a refresh has to look at: the one with the fund's code where it may
 * be due, all with the fund's name where no code leads anywhere. Empty in the usual case that nothing is due.
 */
export const refreshCandidates = ({ reads }: Database, owner: Owner) =>
  reads.all<RefreshCandidate>(sql`
    select funds.id as "fundId", schemes.code, schemes.name, schemes.nav, schemes.nav_date as "navDate"
    from funds join schemes on schemes.key = funds.amfi_code
    where funds.user_id = ${owner} and schemes.nav_date is not null
      and (funds.updated_at is null or funds.nav_date is null or schemes.nav_date > funds.nav_date)
    union all
    select funds.id, schemes.code, schemes.name, schemes.nav, schemes.nav_date
    from funds join schemes on schemes.name_key = funds.name_key
    where funds.user_id = ${owner}
      and not exists (select 1 from schemes as own where own.key = funds.amfi_code)`);

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

export type ListFacts = Omit<typeof schemeList.$inferInsert, "id">;

/** Replaces the cached list; rows that did not change are not written. */
export function replaceList(
  { writes }: Database,
  list: { schemes: readonly Scheme[]; facts: ListFacts; columns: { hash: string; gzip: string } },
) {
  const keyed = list.schemes.map((scheme) => ({ ...scheme, key: schemeKey(scheme) }));
  const rows = JSON.stringify(
    keyed.map(({ key, code, name, nav, navDate }) => [key, code, name, nameKey(name), nav, navDate]),
  );
  const keys = JSON.stringify(keyed.map(({ key }) => key));
  const facts = { ...list.facts, refusal: null, refusedAt: null };
  return [
    writes.run(sql`
      insert into schemes (key, code, name, name_key, nav, nav_date)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
      from json_each(${rows}) where true
      on conflict (key) do update set
        name = excluded.name, name_key = excluded.name_key, nav = excluded.nav, nav_date = excluded.nav_date
      where (name, nav, nav_date) is not (excluded.name, excluded.nav, excluded.nav_date)`),
    writes.run(sql`delete from schemes where key not in (select value from json_each(${keys}))`),
    writes
      .insert(schemeList)
      .values({ id: 1, ...facts })
      .onConflictDoUpdate({ target: schemeList.id, set: facts }),
    writes
      .insert(schemeColumns)
      .values({ id: 1, ...list.columns })
      .onConflictDoUpdate({ target: schemeColumns.id, set: list.columns }),
  ] as const;
}

const schemeKey = ({ code, name }: Scheme): string => code ?? `name:${nameKey(name)}`;

/** Notes that the source still gives the cached list. */
export const confirmList = ({ writes }: Database, fetchedAt: Date) =>
  writes
    .update(schemeList)
    .set({ fetchedAt, refusal: null, refusedAt: null })
    .where(eq(schemeList.id, 1));

/** Notes that a list was refused; the cached one stays. */
export const noteRefusal = ({ writes }: Database, refusal: string, refusedAt: Date) =>
  writes
    .insert(schemeList)
    .values({ id: 1, count: 0, refusal, refusedAt })
    .onConflictDoUpdate({ target: schemeList.id, set: { refusal, refusedAt } });
