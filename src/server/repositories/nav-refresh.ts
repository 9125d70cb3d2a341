import { sql } from "drizzle-orm";
import type { NavUpdate } from "../../shared/nav/refresh.ts";
import { keyWithoutCode, nameKey, type Scheme } from "../../shared/nav/scheme.ts";
import type { Database } from "../db/client.ts";
import { schemes } from "../db/schema/schemes.ts";
import type { FundSet } from "./fund-sets.ts";
import type { FundRow } from "./funds.ts";
import { codeOfKey } from "./schemes.ts";

/**
 * The rule of `navUpdateFor` in SQL, for funds whose code is in the list: whether a fund takes the list's NAV, and
 * whether anything of it changes. A property test holds the two to each other.
 */
const takesNav = ({ table }: FundSet) => sql`(
  ${schemes.nav} is not null and ${schemes.navDate} is not null
  and (${table.nav} is null or ${table.navDate} is null or ${schemes.navDate} > ${table.navDate}
    or (${table.updatedAt} is null and ${schemes.navDate} = ${table.navDate})))`;
const isDue = (set: FundSet) => sql`(
  ${takesNav(set)} or (${set.table.updatedAt} is null and ${schemes.nav} is not null)
  or (${schemes.name} <> ${set.table.schemeName}
    and (${schemes.navDate} < ${set.table.navDate}) is not true))`;

/** Whether a refresh by code would write anything; in the usual case it would not. */
export const anyDueByCode = ({ reads }: Database, set: FundSet) =>
  reads.all<{ isDue: 0 | 1 }>(sql`
    select exists (
      select 1 from ${set.table} join schemes on ${schemes.key} = ${set.table.amfiCode}
      where ${set.which} and ${isDue(set)}) as "isDue"`);

/** Gives every due fund of a set, whose code is in the list, the list's NAV and name. */
export const takeNavsByCode = ({ writes }: Database, set: FundSet, now: Date) =>
  writes.run(sql`
    update ${set.table} set
      scheme_name = ${schemes.name}, name_key = ${schemes.nameKey},
      nav = iif(${takesNav(set)}, ${schemes.nav}, ${set.table.nav}),
      nav_date = iif(${takesNav(set)}, ${schemes.navDate}, ${set.table.navDate}),
      updated_at = ${now.getTime()}
    from schemes
    where ${set.which} and ${schemes.key} = ${set.table.amfiCode} and ${isDue(set)}`);

/** A fund whose code, if it has one, is not in the list, with one of the schemes that bear its name. */
export type DueByName = Pick<FundRow, "id" | "schemeName" | "amfiCode" | "nav" | "navDate"> & {
  /** Milliseconds since 1970. */
  updatedAt: number | null;
} & Record<"schemeCode" | "listName" | "listNav" | "listDate", string | null>;

/** The funds that only their name can lead to a scheme, each with all of its namesakes, as far as one of these has news. */
export const dueByName = ({ reads }: Database, { table, which }: FundSet) =>
  reads.all<DueByName>(sql`
    select ${table.id} as "id", ${table.schemeName} as "schemeName", ${table.amfiCode} as "amfiCode",
      ${table.nav} as "nav", ${table.navDate} as "navDate", ${table.updatedAt} as "updatedAt",
      ${codeOfKey} as "schemeCode", ${schemes.name} as "listName", ${schemes.nav} as "listNav",
      ${schemes.navDate} as "listDate"
    from ${table} join schemes on ${schemes.nameKey} = ${table.nameKey}
    where ${which} and not exists (select 1 from schemes as own where own.key = ${table.amfiCode})
      and exists (
        select 1 from schemes as namesake
        where namesake.name_key = ${table.nameKey}
          and (namesake.key not like ${`${keyWithoutCode}%`}
            or (namesake.nav_date is not null
              and (${table.updatedAt} is null or ${table.nav} is null or ${table.navDate} is null
                or namesake.nav_date > ${table.navDate}))))`);

/** What a refresh by name found for a fund, and the fund as it was then. */
export type FoundByName = { before: DueByName; update: NavUpdate };

/**
 * Sets what a refresh by name found. A row that changed since it was read keeps what it has now: its next refresh
 * sees it.
 */
export function takeNavsByName(
  { writes }: Database,
  { table, which }: FundSet,
  found: readonly FoundByName[],
  now: Date,
) {
  const rows = found.map(({ before, update }) => [
    before.id,
    update.schemeName,
    nameKey(update.schemeName),
    update.amfiCode,
    update.nav,
    update.navDate,
    before.schemeName,
    before.navDate,
    before.updatedAt,
  ]);
  // Materialized, or the planner goes through all funds of the set for each row.
  return writes.run(sql`
    with fresh (id, scheme, name_key, code, nav, nav_date, old_scheme, old_date, old_update) as materialized (
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
        value ->> 6, value ->> 7, value ->> 8
      from json_each(${JSON.stringify(rows)}))
    update ${table} set
      scheme_name = fresh.scheme, name_key = fresh.name_key, amfi_code = fresh.code,
      nav = fresh.nav, nav_date = fresh.nav_date, updated_at = ${now.getTime()}
    from fresh
    where ${which} and ${table.id} = fresh.id and ${table.schemeName} is old_scheme
      and ${table.navDate} is old_date and ${table.updatedAt} is old_update`);
}

/** The scheme of such a row, as a list gives it. */
export const namesakeOf = ({ schemeCode, listName, listNav, listDate }: DueByName): Scheme => ({
  code: schemeCode,
  name: listName ?? "",
  nav: listNav,
  navDate: listDate,
});
