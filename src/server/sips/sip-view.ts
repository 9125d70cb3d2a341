import { nextInstalment } from "../../shared/sips/due-dates.ts";
import type { Sip } from "../../shared/sips/schema.ts";
import { rowsPerLot, type Steps } from "../../shared/steps.ts";
import type { SipRow } from "./queries/sips.ts";
import { readEarlierTerms } from "./earlier-terms-rows.ts";
import { readSkipped } from "./skipped-rows.ts";

type ScheduleRow = Pick<SipRow, "amount" | "day" | "from" | "to" | "stepUp" | "earlierTerms">;

export const scheduleOf = (row: ScheduleRow) => ({
  amount: Number(row.amount),
  day: row.day,
  from: row.from,
  to: row.to,
  stepUp: row.stepUp === null ? null : Number(row.stepUp),
  earlier: readEarlierTerms(row.earlierTerms),
});

export function sipView(row: SipRow): Sip {
  const schedule = scheduleOf(row);
  return {
    id: row.id,
    fundId: row.fundId,
    ...schedule,
    paused: row.paused,
    recordedThrough: row.recordedThrough,
    notBought: readSkipped(row.skipped)
      .flatMap(({ dueDate, importId }) => (importId === null ? [] : [dueDate]))
      .toSorted(),
    next: row.nextDue === null ? null : nextInstalment(schedule, row.nextDue),
  };
}

export function* sipViews(rows: readonly SipRow[]): Steps<Sip[]> {
  const views: Sip[] = [];
  for (const row of rows) {
    views.push(sipView(row));
    yield rowsPerLot + (row.skipped.length + row.earlierTerms.length) / bytesPerRow;
  }
  return views;
}

/** Reading so much JSON takes as long as looking at one row. */
const bytesPerRow = 40;
