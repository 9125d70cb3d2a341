import { daysBetween, type IsoDate } from "../src/shared/dates.ts";
import { benchmarks } from "../src/shared/history/benchmarks.ts";
import { dayOf, isoDay } from "../src/shared/history/days.ts";
import {
  trackListed,
  recordFilled,
  recordPreviousNav,
  storePoints,
} from "../src/server/history/queries/histories.ts";
import type { Database } from "../src/server/platform/db/client.ts";
import { schemesByCodes } from "../src/server/schemes/queries/schemes.ts";
import { demoFunds, demoYears, regularPlanOf } from "../src/server/demo/portfolio.ts";
import { madeUpNav } from "../src/server/demo/sip-ledger.ts";
import { ravisFunds } from "./portfolios.ts";
import { isWeekday } from "./scheme-list.ts";

/** Its newest NAV and its growth in a year. */
type SampleScheme = { code: string; nav: number; growth: number };

const indices: readonly SampleScheme[] = [
  { code: benchmarks.nifty50, nav: 170, growth: 1.11 },
  { code: benchmarks.nifty500, nav: 27, growth: 1.12 },
];

async function heldSchemes(db: Database): Promise<SampleScheme[]> {
  const inRegularPlans = demoFunds.flatMap((fund) => regularPlanOf(fund) ?? []);
  const growthOf = new Map(
    [...demoFunds, ...inRegularPlans, ...ravisFunds].map(({ code, growth }) => [code, growth]),
  );
  const listed = await schemesByCodes(db, [...growthOf.keys()]);
  return listed.flatMap(({ code, nav }) => {
    const growth = growthOf.get(code ?? "");
    return code === null || nav === null || growth === undefined
      ? []
      : [{ code, nav: Number(nav), growth }];
  });
}

/** Made-up NAV histories for the demo's charts, ending at the made-up NAVs of the sample list. */
export async function storeSampleHistories(db: Database, until: IsoDate): Promise<void> {
  const from = `${Number(until.slice(0, 4)) - demoYears}-01-01`;
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => dayOf(from) + at);
  const weekdays = days.filter(isWeekday);
  for (const { code, nav, growth } of [...(await heldSchemes(db)), ...indices]) {
    const navOf = (day: number) => String(madeUpNav(isoDay(day), nav, until, growth));
    await trackListed(db, [{ code, wantedFrom: from }]);
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
