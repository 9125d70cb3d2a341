import { sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import { dayOf } from "../../../shared/history/days.ts";
import type { Database } from "../../platform/db/client.ts";
import { inScope, isSif, type SchemeScope } from "../../schemes/queries/scheme-scope.ts";

export const appendListedNavs = ({ writes }: Database, scope: SchemeScope) =>
  writes.run(sql`
    insert into nav_points (code, day, nav)
    select tracked.code, unixepoch(schemes.nav_date) / 86400, schemes.nav
    from tracked_schemes as tracked join schemes on schemes.key = tracked.code
    where schemes.nav_date is not null
      and ${inScope(sql`tracked.code`, scope)}
    on conflict (code, day) do update set nav = excluded.nav where nav is not excluded.nav`);

export const forgetSampleHistories = ({ writes }: Database) => {
  const isSample = sql`(select source from scheme_list where id = 1) = 'sample'`;
  return [
    writes.run(sql`
      update schemes set previous_nav = null, previous_nav_date = null
      where previous_nav is not null and ${isSample}`),
    writes.run(sql`delete from nav_points where ${isSample}`),
    writes.run(sql`delete from nav_years where ${isSample}`),
    writes.run(sql`
      update tracked_schemes set filled_from = null, next_attempt_at = 0, version = version + 1
      where ${isSample}`),
  ];
};

/** Stored from a list with such dates. Comes before `noteMissedDays`, in the same batch. */
export const forgetFutureNavs = ({ writes }: Database, latest: IsoDate) => [
  writes.run(sql`delete from nav_points where day > ${dayOf(latest)}`),
  writes.run(sql`delete from nav_years where year > ${Number(latest.slice(0, 4))}`),
  writes.run(sql`
    update schemes set previous_nav = null, previous_nav_date = null where previous_nav_date > ${latest}`),
  writes.run(sql`delete from missed_days where day > ${latest}`),
];

/** Longer than this, a scheme's own history is asked for again. */
const longestAbsence = 90;

/**
 * Notes the weekdays that a tenth of the tracked schemes lack between their newest NAV and the listed one. A scheme that lacks
 * over 90 days is filled anew, as is a specialised investment fund: AMFI's report of a day lacks these. Comes before
 * `appendListedNavs`.
 */
export const noteMissedDays = ({ writes }: Database) => {
  const gaps = sql`
    gaps (code, last, listed) as (
      select tracked.code, (select max(day) from nav_points where code = tracked.code),
        unixepoch(schemes.nav_date) / 86400
      from tracked_schemes as tracked join schemes on schemes.key = tracked.code
      where schemes.nav_date is not null)`;
  const missingDays = sql`
    missing (code, day, listed) as (
      select code, last + 1, listed from gaps where listed - last between 2 and ${longestAbsence}
      union all select code, day + 1, listed from missing where day + 1 < listed)`;
  const isWeekday = sql`(day + 4) % 7 not in (0, 6)`;
  return [
    writes.run(sql`
      with recursive ${gaps}, ${missingDays}
      insert into missed_days (day)
      select date(day * 86400, 'unixepoch') from missing
      where ${isWeekday} and not ${isSif(sql`code`)}
      group by day
      having count(*) * 10 >= (select count(last) from gaps where not ${isSif(sql`code`)})
      on conflict (day) do nothing`),
    writes.run(sql`
      with recursive ${gaps}, ${missingDays}
      update tracked_schemes set filled_from = null, next_attempt_at = 0
      where code in (
        select code from gaps where listed - last > ${longestAbsence}
        union
        select code from missing where ${isWeekday} and ${isSif(sql`code`)})`),
  ];
};
