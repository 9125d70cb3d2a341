import { isoDay, maxGapDays } from "../../shared/history/days.ts";
import type { Day, NavPoints } from "../../shared/history/schema.ts";
import { HistoryRejectedError } from "./sources/history-source.ts";

/** AMFI corrects less than one NAV in a thousand. */
const maxCorrected = 0.05;
const maxLacking = 0.3;
/** Among fewer known NAVs none may differ: it could be another scheme's response. */
const enoughKnown = 5;

type AskedDays = { from: Day; to: Day };

/**
 * Holds a response to what is known of the same days.
 * @returns the response within the asked days
 * @throws HistoryRejectedError where it lacks many of them, says something else about many of them, or ends long before the
 * newest that is known
 */
export function checkResponse(response: NavPoints, known: NavPoints, asked: AskedDays): NavPoints {
  const [fetched, stored] = [within(response, asked), within(known, asked)];
  const navByDay = new Map(fetched.days.map((day, index) => [day, fetched.navs[index]]));
  let [missing, corrected] = [0, 0];
  for (const [index, day] of stored.days.entries()) {
    const nav = navByDay.get(day);
    if (nav === undefined) missing += 1;
    else if (nav !== stored.navs[index]) corrected += 1;
  }
  const count = stored.days.length;
  if (missing > Math.max(1, count * maxLacking)) {
    throw new HistoryRejectedError(`the response lacks ${missing} of ${count} days that are known`);
  }
  if (corrected > (count < enoughKnown ? 0 : Math.max(1, count * maxCorrected))) {
    throw new HistoryRejectedError(`the response contradicts ${corrected} of ${count} known NAVs`);
  }
  const newest = stored.days.at(-1);
  if (newest !== undefined && (fetched.days.at(-1) ?? -Infinity) < newest - maxGapDays) {
    throw new HistoryRejectedError(`the response ends long before ${isoDay(newest)}`);
  }
  return fetched;
}

export function within({ days, navs }: NavPoints, { from, to }: AskedDays): NavPoints {
  const first = days.findIndex((day) => day >= from);
  const last = days.findLastIndex((day) => day <= to);
  return first === -1
    ? { days: [], navs: [] }
    : { days: days.slice(first, last + 1), navs: navs.slice(first, last + 1) };
}
