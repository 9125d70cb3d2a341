import { parseNavDate } from "../../../shared/dates.ts";
import { dayOf } from "../../../shared/history/days.ts";
import type { NavPoints } from "../../../shared/history/schema.ts";
import { usableNav } from "../../../shared/schemes/usable-nav.ts";
import { HistoryRejectedError, toPoints } from "./history-source.ts";

const maxUnreadableShare = 0.1;

/**
 * Reads printed days and NAVs; `N.A.` and 0 are no NAV.
 * @throws HistoryRejectedError where many days cannot be read
 */
export function readPrinted(printed: readonly { date: string; nav: string }[]): NavPoints {
  const found: { day: number; nav: number }[] = [];
  let unreadable = 0;
  for (const { date, nav } of printed) {
    const day = parseNavDate(date);
    const value = usableNav(nav.trim());
    if (day === null) unreadable += 1;
    else if (value !== null) found.push({ day: dayOf(day), nav: Number(value) });
  }
  if (unreadable > printed.length * maxUnreadableShare) {
    throw new HistoryRejectedError(`${unreadable} of ${printed.length} days cannot be read`);
  }
  return toPoints(found);
}
