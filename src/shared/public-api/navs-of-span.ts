import type { IsoDate } from "../dates.ts";
import { dayOf } from "../history/days.ts";
import type { NavPoints } from "../history/schema.ts";

type Span = { from?: IsoDate | undefined; to?: IsoDate | undefined };

/** The NAVs of a span, whose first is that of the last day up to `from`; those of all days where there is none. */
export function navsOfSpan({ days, navs }: NavPoints, { from, to }: Span): NavPoints {
  const start = from === undefined ? 0 : Math.max(0, lastUpTo(days, from));
  const end = to === undefined ? days.length : lastUpTo(days, to) + 1;
  return { days: days.slice(start, end), navs: navs.slice(start, end) };
}

/** The index of the last day up to one; -1 where all are later. */
export const lastUpTo = (days: NavPoints["days"], day: IsoDate): number =>
  days.findLastIndex((each) => each <= dayOf(day));
