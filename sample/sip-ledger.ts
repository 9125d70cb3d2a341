import type { IsoDate } from "../src/shared/dates.ts";
import { decimal } from "../src/shared/money.ts";
import { dayOf, isoDay } from "../src/shared/history/days.ts";
import { monthAfter, nextInstalment } from "../src/shared/sips/due-dates.ts";
import { purchaseFor } from "../src/shared/transactions/stamp-duty.ts";
import { navOn } from "./navs.ts";
import { sampleYears, type SipSchedule } from "./portfolios.ts";

/** The instalments of the sample's years at made-up NAVs that end near `nav`, and one redemption half a year ago. */
export function sipLedger(schedule: SipSchedule, nav: number, until: IsoDate) {
  const from = `${Number(until.slice(0, 4)) - sampleYears}-${until.slice(5, 7)}-01`;
  const sip = { ...schedule, from, to: null };
  const instalments = [];
  let next = nextInstalment(sip, from);
  while (next !== null && next.dueDate < until) {
    const { dueDate: date, amount } = next;
    const price = navOn(date, nav, until);
    instalments.push({
      type: "sip",
      date,
      nav: price,
      ...purchaseFor(amount, date, price),
    } as const);
    next = nextInstalment(sip, monthAfter(date));
  }
  const soldOn = isoDay(dayOf(until) - 182);
  const price = navOn(soldOn, nav, until);
  const units = decimal(20_000).dividedBy(decimal(price), 3).toNumber();
  const sold = { type: "redemption", date: soldOn, nav: price, units, amount: 20_000 } as const;
  return { from, transactions: [...instalments, sold] };
}
