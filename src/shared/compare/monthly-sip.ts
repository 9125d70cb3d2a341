import { dayInMilliseconds } from "../day-length.ts";
import { firstOfMonth, isoDay, lowerBound, maxGapDays } from "../history/days.ts";
import type { Day, ReadonlyNavPoints } from "../history/schema.ts";
import { missing } from "../missing.ts";
import { xirr, type Flow } from "../portfolio/xirr.ts";
import { comparedAmount } from "./growth.ts";
import { carriedNav } from "../history/carried-nav.ts";

/** Rupees; the rate is a fraction a year, null where all is paid on one day. */
export type SipResult = { paid: number; value: number; rate: number | null };

/**
 * 10,000 rupees on the 1st of each month, or at the next NAV within ten days, from one day to another, without stamp duty.
 * @returns null without an instalment, or without a NAV on the last day
 */
export function monthlySip(
  points: ReadonlyNavPoints,
  { from, to }: { from: Day; to: Day },
): SipResult | null {
  const last = carriedNav(points, to);
  const bought = firstsOfMonths(from, to).flatMap((due) => instalmentOf(points, due, to));
  if (last === null || bought.length === 0) return null;
  const paid = comparedAmount * bought.length;
  const value = last * bought.reduce((units, { nav }) => units + comparedAmount / nav, 0);
  const flows = bought.map(({ day }): Flow => ({ date: isoDay(day), amount: -comparedAmount }));
  const { rate } = xirr([...flows, { date: isoDay(to), amount: value }]);
  return { paid, value, rate };
}

function instalmentOf(
  { days, navs }: ReadonlyNavPoints,
  due: Day,
  to: Day,
): { day: Day; nav: number }[] {
  const index = lowerBound(days, due);
  const day = days[index];
  if (day === undefined || day > to || day - due > maxGapDays) return [];
  return [{ day, nav: navs[index] ?? missing() }];
}

function firstsOfMonths(from: Day, to: Day): Day[] {
  const start = new Date(from * dayInMilliseconds);
  const firsts: Day[] = [];
  for (let month = 0; ; month += 1) {
    const day = firstOfMonth(start.getUTCFullYear(), start.getUTCMonth() + month);
    if (day > to) return firsts;
    if (day >= from) firsts.push(day);
  }
}
