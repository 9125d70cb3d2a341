import { indianDay } from "../../src/shared/dates.ts";
import { benchmarks } from "../../src/shared/history/benchmarks.ts";
import { dayOf, isoDay } from "../../src/shared/history/days.ts";
import { keepScheme, recordFilled, storePoints } from "../../src/server/history/queries.ts";
import {
  openDatabase,
  type Connection,
  type Database,
} from "../../src/server/platform/db/client.ts";
import { listStatus } from "../../src/server/schemes/queries/scheme-list.ts";
import { navOn } from "./sip-ledger.ts";
import { ashasPlans } from "./portfolios.ts";

const days = 3_000;
/** [AMFI code, NAV of today, its growth in a year]. */
const madeNavs: readonly (readonly [code: string, nav: number, growth?: number])[] = [
  ...ashasPlans.map(([code, , nav]) => [code, nav] as const),
  [benchmarks.nifty50, 170, 1.11],
  [benchmarks.nifty500, 27, 1.12],
];

/** With the sample list, whose NAVs are made up: histories to match, for the demo's curves. */
export async function makeSampleHistories(connection: Connection): Promise<void> {
  const db = openDatabase(connection);
  const [list] = await listStatus(db);
  if (list?.source === "sample") await makeHistories(db);
}

export async function makeHistories(db: Database): Promise<void> {
  const today = indianDay(new Date());
  const from = isoDay(dayOf(today) - days);
  for (const [code, nav, growth] of madeNavs) {
    const points = weekdays(from, today).map((date) => ({
      code,
      day: dayOf(date),
      nav: String(navOn(date, nav, today, growth)),
    }));
    await keepScheme(db, code, from);
    await storePoints(db, points);
    await recordFilled(db, code, { filledFrom: from, filledAt: null });
  }
}

function weekdays(from: string, to: string): string[] {
  const found: string[] = [];
  for (let day = dayOf(from); day <= dayOf(to); day += 1) {
    const date = isoDay(day);
    const weekday = new Date(date).getUTCDay();
    if (weekday !== 0 && weekday !== 6) found.push(date);
  }
  return found;
}
