import type { IsoDate } from "../../src/shared/dates.ts";
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
export function eightYears({ amount, day, stepUp }: SipPlan, nav: number, until: IsoDate) {
  const from = monthsBefore(until, months);
  const sip = { amount, day, stepUp, from, to: null };
  const instalments = Array.from({ length: months }, (_, month) => {
    const start = monthsBefore(until, months - month);
    const due = nextInstalment(sip, start);
    if (due === null) throw new Error("the plan has no end");
    const price = decimal(navAfter(month, nav)).roundTo(4).toNumber();
    const { units, ...paid } = purchaseFor(due.amount, due.dueDate, price);
    return { type: "sip", date: due.dueDate, units, nav: price, ...paid };
  });
  const price = decimal(navAfter(months - 6, nav))
    .roundTo(4)
    .toNumber();
  const sold = decimal(20_000).dividedBy(decimal(price), 3).toNumber();
  return [
    ...instalments.filter(({ date }) => date < until),
    { type: "redemption", date: monthsBefore(until, 6), units: sold, amount: 20_000, nav: price },
  ];
}

/** Growth with ups and downs. */
const navAfter = (month: number, end: number): number =>
  (end / yearlyGrowth ** ((months - month) / 12)) * (1 + 0.08 * Math.sin(month / 5));

const monthsBefore = (date: IsoDate, count: number): IsoDate => {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
};
