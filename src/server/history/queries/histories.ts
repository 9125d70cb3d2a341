import { and, asc, between, desc, eq, getTableColumns, lte, sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import { isoDay } from "../../../shared/history/days.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import type { Day, NavPoints } from "../../../shared/history/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import { jsonTable } from "../../platform/db/json-rows.ts";
import { packPoints } from "../pack-points.ts";
import { inScope, type SchemeScope } from "../../schemes/queries/scheme-scope.ts";
import { trackedSchemes, missedDays } from "../tables.ts";

export type TrackedScheme = typeof trackedSchemes.$inferSelect;
export type MissedDay = typeof missedDays.$inferSelect;

/** Packed years as hexadecimal text, oldest first, separated by commas: much faster to read than a value a year. */
export type StoredYears = { code: string; years: string };
export type StoredTail = { code: string; days: string; navs: string };

export const packedYears = sql.raw("group_concat(hex(points), ',') as years");

/** @param between the years of two days, all by default */
export const yearsOf = (
  { reads }: Database,
  codes: SQL,
  [from, to]: readonly [IsoDate, IsoDate] = ["0000-01-01", "9999-12-31"],
) =>
  reads.all<StoredYears>(sql`
    select code, ${packedYears}
    from (select code, points from nav_years
      where code in (${codes}) and year between ${yearOf(from)} and ${yearOf(to)} order by code, year)
    group by code`);

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

export const tailsOf = ({ reads }: Database, codes: SQL) =>
  reads.all<StoredTail>(sql`
    select code, json_group_array(day) as days, json_group_array(nav) as navs
    from (select code, day, nav from nav_points where code in (${codes}) order by code, day)
    group by code`);

export const oneCode = (code: string): SQL => sql`select ${code}`;

export const trackedScheme = ({ reads }: Database, code: string) =>
  reads.select().from(trackedSchemes).where(eq(trackedSchemes.code, code));

export const listedDay = ({ reads }: Database, code: string) =>
  reads.all<{ day: IsoDate | null }>(sql`select nav_date as day from schemes where key = ${code}`);

/** Whether a scheme is the first, second or a later one to be filled for its user: one who holds it, or else watches it. */
const placeOfUser = sql`row_number() over (
  partition by coalesce(
    (select min(user_id) from funds where amfi_code = tracked_schemes.code),
    (select min(user_id) from watched_schemes where watched_schemes.code = tracked_schemes.code))
  order by next_attempt_at, tracked_schemes.code)`;

const isHeld = sql<0 | 1>`exists (select 1 from funds where amfi_code = tracked_schemes.code)`;

/** Schemes whose past is to be fetched: those that somebody holds first, and every user's first before anyone's second. */
export const schemesToFill = (
  { reads }: Database,
  now: Date,
  { max, scope }: { max: number; scope: SchemeScope },
) =>
  reads
    .select({ ...getTableColumns(trackedSchemes), isHeld })
    .from(trackedSchemes)
    .where(
      and(
        lte(trackedSchemes.nextAttemptAt, now),
        sql`(filled_from is null or filled_from > wanted_from)`,
        inScope(sql`tracked_schemes.code`, scope),
      ),
    )
    .orderBy(desc(isHeld), placeOfUser, asc(trackedSchemes.nextAttemptAt), asc(trackedSchemes.code))
    .limit(max);

export const countIncomplete = ({ reads }: Database) =>
  reads.all<{ schemes: number; missedDays: number }>(sql`
    select (select count(*) from tracked_schemes where filled_from is null or filled_from > wanted_from) as schemes,
      (select count(*) from missed_days) as "missedDays"`);

/** The first day of a day's year: the history is public, and must not show when somebody first bought. */
const yearStart = (day: SQL): SQL => sql`(substr(${day}, 1, 4) || '-01-01')`;

export const addListedToNew = ({ writes }: Database) =>
  writes.run(sql`
    with new as (
      select schemes.* from schemes where key in (
        select code from tracked_schemes where code not in (select code from nav_points)))
    insert into nav_points (code, day, nav)
    select key, unixepoch(nav_date) / 86400, nav from new where nav_date is not null
    union all
    select key, unixepoch(previous_nav_date) / 86400, previous_nav from new
    where previous_nav_date is not null and previous_nav is not null`);

/** The gain of a lot from that day or before depends on its NAV. */
export const fmvDay: IsoDate = taxRules.grandfathering.valuedOn;

export type WantedScheme = { code: string; wantedFrom: IsoDate };

/**
 * The held and the watched schemes, and with them the benchmarks, that are not tracked yet from so early a year on: of a held
 * one from its first transaction on, or from the oldest instalment that is due. Looks each
 * listed scheme up in an index: `first_date > ''` skips the many funds without a date, and the cross join keeps
 * the planner from beginning with all funds.
 */
export const untrackedSchemes = (
  { reads }: Database,
  benchmarks: readonly string[],
  latest: IsoDate,
) =>
  reads.all<WantedScheme>(sql`
    with held (code, day) as (
      select key, coalesce(
        (select min(first_date) from funds where amfi_code = key and first_date > ''), ${latest})
      from schemes where exists (select 1 from funds where amfi_code = key)
      union all
      select key, ${latest} from schemes
      where exists (select 1 from watched_schemes where watched_schemes.code = key)
      union all
      select amfi_code, ${fmvDay} from transactions
        cross join funds on funds.user_id = transactions.user_id and funds.id = fund_id
      where acquired_on <= ${fmvDay} and amfi_code in (select key from schemes)
      union all
      select amfi_code, next_due from sips
        cross join funds on funds.user_id = sips.user_id and funds.id = fund_id
      where next_due < ${latest} and (paused = 0 or next_due <= paused_on)
        and amfi_code in (select key from schemes)),
    wanted (code, year) as (
      select code, ${yearStart(sql`min(${latest}, min(day))`)} from held group by code),
    with_benchmarks (code, year) as (
      select code, year from wanted
      union all
      select value, (select min(year) from wanted) from json_each(${JSON.stringify(benchmarks)})
      where exists (select 1 from wanted))
    select code, min(year) as "wantedFrom" from with_benchmarks
    where not exists (
      select 1 from tracked_schemes where tracked_schemes.code = with_benchmarks.code and wanted_from <= year)
    group by code`);

const wantedSchemes = jsonTable<WantedScheme>({
  code: ({ code }) => code,
  day: ({ wantedFrom }) => wantedFrom,
});

/** Tracks each from a day's year on; one that is tracked from an earlier day stays as it is. */
export const trackSince = (db: Database, schemes: readonly WantedScheme[]) =>
  trackEach(db, wantedSchemes(schemes));

/** As `trackSince`, for those of the schemes that the list has. */
export const trackListed = (db: Database, schemes: readonly WantedScheme[]) =>
  trackEach(
    db,
    sql`select code, day from (${wantedSchemes(schemes)})
      where exists (select 1 from schemes where key = code)`,
  );

const trackEach = ({ writes }: Database, wanted: SQL) =>
  writes.run(sql`
    insert into tracked_schemes (code, wanted_from)
    select code, ${yearStart(sql`day`)} from (${wanted}) where true
    on conflict (code) do update set wanted_from = excluded.wanted_from, next_attempt_at = 0
    where excluded.wanted_from < wanted_from`);

/** Claims a scheme, so that no other run fetches it meanwhile. Returns no row if another run claimed it first. */
export const claimScheme = (
  { writes }: Database,
  { code, nextAttemptAt }: TrackedScheme,
  until: Date,
) =>
  writes
    .update(trackedSchemes)
    .set({ nextAttemptAt: until })
    .where(and(eq(trackedSchemes.code, code), eq(trackedSchemes.nextAttemptAt, nextAttemptAt)))
    .returning();

export const recordFailure = (
  { writes }: Database,
  code: string,
  change: Pick<TrackedScheme, "problem" | "failures" | "nextAttemptAt">,
) => writes.update(trackedSchemes).set(change).where(eq(trackedSchemes.code, code));

/** The packed years of a scheme have changed since they were read. */
export class HistoryChangedError extends Error {
  override readonly name = "HistoryChangedError";
}

/** Fails if the packed years have changed since they were read. */
export const requireVersion = (
  db: Database,
  { code, version }: Pick<TrackedScheme, "code" | "version">,
) =>
  guard(
    db,
    sql`not exists (select 1 from tracked_schemes where code = ${code} and version <> ${version})`,
    (cause) => new HistoryChangedError(undefined, { cause }),
  );

export const storeYear = ({ writes }: Database, code: string, year: number, points: NavPoints) =>
  writes.run(sql`
    insert into nav_years (code, year, points) values (${code}, ${year}, ${packPoints(points)})
    on conflict (code, year) do update set points = excluded.points`);

const packedPoints = jsonTable<{ day: Day; nav: string }>({
  day: ({ day }) => day,
  nav: ({ nav }) => nav,
});

/** Deletes points that are packed now, unless their NAV was corrected meanwhile. */
export const deletePacked = (
  { writes }: Database,
  code: string,
  points: readonly { day: Day; nav: string }[],
) =>
  writes.run(sql`
    delete from nav_points where code = ${code} and (day, nav) in (${packedPoints(points)})`);

export const recordFilled = (
  { writes }: Database,
  code: string,
  { filledFrom, filledAt }: Pick<TrackedScheme, "filledFrom" | "filledAt">,
) =>
  writes
    .update(trackedSchemes)
    .set({ filledFrom, filledAt, failures: 0, problem: null, nextAttemptAt: new Date(0) })
    .where(eq(trackedSchemes.code, code));

export const incrementVersion = ({ writes }: Database, code: string) =>
  writes
    .update(trackedSchemes)
    .set({ version: sql`${trackedSchemes.version} + 1` })
    .where(eq(trackedSchemes.code, code));

type NewPoint = { code: string; day: Day; nav: string };

const newPoints = jsonTable<NewPoint>({
  code: ({ code }) => code,
  day: ({ day }) => day,
  nav: ({ nav }) => nav,
});

/** Stores points of tracked schemes; a NAV that AMFI corrected replaces the one before. */
export const storePoints = ({ writes }: Database, points: readonly NewPoint[]) =>
  writes.run(sql`
    insert into nav_points (code, day, nav)
    select code, day, nav from (${newPoints(points)})
    where code in (select code from tracked_schemes)
    on conflict (code, day) do update set nav = excluded.nav where nav is not excluded.nav`);

/**
 * Sets a listed scheme's previous NAV from its history, unless it has a newer one. The first list has no previous NAVs.
 */
export const recordPreviousNav = (
  { writes }: Database,
  code: string,
  { day, nav }: { day: Day; nav: string },
) =>
  writes.run(sql`
    update schemes set previous_nav = ${nav}, previous_nav_date = ${isoDay(day)}
    where key = ${code} and nav_date > ${isoDay(day)}
      and (previous_nav_date is null or previous_nav_date < ${isoDay(day)})`);

export const schemesToPack = ({ reads }: Database, minPoints: number, max: number) =>
  reads.all<{ code: string }>(sql`
    select code from nav_points group by code having count(*) > ${minPoints} limit ${max}`);

export const countAround = ({ reads }: Database, day: Day) =>
  reads.all<{ schemes: number; missing: number }>(sql`
    select count(*) as schemes, coalesce(sum(not has_day), 0) as missing from (
      select sum(day = ${day}) > 0 as has_day from nav_points
      where day between ${day - 10} and ${day + 10} group by code
      having min(day) < ${day} and max(day) > ${day})`);

export const missedDaysToFill = ({ reads }: Database, now: Date, max: number) =>
  reads
    .select()
    .from(missedDays)
    .where(lte(missedDays.nextAttemptAt, now))
    .orderBy(asc(missedDays.day))
    .limit(max);

/** Days of which NAVs may still come. */
export const missedDaysBetween = ({ reads }: Database, from: IsoDate, to: IsoDate) =>
  reads
    .select()
    .from(missedDays)
    .where(between(missedDays.day, from, to));

export const newestListedDay = ({ reads }: Database) =>
  reads.all<{ day: IsoDate | null }>(sql`select as_of as day from scheme_list where id = 1`);

export const deleteMissedDay = ({ writes }: Database, day: IsoDate) =>
  writes.delete(missedDays).where(eq(missedDays.day, day));

export const recordMissedDayFailure = (
  { writes }: Database,
  { day, ...change }: Pick<MissedDay, "day" | "problem" | "failures" | "nextAttemptAt">,
) => writes.update(missedDays).set(change).where(eq(missedDays.day, day));
