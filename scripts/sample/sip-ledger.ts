import { daysBetween, type IsoDate } from "../../src/shared/dates.ts";
import { decimal } from "../../src/shared/money.ts";
import { nextInstalment } from "../../src/shared/sips/due-dates.ts";
import { purchaseFor } from "../../src/shared/transactions/stamp-duty.ts";

const months = 96;
const yearlyGrowth = 1.13;

export type SipPlan = { amount: number; day: number; stepUp: number };

/**
 * The instalments of the eight years until a day, at made-up NAVs that end near `nav`, and one
 * redemption half a year ago.
 */
export function sipLedger({ amount, day, stepUp }: SipPlan, nav: number, until: IsoDate) {
  const from = monthsBefore(until, months);
  const sip = { amount, day, stepUp, from, to: null };
  const instalments = Array.from({ length: months }, (_, month) => {
    const start = monthsBefore(until, months - month);
    const due = nextInstalment(sip, start);
    if (due === null) throw new Error("the plan has no end");
    const price = navOn(due.dueDate, nav, until);
    const { units, ...paid } = purchaseFor(due.amount, due.dueDate, price);
    return { type: "sip", date: due.dueDate, units, nav: price, ...paid };
  });
  const soldOn = monthsBefore(until, 6);
  const price = navOn(soldOn, nav, until);
  const sold = decimal(20_000).dividedBy(decimal(price), 3).toNumber();
  return [
    ...instalments.filter(({ date }) => date < until),
    { type: "redemption", date: soldOn, units: sold, amount: 20_000, nav: price },
  ];
}

/** Growth with ups and downs, which ends near a NAV. */
export function navOn(date: IsoDate, end: number, until: IsoDate, growth = yearlyGrowth): number {
  const years = daysBetween(date, until) / 365.25;
  const nav =
    (end / growth ** years) * (1 + 0.06 * Math.sin(years * 5) + 0.01 * Math.sin(years * 90));
  return decimal(nav).roundTo(4).toNumber();
}

const monthsBefore = (date: IsoDate, count: number): IsoDate => {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
};
