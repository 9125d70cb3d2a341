import { sql, type SQL } from "drizzle-orm";
import { latestDate, type IsoDate } from "../../../shared/dates.ts";
import type { NavUpdate } from "../../../shared/schemes/nav-refresh.ts";
import { nameKeyPrefix, nameKey, type Scheme } from "../../../shared/schemes/scheme.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonTable } from "../../platform/db/json-rows.ts";
import type { FundSet } from "./fund-sets.ts";
import type { FundRow } from "./funds.ts";
import { codeOfKey } from "../../schemes/queries/schemes.ts";

/**
 * The rule of `navUpdateFor` in SQL, for funds whose code is in the list; a property test compares
 * the two.
 */
const hasNewerNav = (latest: IsoDate): SQL => sql`(
  schemes.nav is not null and schemes.nav_date is not null
  and (fund.nav is null or fund.nav_date is null or schemes.nav_date > fund.nav_date
    or ${isFromFuture(latest)} or (fund.updated_at is null and schemes.nav_date = fund.nav_date)))`;
const isStale = (latest: IsoDate): SQL => sql`(
  ${hasNewerNav(latest)} or (fund.updated_at is null and schemes.nav is not null)
  or (schemes.name <> fund.scheme_name and (schemes.nav_date < fund.nav_date) is not true))`;
const isFromFuture = (latest: IsoDate): SQL =>
  sql`(fund.nav_date > ${latest} and schemes.nav_date <= ${latest})`;

export type StaleFundByName = Pick<
  FundRow,
  "id" | "schemeName" | "amfiCode" | "nav" | "navDate"
> & {
  updatedAt: number | null;
  namesakes: Scheme[];
};

const namesakes = (latest: IsoDate): SQL => sql`
  select json_group_array(json_object(
    'code', ${sql.raw(codeOfKey)}, 'name', schemes.name, 'nav', schemes.nav, 'navDate', schemes.nav_date))
  from schemes where schemes.name_key = fund.name_key
  group by schemes.name_key
  having max(schemes.key not like ${`${nameKeyPrefix}%`} or fund.updated_at is null or fund.nav is null
    or fund.nav_date is null or schemes.nav_date > fund.nav_date or ${isFromFuture(latest)})`;

export type StaleNavs = {
  anyByCode: 0 | 1;
  byName: string;
  asOf: IsoDate | null;
};

/**
 * The columns of `StaleNavs`. Its `from` has no subquery: the server plans each one again, which for
 * a few funds takes longer than running it.
 */
export const staleNavColumns = (latest: IsoDate): SQL => sql`
  coalesce(max(${isStale(latest)}), 0) as "anyByCode",
  json_group_array(json_object('id', fund.id, 'schemeName', fund.scheme_name, 'amfiCode', fund.amfi_code,
    'nav', fund.nav, 'navDate', fund.nav_date, 'updatedAt', fund.updated_at, 'namesakes', json((${namesakes(latest)}))))
    filter (where schemes.key is null
      and exists (select 1 from schemes as listed where listed.name_key = fund.name_key)) as "byName",
  (select as_of from scheme_list where id = 1) as "asOf"`;
export const fundsWithSchemes = ({ table, where }: FundSet): SQL =>
  sql`${table} as fund left join schemes on schemes.key = fund.amfi_code where ${where}`;

export const staleNavsIn = ({ reads }: Database, set: FundSet, now: Date) =>
  reads.all<StaleNavs>(
    sql`select ${staleNavColumns(latestDate(now))} from ${fundsWithSchemes(set)}`,
  );

type Unmatched = Omit<StaleFundByName, "namesakes"> & { namesakes: Scheme[] | null };

export const readStaleByName = (byName: string): StaleFundByName[] => {
  const unmatched: Unmatched[] = JSON.parse(byName);
  return unmatched.filter(hasNamesakes);
};

const hasNamesakes = (fund: Unmatched): fund is StaleFundByName => fund.namesakes !== null;

export const applyNavsByCode = ({ writes }: Database, { table, where }: FundSet, now: Date) => {
  const latest = latestDate(now);
  return writes.run(sql`
    update ${table} as fund set
      scheme_name = schemes.name, name_key = schemes.name_key,
      nav = iif(${hasNewerNav(latest)}, schemes.nav, fund.nav),
      nav_date = iif(${hasNewerNav(latest)}, schemes.nav_date, fund.nav_date),
      updated_at = ${now.getTime()}
    from schemes
    where ${where} and schemes.key = fund.amfi_code and ${isStale(latest)}`);
};

export type UpdateByName = { before: StaleFundByName; update: NavUpdate };

const updatesByName = jsonTable<UpdateByName>({
  id: ({ before }) => before.id,
  old_scheme: ({ before }) => before.schemeName,
  old_date: ({ before }) => before.navDate,
  old_update: ({ before }) => before.updatedAt,
  scheme: ({ update }) => update.schemeName,
  name_key: ({ update }) => nameKey(update.schemeName),
  code: ({ update }) => update.amfiCode,
  nav: ({ update }) => update.nav,
  nav_date: ({ update }) => update.navDate,
});

/** Leaves out rows that changed since they were read; the next refresh finds them. */
export const applyNavsByName = (
  { writes }: Database,
  { table, where }: FundSet,
  updates: readonly UpdateByName[],
  now: Date,
) =>
  // Without `materialized`, the planner reads all funds of the set for each row.
  writes.run(sql`
    with updates as materialized (${updatesByName(updates)})
    update ${table} as fund set
      scheme_name = updates.scheme, name_key = updates.name_key, amfi_code = updates.code,
      nav = updates.nav, nav_date = updates.nav_date, updated_at = ${now.getTime()}
    from updates
    where ${where} and fund.id = updates.id and fund.scheme_name is old_scheme
      and fund.nav_date is old_date and fund.updated_at is old_update`);
