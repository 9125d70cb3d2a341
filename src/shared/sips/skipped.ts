import type { IsoDate } from "../dates.ts";
import { monthAfter, nextInstalment, type Schedule } from "./due-dates.ts";

/** An instalment that is not recorded. */
export type Skipped = {
  dueDate: IsoDate;
  /** The import whose statement shows that it was not bought; null where the SIP was paused, the user deleted it, or there is no NAV. */
  importId: string | null;
};

const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** By month, because a month has one instalment, whatever day the SIP is moved to. */
export const isSkipped = (skipped: readonly Skipped[], dueDate: IsoDate): boolean =>
  skipped.some((each) => monthOf(each.dueDate) === monthOf(dueDate));

/** The due dates from one day on, before another. */
export function dueDatesBetween(schedule: Schedule, from: IsoDate, before: IsoDate): IsoDate[] {
  const found: IsoDate[] = [];
  let due = nextInstalment(schedule, from);
  while (due !== null && due.dueDate < before) {
    found.push(due.dueDate);
    due = nextInstalment(schedule, monthAfter(due.dueDate));
  }
  return found;
}

export type Progress = { nextDue: IsoDate | null; skipped: readonly Skipped[] };

/**
 * How a SIP goes on when a purchase is deleted that was an instalment, or an import is undone that had brought instalments or
 * shown that they were not bought: these are recorded again, and no other.
 * @param importId null where no import is undone
 * @param lost their due dates
 */
export function progressWithout(
  schedule: Schedule,
  { nextDue, skipped }: Progress,
  { importId, lost }: { importId: string | null; lost: readonly IsoDate[] },
): Progress {
  const shown = skipped.filter((each) => importId !== null && each.importId === importId);
  const months = new Set([...lost, ...shown.map(({ dueDate }) => dueDate)].map(monthOf));
  const kept = skipped.filter(({ dueDate }) => !months.has(monthOf(dueDate)));
  const [first] = [...months].toSorted();
  const next = first === undefined ? null : nextInstalment(schedule, `${first}-01`);
  if (next === null || (nextDue !== null && nextDue <= next.dueDate)) {
    return { nextDue, skipped: kept };
  }
  const passed = dueDatesBetween(schedule, next.dueDate, nextDue ?? monthAfter(lastOf(months)));
  const others = passed.filter(
    (dueDate) => !months.has(monthOf(dueDate)) && !isSkipped(kept, dueDate),
  );
  return {
    nextDue: next.dueDate,
    skipped: [...kept, ...others.map((dueDate) => ({ dueDate, importId: null }))],
  };
}

const lastOf = (months: ReadonlySet<string>): IsoDate => `${[...months].toSorted().at(-1)}-01`;
