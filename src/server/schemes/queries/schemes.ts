import { getTableColumns, lt, sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Dated } from "../../../shared/schemes/list-checks.ts";
import { titleKey } from "../../../shared/schemes/matching.ts";
import { splitSchemeName } from "../../../shared/schemes/scheme-name.ts";
import {
  nameKeyPrefix,
  nameKey,
  schemeKey,
  type ListedScheme,
} from "../../../shared/schemes/scheme.ts";
import { runBatch } from "../../platform/db/batch.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { jsonRows, jsonTable, jsonValues } from "../../platform/db/json-rows.ts";
import type { Query } from "../../platform/db/query.ts";
import { inScope, type SchemeScope } from "./scheme-scope.ts";
import { schemeRenamings, schemes } from "../tables.ts";
import type { ListName } from "../sources/scheme-source.ts";
import { forgetList, markImport } from "./scheme-list.ts";

export const codeOfKey = `iif(schemes.key like '${nameKeyPrefix}%', null, schemes.key)`;

const schemeFields = {
  code: sql.raw(codeOfKey).as("code") as SQL.Aliased<string | null>,
  name: schemes.name,
  nav: schemes.nav,
  navDate: schemes.navDate,
};

export const schemesByCodeOrName = ({ reads }: Database, code: string | null, byName: SQL) =>
  reads
    .select(schemeFields)
    .from(schemes)
    .where(code === null ? byName : sql`${schemes.key} = ${code} or ${byName}`);

export const schemesByCodes = ({ reads }: Database, codes: readonly string[]) =>
  reads
    .select(schemeFields)
    .from(schemes)
    .where(sql`${schemes.key} in (${jsonValues(codes)})`);

export function matchingName(name: string): SQL {
  const { fund } = splitSchemeName(name);
  return sql`${schemes.nameKey} in (${nameKey(name)}, ${titleKey(name)}, ${fund})
    or (${schemes.nameKey} > ${`${fund} - `} and ${schemes.nameKey} < ${`${fund} - \uffff`})`;
}

const {
  nameKey: _,
  previousNav: __,
  previousNavDate: ___,
  ...listedColumns
} = getTableColumns(schemes);
const listedRows = jsonRows(listedColumns);

/** A value has at most 5,000,000 bytes in sqld, and a response 10 MB. */
const schemesPerPage = 15_000;

const keyIn = (scope: SchemeScope): SQL => inScope(sql`schemes.key`, scope);

export async function schemesIn(db: Database, scope: SchemeScope): Promise<ListedScheme[]> {
  const all: ListedScheme[] = [];
  for (let after = ""; ;) {
    const [page] = await schemesAfter(db, scope, after);
    const rows = listedRows.read(page?.rows ?? "[]");
    for (const { key, plan, option, ...row } of rows) {
      after = key;
      const code = key.startsWith(nameKeyPrefix) ? null : key;
      all.push({ ...row, code, plan: plan ?? "unknown", option: option ?? "unknown" });
    }
    if (rows.length < schemesPerPage) return all;
  }
}

const schemesAfter = ({ reads }: Database, scope: SchemeScope, key: string) =>
  reads.all<{ rows: string }>(sql`
    select ${listedRows.columns} as rows
    from (select * from schemes where key > ${key} and ${keyIn(scope)} order by key limit ${schemesPerPage}) as schemes`);

const nullIfUnknown = <Value extends string>(value: Value): Value | null =>
  value === "unknown" ? null : value;

const detailValues = {
  plan: ({ plan }: ListedScheme) => nullIfUnknown(plan),
  option: ({ option }: ListedScheme) => nullIfUnknown(option),
  frequency: ({ frequency }: ListedScheme) => frequency,
  is_inferred: ({ isInferred }: ListedScheme) => (isInferred ? 1 : 0),
  fund_house: ({ fundHouse }: ListedScheme) => fundHouse,
  category: ({ category }: ListedScheme) => category,
  isin: ({ isin }: ListedScheme) => isin,
  reinvestment_isin: ({ reinvestmentIsin }: ListedScheme) => reinvestmentIsin,
  former_name: ({ formerName }: ListedScheme) => formerName,
};
const details = Object.keys(detailValues);
const detailColumns = sql.raw(details.join(", "));
const excludedDetails = sql.raw(details.map((column) => `excluded.${column}`).join(", "));

/** SQLite's `lower` knows only ASCII and keeps repeated spaces. */
const unsupportedBySqlLower = /[^\x20-\x7e]| {2}/;

