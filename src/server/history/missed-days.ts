import { daysBetween, type IsoDate } from "../../shared/dates.ts";
import { dayOf } from "../../shared/history/days.ts";
import type { ServiceContext } from "../platform/context.ts";
import {
  countAround,
  deleteMissedDay,
  missedDaysToFill,
  newestListedDay,
  recordMissedDayFailure,
  storePoints,
  type MissedDay,
} from "./queries/histories.ts";
import { fetchReport } from "./sources/amfi-report.ts";
import { HistoryRejectedError, retryBackoff } from "./sources/history-source.ts";

type Services = Pick<ServiceContext, "db" | "clock" | "log" | "settings">;

const maxDaysPerRun = 10;
/** Days. AMFI completes a report within about a week; a NAV that is missing then is a holiday's. */
const completeAfter = 10;
/** However old a day is, its report can have been cut off once. */
const minAttempts = 3;

export async function fillMissedDays(ctx: Services): Promise<void> {
  const [list] = await newestListedDay(ctx.db);
  for (const missed of await missedDaysToFill(ctx.db, ctx.clock(), maxDaysPerRun)) {
    try {
      const isComplete = await storeReport(ctx, missed.day);
      const isOver = isLongPast(missed, list?.day ?? null);
      if (isComplete || isOver) {
        await deleteMissedDay(ctx.db, missed.day);
      } else {
        await askLater(ctx, missed, "the report lacks most of the tracked schemes");
      }
    } catch (error) {
      if (!(error instanceof HistoryRejectedError)) throw error;
      await askLater(ctx, missed, error.message);
    }
  }
}

/** @returns whether most of the schemes that should have a NAV of the day have one now */
async function storeReport({ db, settings }: Services, day: IsoDate): Promise<boolean> {
  const rows = (await fetchReport(settings.history.reportUrl, day)).filter(
    ({ date }) => date === day,
  );
  await storePoints(
    db,
    rows.map(({ code, nav }) => ({ code, day: dayOf(day), nav })),
  );
  const [around] = await countAround(db, dayOf(day));
  return rows.length > 0 && (around?.missing ?? 0) * 2 <= (around?.schemes ?? 0);
}

async function askLater(ctx: Services, missed: MissedDay, problem: string): Promise<void> {
  const { day } = missed;
  const failures = missed.failures + 1;
  ctx.log("warn", "history.report-refused", { day, reason: problem });
  const nextAttemptAt = new Date(ctx.clock().getTime() + retryBackoff(failures));
  await recordMissedDayFailure(ctx.db, { day, problem, failures, nextAttemptAt });
}

/** By the newest list, not by the clock: a day that is given up is never asked for again. */
const isLongPast = ({ day, failures }: MissedDay, listed: IsoDate | null): boolean =>
  listed !== null && daysBetween(day, listed) > completeAfter && failures + 1 >= minAttempts;
