import { sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import type { NavUpdate } from "../../../shared/schemes/nav-refresh.ts";
import { nameKeyPrefix, nameKey, type Scheme } from "../../../shared/schemes/scheme.ts";
import type { Database } from "../../platform/db/client.ts";
import type { FundSet } from "./fund-sets.ts";
import type { FundRow } from "./funds.ts";
import { codeOfKey } from "../../schemes/queries.ts";

/**
 * The rule of `navUpdateFor` in SQL, for held funds whose code is in the list: whether a fund takes the list's NAV,
 * and whether anything of it changes. A property test holds the two to each other.
 */
const hasNewerNav = `(
  schemes.nav is not null and schemes.nav_date is not null
  and (held.nav is null or held.nav_date is null or schemes.nav_date > held.nav_date
    or (held.updated_at is null and schemes.nav_date = held.nav_date)))`;
const isStale = `(
  ${hasNewerNav} or (held.updated_at is null and schemes.nav is not null)
  or (schemes.name <> held.scheme_name and (schemes.nav_date < held.nav_date) is not true))`;

/** A fund whose code, if it has one, is not in the list, with the schemes that bear its name. */
export type StaleFundByName = Pick<
  FundRow,
  "id" | "schemeName" | "amfiCode" | "nav" | "navDate"
> & {
  /** Milliseconds since 1970. */
  updatedAt: number | null;
  namesakes: Scheme[];
};

/** All schemes that bear a fund's name, as far as one of these has news for it. */
const namesakes = `
  select json_group_array(json_object(
    'code', ${codeOfKey}, 'name', schemes.name, 'nav', schemes.nav, 'navDate', schemes.nav_date))
  from schemes where schemes.name_key = held.name_key
  group by schemes.name_key
  having max(schemes.key not like '${nameKeyPrefix}%' or held.updated_at is null or held.nav is null
    or held.nav_date is null or schemes.nav_date > held.nav_date)`;

/** What a refresh of a set would have to do, in one row. */
export type StaleNavs = {
  /** Whether a refresh by code would write anything; in the usual case it would not. */
  anyByCode: 0 | 1;
  /** The funds that only their name leads to a scheme, for `readStaleByName`. */
  byName: string;
  /** The day of the list. */
  asOf: IsoDate | null;
};

/**
 * The columns of a `StaleNavs`, and where they come from: each fund of the set, `held`, with the scheme of its code. There is
 * no query within its `from`: the server plans each one anew, and for a few funds that takes longer than to run it.
 */
export const due = sql.raw(`
  coalesce(max(${isStale}), 0) as "anyByCode",
  json_group_array(json_object('id', held.id, 'schemeName', held.scheme_name, 'amfiCode', held.amfi_code,
    'nav', held.nav, 'navDate', held.nav_date, 'updatedAt', held.updated_at, 'namesakes', json((${namesakes}))))
    filter (where schemes.key is null
      and exists (select 1 from schemes as listed where listed.name_key = held.name_key)) as "byName",
  (select as_of from scheme_list) as "asOf"`);
export const heldIn = ({ table, which }: FundSet): SQL =>
  sql`${table} as held left join schemes on schemes.key = held.amfi_code where ${which}`;

export const staleNavsIn = ({ reads }: Database, set: FundSet) =>
  reads.all<StaleNavs>(sql`select ${due} from ${heldIn(set)}`);

type Unmatched = Omit<StaleFundByName, "namesakes"> & { namesakes: Scheme[] | null };

/** @param byName the column of `due` */
export const readStaleByName = (byName: string): StaleFundByName[] => {
  const unmatched: Unmatched[] = JSON.parse(byName);
  return unmatched.filter(hasUpdate);
};

const hasUpdate = (fund: Unmatched): fund is StaleFundByName => fund.namesakes !== null;

/** Gives every due fund of a set, whose code is in the list, the list's NAV and name. */
export const applyNavsByCode = ({ writes }: Database, { table, which }: FundSet, now: Date) =>
  writes.run(sql`
    update ${table} as held set
      scheme_name = schemes.name, name_key = schemes.name_key,
      nav = iif(${sql.raw(hasNewerNav)}, schemes.nav, held.nav),
      nav_date = iif(${sql.raw(hasNewerNav)}, schemes.nav_date, held.nav_date),
      updated_at = ${now.getTime()}
    from schemes
    where ${which} and schemes.key = held.amfi_code and ${sql.raw(isStale)}`);

/** What a refresh by name found for a fund, and the fund as it was then. */
export type UpdateByName = { before: StaleFundByName; update: NavUpdate };

/**
 * Sets what a refresh by name found. A row that changed since it was read keeps what it has now: its next refresh
 * sees it.
 */
export function applyNavsByName(
  { writes }: Database,
  { table, which }: FundSet,
  found: readonly UpdateByName[],
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
    update ${table} as held set
      scheme_name = fresh.scheme, name_key = fresh.name_key, amfi_code = fresh.code,
      nav = fresh.nav, nav_date = fresh.nav_date, updated_at = ${now.getTime()}
    from fresh
    where ${which} and held.id = fresh.id and held.scheme_name is old_scheme
      and held.nav_date is old_date and held.updated_at is old_update`);
}
