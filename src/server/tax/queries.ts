import { and, eq, sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import { maxFundsPerUser } from "../../shared/funds/schema.ts";
import { dayOf, maxGapDays } from "../../shared/history/days.ts";
import type { Database } from "../platform/db/client.ts";
import { withRefusals } from "../platform/db/guard.ts";
import type { Owner } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import type { StoredTail, StoredYears } from "../history/queries/histories.ts";
import { exitLoads } from "../funds/tables.ts";
import { taxLosses, taxProfiles, taxSchemes } from "./tables.ts";

export type TaxFundRow = {
  id: string;
  schemeName: string;
  folioNumber: string;
  amfiCode: string | null;
  holderId: string | null;
  hasTransactions: 0 | 1;
  category: string | null;
  fundHouse: string | null;
  isin: string | null;
  reinvestmentIsin: string | null;
  nav: string | null;
  /** JSON of an `ExitLoad`. */
  exitLoad: string | null;
};

/** The user's funds with what the list says of their schemes, as one JSON value. */
export const taxFundsOf = ({ reads }: Database, owner: Owner) =>
  reads.all<{ funds: string }>(sql`
    select json_group_array(json_object('id', funds.id, 'schemeName', funds.scheme_name,
      'folioNumber', folio_number, 'amfiCode', amfi_code, 'holderId', holder_id,
      'hasTransactions', transaction_count > 0, 'category', schemes.category,
      'fundHouse', schemes.fund_house, 'isin', schemes.isin,
      'reinvestmentIsin', schemes.reinvestment_isin, 'nav', funds.nav,
      'exitLoad', exit_loads.load)) as funds
    from funds left join schemes on schemes.key = funds.amfi_code
    left join exit_loads on exit_loads.user_id = funds.user_id and exit_loads.fund_id = funds.id
    where funds.user_id = ${owner}`);

const lotReceivers = sql.raw("'merger-in', 'transfer-in', 'segregation-in'");

/** Schemes of which the user can have lots from a day or before. */
const oldSchemes = (owner: Owner, day: IsoDate): SQL =>
  sql`select amfi_code from funds where user_id = ${owner} and (first_date <= ${day} or id in (
    select fund_id from transactions where user_id = ${owner}
      and (acquired_on <= ${day} or type in (${lotReceivers}))))`;

/** The NAVs of these schemes in the year of a day: the packed ones, and those up to the day that are not packed. */
export const navsAroundDay = ({ reads }: Database, owner: Owner, day: IsoDate) => ({
  years: reads.all<StoredYears>(sql`
      select code, hex(points) as years from nav_years
      where year = ${Number(day.slice(0, 4))} and code in (${oldSchemes(owner, day)})`),
  tails: reads.all<StoredTail>(sql`
      select code, json_group_array(day) as days, json_group_array(nav) as navs
      from (select code, day, nav from nav_points where code in (${oldSchemes(owner, day)})
        and day between ${dayOf(day) - maxGapDays} and ${dayOf(day)} order by code, day)
      group by code`),
});

export const exitLoadsOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ fundId: exitLoads.fundId, load: exitLoads.load })
    .from(exitLoads)
    .where(eq(exitLoads.userId, owner));

/** Fails for a fund that the user does not have. */
export const saveExitLoad = ({ writes }: Database, userId: UserId, fundId: string, load: string) =>
  withRefusals(
    writes
      .insert(exitLoads)
      .values({ userId, fundId, load })
      .onConflictDoUpdate({ target: [exitLoads.userId, exitLoads.fundId], set: { load } }),
    { foreignKey: "funds/not-found" },
  );

export const deleteExitLoad = ({ writes }: Database, userId: UserId, fundId: string) =>
  writes.delete(exitLoads).where(and(eq(exitLoads.userId, userId), eq(exitLoads.fundId, fundId)));

export const taxSchemesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      amfiCode: taxSchemes.amfiCode,
      class: taxSchemes.class,
      kind: taxSchemes.kind,
      fmvPerUnit: taxSchemes.fmvPerUnit,
    })
    .from(taxSchemes)
    .where(eq(taxSchemes.userId, owner));

export const taxProfilesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      holderId: taxProfiles.holderId,
      year: taxProfiles.year,
      slab: taxProfiles.slab,
      resident: taxProfiles.resident,
    })
    .from(taxProfiles)
    .where(eq(taxProfiles.userId, owner));

export const taxLossesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      holderId: taxLosses.holderId,
      year: taxLosses.year,
      short: taxLosses.short,
      long: taxLosses.long,
    })
    .from(taxLosses)
    .where(eq(taxLosses.userId, owner))
    .orderBy(taxLosses.year);

export type TaxSchemeRow = Omit<typeof taxSchemes.$inferSelect, "userId">;
/** One of the columns. */
type SchemeChoice =
  | Pick<TaxSchemeRow, "class">
  | Pick<TaxSchemeRow, "kind">
  | Pick<TaxSchemeRow, "fmvPerUnit">;

/** Stores nothing, and returns nothing, for a scheme of which the user has no fund. */
export const saveTaxScheme = (
  { writes }: Database,
  userId: UserId,
  amfiCode: string,
  choice: SchemeChoice,
) => {
  const [column, value] = columnOf(choice);
  return writes.all<TaxSchemeRow>(sql`
    insert into tax_schemes (user_id, amfi_code, ${column})
    select ${userId}, ${amfiCode}, ${value}
    where exists (select 1 from funds where user_id = ${userId} and amfi_code = ${amfiCode})
    on conflict (user_id, amfi_code) do update set ${column} = excluded.${column}
    returning amfi_code as "amfiCode", class, kind, fmv_per_unit as "fmvPerUnit"`);
};

function columnOf(choice: SchemeChoice): [column: SQL, value: string | null] {
  if ("class" in choice) return [sql.raw("class"), choice.class];
  return "kind" in choice
    ? [sql.raw("kind"), choice.kind]
    : [sql.raw("fmv_per_unit"), choice.fmvPerUnit];
}

/** Drops choices about schemes of which the user has no fund any more, if there are more than there can be funds. */
export const dropOldTaxSchemes = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    delete from tax_schemes where user_id = ${userId}
      and (select count(*) from tax_schemes where user_id = ${userId}) > ${2 * maxFundsPerUser}
      and amfi_code not in (select amfi_code from funds where user_id = ${userId} and amfi_code is not null)`);

type ProfileRow = Omit<typeof taxProfiles.$inferSelect, "userId">;
type LossRow = Omit<typeof taxLosses.$inferSelect, "userId">;

export const saveProfile = ({ writes }: Database, userId: UserId, profile: ProfileRow) =>
  writes
    .insert(taxProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({
      target: [taxProfiles.userId, taxProfiles.holderId, taxProfiles.year],
      set: { slab: profile.slab, resident: profile.resident },
    });

export const saveLosses = ({ writes }: Database, userId: UserId, losses: LossRow) =>
  writes
    .insert(taxLosses)
    .values({ userId, ...losses })
    .onConflictDoUpdate({
      target: [taxLosses.userId, taxLosses.holderId, taxLosses.year],
      set: { short: losses.short, long: losses.long },
    });

export const deleteEmptyLosses = ({ writes }: Database, userId: UserId) =>
  writes
    .delete(taxLosses)
    .where(and(eq(taxLosses.userId, userId), eq(taxLosses.short, "0"), eq(taxLosses.long, "0")));
