import { sql } from "drizzle-orm";
import { daysBetween, type IsoDate } from "../src/shared/dates.ts";
import { benchmarks } from "../src/shared/history/benchmarks.ts";
import { dayOf, isoDay } from "../src/shared/history/days.ts";
import { trackScheme, recordFilled, storePoints } from "../src/server/history/queries.ts";
import type { Database } from "../src/server/platform/db/client.ts";
import { demoSips, demoYears } from "../src/server/demo/portfolio.ts";
import { madeUpNav } from "../src/server/demo/sip-ledger.ts";

/** [AMFI code, newest NAV, its growth in a year]. */
const schemes: readonly (readonly [code: string, nav: number, growth?: number])[] = [
  ...demoSips.map(([code, , nav]) => [code, nav] as const),
  [benchmarks.nifty50, 170, 1.11],
  [benchmarks.nifty500, 27, 1.12],
];

/** Histories for the demo's charts, to match the NAVs of the sample list, which are made up too. */
export async function storeSampleHistories(db: Database, until: IsoDate): Promise<void> {
  const from = `${Number(until.slice(0, 4)) - demoYears}-01-01`;
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => dayOf(from) + at);
  const weekdays = days.filter((day) => ![0, 6].includes(new Date(isoDay(day)).getUTCDay()));
  for (const [code, nav, growth] of schemes) {
    const navOf = (day: number) => String(madeUpNav(isoDay(day), nav, until, growth));
    await trackScheme(db, code, from);
    await storePoints(
      db,
      weekdays.map((day) => ({ code, day, nav: navOf(day) })),
    );
    await recordFilled(db, code, { filledFrom: from, filledAt: null });
  }
}

/** NAVs of the day before, for today's change: from the histories, else a little lower than the list's. */
export const setSamplePreviousNavs = ({ writes }: Database) =>
  writes.run(sql`
    update schemes set previous_nav_date = date(nav_date, '-1 day'),
      previous_nav = coalesce(
        (select nav from nav_points where code = key and day < unixepoch(nav_date) / 86400 order by day desc limit 1),
        printf('%.4f', nav * 0.997))
    where (select source from scheme_list) = 'sample'`);
