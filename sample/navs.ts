import { daysBetween, type IsoDate } from "../src/shared/dates.ts";
import { benchmarks } from "../src/shared/history/benchmarks.ts";
import { dayOf, isoDay } from "../src/shared/history/days.ts";
import { decimal } from "../src/shared/money.ts";
import {
  trackScheme,
  recordFilled,
  recordPreviousNav,
  storePoints,
} from "../src/server/history/queries.ts";
import type { Database } from "../src/server/platform/db/client.ts";
import { schemesByCodes } from "../src/server/schemes/queries/schemes.ts";
import { ashasPortfolio, ashasSips, ravisPortfolio, sampleYears } from "./portfolios.ts";

/** [AMFI code, newest NAV, its growth in a year]. */
type SampleScheme = readonly [code: string, nav: number, growth?: number];

const schemes: readonly SampleScheme[] = [
  ...ashasSips.map(([code, , nav]) => [code, nav] as const),
  [benchmarks.nifty50, 170, 1.11],
  [benchmarks.nifty500, 27, 1.12],
];

/** Those that are held as totals only: their NAVs are the list's. */
async function otherSchemes(db: Database): Promise<SampleScheme[]> {
  const codes = [...ashasPortfolio, ...ravisPortfolio].map(([code]) => code);
  const listed = await schemesByCodes(db, codes);
  return listed.flatMap(({ code, nav }) =>
    code === null || nav === null ? [] : [[code, Number(nav)] as const],
  );
}

/** Growth with ups and downs, which ends near a NAV. */
export function navOn(date: IsoDate, end: number, until: IsoDate, growth = 1.13): number {
  const years = daysBetween(date, until) / 365.25;
  const wave = 1 + 0.06 * Math.sin(years * 5) + 0.01 * Math.sin(years * 90);
  return decimal((end / growth ** years) * wave)
    .roundTo(4)
    .toNumber();
}

/** Histories for the demo's curves, to match the NAVs of the sample list, which are made up too. */
export async function storeSampleHistories(db: Database, until: IsoDate): Promise<void> {
  const from = `${Number(until.slice(0, 4)) - sampleYears}-01-01`;
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => dayOf(from) + at);
  const weekdays = days.filter((day) => ![0, 6].includes(new Date(isoDay(day)).getUTCDay()));
  for (const [code, nav, growth] of [...schemes, ...(await otherSchemes(db))]) {
    const navOf = (day: number) => String(navOn(isoDay(day), nav, until, growth));
    await trackScheme(db, code, from);
    await storePoints(
      db,
      weekdays.map((day) => ({ code, day, nav: navOf(day) })),
    );
    const before = weekdays.findLast((day) => day < dayOf(until));
    if (before !== undefined) {
      await recordPreviousNav(db, code, { day: before, nav: navOf(before) });
    }
    await recordFilled(db, code, { filledFrom: from, filledAt: null });
  }
}
