import type { Day, NavPoints } from "../../shared/history/schema.ts";
import { HistoryRejected } from "./sources/history-source.ts";

/** AMFI corrects less than one NAV in a thousand. */
const maxCorrected = 0.05;
const maxLacking = 0.3;

/**
 * Holds an answer to what is known of the same days.
 * @returns the answer within the asked days
 * @throws HistoryRejected where it lacks many of them, or says something else about many of them
 */
export function checkAnswer(
  answer: NavPoints,
  known: NavPoints,
  { from, to }: { from: Day; to: Day },
): NavPoints {
  const within = (points: NavPoints): NavPoints => {
    const first = points.days.findIndex((day) => day >= from);
    const last = points.days.findLastIndex((day) => day <= to);
    return first === -1
      ? { days: [], navs: [] }
      : { days: points.days.slice(first, last + 1), navs: points.navs.slice(first, last + 1) };
  };
  const asked = within(answer);
  const navByDay = new Map(asked.days.map((day, index) => [day, asked.navs[index]]));
  const stored = within(known);
  let [lacking, corrected] = [0, 0];
  for (const [index, day] of stored.days.entries()) {
    const nav = navByDay.get(day);
    if (nav === undefined) lacking += 1;
    else if (nav !== stored.navs[index]) corrected += 1;
  }
  const count = stored.days.length;
  if (lacking > Math.max(1, count * maxLacking)) {
    throw new HistoryRejected(`the answer lacks ${lacking} of ${count} days that are known`);
  }
  if (corrected > Math.max(1, count * maxCorrected)) {
    throw new HistoryRejected(`the answer contradicts ${corrected} of ${count} known NAVs`);
  }
  return asked;
}