const listedSchemes = jsonTable<ListedScheme>({
  key: schemeKey,
  name: ({ name }) => name,
  name_key: ({ name }) => (unsupportedBySqlLower.test(name) ? nameKey(name) : null),
  nav: ({ nav }) => nav,
  nav_date: ({ navDate }) => navDate,
  ...detailValues,
});

/**
 * Replaces the cached schemes in a scope, all or none; unchanged rows are not written, and a later NAV keeps
 * the one before.
 * @param importId as for `markImport`
 * @param alongside writes of the same transaction
 */
export function replaceSchemes(
  db: Database,
  {
    list,
    scope,
    schemes: listed,
    renamedOn,
  }: {
    list: ListName;
    scope: SchemeScope;
    schemes: readonly ListedScheme[];
    /** The day of new names; null where the former ones are of another source, which may only spell them otherwise. */
    renamedOn: IsoDate | null;
  },
  importId: string,
  alongside: readonly Query[] = [],
) {
  const { writes } = db;
  const keys = listed.map(schemeKey);
  return runBatch(writes, {
    renamed: renamedOn === null ? [] : [recordRenamings(db, listed, renamedOn)],
    written: writes.run(sql`
      insert into schemes (key, name, name_key, nav, nav_date, ${detailColumns})
      select key, name, coalesce(name_key, lower(name)), nav, nav_date, ${detailColumns}
      from (${listedSchemes(listed)}) where true
      on conflict (key) do update set
        name = excluded.name, name_key = excluded.name_key, nav = excluded.nav, nav_date = excluded.nav_date,
        (${detailColumns}) = (${excludedDetails}),
        previous_nav = ${previousValue("nav")}, previous_nav_date = ${previousValue("nav_date")}
      where (name, nav, nav_date, ${detailColumns})
        is not (excluded.name, excluded.nav, excluded.nav_date, ${excludedDetails})`),
    dropped: writes.run(sql`
      delete from schemes where (select count(*) from schemes where ${keyIn(scope)}) > ${keys.length}
        and ${keyIn(scope)} and key not in (${jsonValues(keys)})`),
    others: [
      markImport(db, list, importId),
      // The other list's schemes are replaced as well.
      ...(scope === "all" ? [forgetList(db, "sif")] : []),
      ...alongside,
    ],
  });
}

/** Goes before the names are replaced. */
const recordRenamings = ({ writes }: Database, listed: readonly ListedScheme[], day: IsoDate) =>
  writes.run(sql`
    insert into scheme_renamings (code, renamed_on, former_name, name)
    select schemes.key, ${day}, schemes.name, listed.name
    from (${listedNames(listed)}) as listed join schemes on schemes.key = listed.key
    where lower(schemes.name) <> lower(listed.name)
    on conflict do update set name = excluded.name`);

const listedNames = jsonTable<ListedScheme>({ key: schemeKey, name: ({ name }) => name });

/** They are told within weeks. */
export const deleteOldRenamings = (db: Database, before: IsoDate) =>
  deleteExpiredRows(db, schemeRenamings, lt(schemeRenamings.renamedOn, before));

/** By key, of all schemes in the scope that have a NAV. */
export async function listedNavs(
  { reads }: Database,
  scope: SchemeScope,
): Promise<Map<string, Dated>> {
  const [row] = await reads.all<{ rows: string }>(sql`
    select json_group_array(json_array(key, nav, nav_date)) as rows from schemes
    where nav_date is not null and ${keyIn(scope)}`);
  const rows: [key: string, nav: string, navDate: string][] = JSON.parse(row?.rows ?? "[]");
  return new Map(rows.map(([key, nav, navDate]) => [key, { nav, navDate }]));
}

export async function detailsOf({ reads }: Database, codes: readonly string[]) {
  const { key, name, plan, option, frequency, isInferred, fundHouse } = schemes;
  const rows = await reads
    .select({ key, name, plan, option, frequency, isInferred, fundHouse })
    .from(schemes)
    .where(sql`${key} in (${jsonValues(codes)})`);
  return new Map(rows.map(({ key: code, ...scheme }) => [code, scheme]));
}

/** The sample list's NAVs are not real, so none is kept as the previous one. */
const previousValue = (column: "nav" | "nav_date") =>
  sql.raw(`case
    when (select source from scheme_list where id = 1) = 'sample' then null
    when excluded.nav_date > schemes.nav_date then schemes.${column}
    when excluded.nav_date > schemes.previous_nav_date then schemes.previous_${column} end`);
