import { dayInMilliseconds, type IsoDate } from "../../shared/dates.ts";
import { dayOf, isoDay } from "../../shared/history/days.ts";
import type { ServiceContext } from "../platform/context.ts";
import {
  addMissedDays,
  deleteMissedDay,
  missedDaysToFill,
  recordMissedDayFailure,
  storePoints,
} from "./queries.ts";
import { pauseAfter } from "./retry-pause.ts";
import { fetchReport } from "./sources/amfi-report.ts";
import { HistoryRejected } from "./sources/history-source.ts";

type Services = Pick<ServiceContext, "db" | "clock" | "log" | "settings">;

const maxDaysPerRun = 10;
/** An absence longer than this is left to the histories of single schemes. */
const longestAbsence = 90;
/** A holiday has no NAVs: after about a week nothing more is expected of a day. */
const maxFailures = 9;

/** Notes the weekdays between a list and the one before it, whose NAVs no list brought. */
export async function noteMissedDays(
  { db }: Services,
  list: { previousAsOf: IsoDate | null; asOf: IsoDate | null } | null,
): Promise<void> {
  if (list === null || list.previousAsOf === null || list.asOf === null) return;
  const [first, last] = [dayOf(list.previousAsOf) + 1, dayOf(list.asOf)];
  const days: IsoDate[] = [];
  for (let day = Math.max(first, last - longestAbsence); day < last; day += 1) {
    const weekday = new Date(day * dayInMilliseconds).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(isoDay(day));
  }
  if (days.length > 0) await addMissedDays(db, days);
}

/** Fills missed days from AMFI's report of each. */
export async function fillMissedDays(ctx: Services): Promise<void> {
  for (const missed of await missedDaysToFill(ctx.db, ctx.clock(), maxDaysPerRun)) {
    const { day } = missed;
    try {
      const rows = (await fetchReport(ctx.settings.history.reportUrl, day)).filter(
        ({ date }) => date === day,
      );
      if (rows.length === 0) throw new HistoryRejected("the report has no NAV of this day");
      await storePoints(
        ctx.db,
        rows.map(({ code, nav }) => ({ code, day: dayOf(day), nav })),
      );
      await deleteMissedDay(ctx.db, day);
    } catch (error) {
      if (!(error instanceof HistoryRejected)) throw error;
      const failures = missed.failures + 1;
      ctx.log("warn", "history.report-refused", { day, reason: error.message });
      if (failures > maxFailures) await deleteMissedDay(ctx.db, day);
      else {
        const nextAttemptAt = new Date(ctx.clock().getTime() + pauseAfter(failures));
        await recordMissedDayFailure(ctx.db, {
          day,
          problem: error.message,
          failures,
          nextAttemptAt,
        });
      }
    }
  }
}
