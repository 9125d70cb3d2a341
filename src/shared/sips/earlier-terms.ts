import type { IsoDate } from "../dates.ts";
import {
  firstMonthOf,
  monthOf,
  type EarlierTerms,
  type Schedule,
  type Terms,
} from "./due-dates.ts";

/**
 * The earlier terms of a SIP, with those that it has now for its instalments of the months before one: a change does not
 * reach them, also where they are recorded once more.
 * @param before a day of the first month in which other terms may hold
 */
export function withTermsBefore(schedule: Schedule, before: IsoDate): readonly EarlierTerms[] {
  const { amount, day, from, stepUp, earlier = [] } = schedule;
  const since = `${before.slice(0, 7)}-01`;
  const last = earlier.at(-1);
  const begins = last === undefined ? firstMonthOf(schedule) : monthOf(last.before);
  if (monthOf(since) <= begins) return earlier;
  const others = last !== undefined && areSame(last, schedule) ? earlier.slice(0, -1) : earlier;
  return [...others, { amount, day, from, stepUp, before: since }];
}

export const areSame = (one: Terms, other: Terms): boolean =>
  (["amount", "day", "from", "stepUp"] as const).every((name) => one[name] === other[name]);
