import { sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import type { HolderFilter } from "../../shared/holders/holder.ts";
import type { TwinFacts } from "../../shared/schemes/direct-twin.ts";
import { tailsOf, yearsOf } from "../history/queries/histories.ts";
import { ofHolder } from "../holders/queries/holders.ts";
import type { Results } from "../platform/db/batch.ts";
import type { Database } from "../platform/db/client.ts";
import type { Owner } from "../platform/db/query.ts";

/** `isListed` is 0 where the fund's scheme is in no list. */
type DirectFundRow = Pick<TwinFacts, "plan" | "navDate"> & {
  id: string;
  code: string | null;
  isListed: 0 | 1;
  isHeld: 0 | 1;
};

/** The funds of everyone, or of one person, of which something is held or was. */
export const directFundsOf = ({ reads }: Database, owner: Owner, holderId: HolderFilter) =>
  reads.all<DirectFundRow>(sql`
    select id, amfi_code as code, schemes.key is not null as "isListed",
      coalesce(plan, 'unknown') as plan, schemes.nav_date as "navDate",
      cast(units as real) > 0 as "isHeld"
    from funds left join schemes on schemes.key = amfi_code
    where user_id = ${owner} and (cast(units as real) > 0 or first_date is not null)
      and ${ofHolder(holderId)} order by id`);

/** Of those funds that have a scheme. */
export const fundsWithCodes = ({ reads }: Database, owner: Owner, ids: readonly string[]) =>
  reads.all<{ id: string; code: string }>(sql`
    select id, amfi_code as code from funds
    where user_id = ${owner} and id in (select value from json_each(${JSON.stringify(ids)}))
      and amfi_code is not null order by amfi_code`);

export const theseCodes = (codes: readonly string[]): SQL =>
  sql`select value as amfi_code from json_each(${JSON.stringify(codes)})`;

export const codeOfFund = (owner: Owner, fundId: string): SQL =>
  sql`select amfi_code from funds where user_id = ${owner} and id = ${fundId}`;

/** Each has the NAVs of up to four schemes. */
export const twinCodesPerPage = 50;

/** The next schemes in a regular plan after one, by code, of funds with transactions. */
export const regularCodesAfter = (owner: Owner, holderId: HolderFilter, after: string): SQL => sql`
  select distinct amfi_code from funds cross join schemes on schemes.key = amfi_code
  where user_id = ${owner} and first_date is not null and amfi_code > ${after}
    and schemes.plan = 'regular' and ${ofHolder(holderId)}
  order by amfi_code limit ${twinCodesPerPage}`;

/** The parts of a name's key that say the plan. */
const inRegular = " - regular plan";
const inDirect = " - direct plan";

/** Schemes, and those of the same funds by their names, up to the plan. A range finds them in an index. */
const withSameFunds = (codes: SQL): SQL => {
  const named = (plan: string) => sql`
    select schemes.key from bases cross join schemes
    where schemes.name_key >= start || ${plan} and schemes.name_key < start || ${`${plan}~`}`;
  return sql`
    with own (code, name_key) as materialized (
      select key, name_key from schemes where key in (${codes})),
    bases (start) as materialized (
      select substr(name_key, 1, instr(name_key, ${inRegular}) - 1) from own
      where instr(name_key, ${inRegular}) > 0)
    select code from own union ${named(inRegular)} union ${named(inDirect)}`;
};

export type TrackedState = { code: string; wantedFrom: IsoDate; filledFrom: IsoDate | null };

/** The facts by which twins are found, and the NAVs of possible twins. Payouts are estimated by growth options. */
export function schemesForTwins(db: Database, codes: SQL) {
  const related = withSameFunds(codes);
  const valued = sql`
    select key from schemes where key in (${related}) and (option in ('growth', 'bonus') or key in (${codes}))`;
  return {
    codes: db.reads.all<{ code: string }>(sql`select amfi_code as code from (${codes}) order by 1`),
    asOf: db.reads.all<{ asOf: IsoDate | null }>(sql`
      select as_of as "asOf" from scheme_list where id = 1`),
    facts: db.reads.all<{ schemes: string }>(sql`
      select json_group_array(json_object('code', key, 'name', name, 'navDate', nav_date,
        'plan', coalesce(plan, 'unknown'), 'option', coalesce(option, 'unknown'),
        'frequency', frequency, 'fundHouse', fund_house)) as schemes
      from schemes where key in (${related})`),
    tracked: db.reads.all<TrackedState>(sql`
      select code, wanted_from as "wantedFrom", filled_from as "filledFrom"
      from tracked_schemes where code in (${valued})`),
    years: yearsOf(db, valued),
    tails: tailsOf(db, valued),
  };
}

export type SchemesForTwins = Results<ReturnType<typeof schemesForTwins>>;

export const readFacts = ({ facts }: SchemesForTwins): (TwinFacts & { code: string })[] =>
  JSON.parse(facts[0]?.schemes ?? "[]");
