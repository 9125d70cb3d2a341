import type { IsoDate } from "../dates.ts";
import { decimal, zero, type DecimalText } from "../money.ts";
import { isCurrent } from "../schemes/scheme.ts";
import { returnsOf } from "./valuation.ts";

export type DayChange = {
  /** Rupees, 2 decimals. */
  amount: number;
  /** Percent of what the same funds were worth before, 2 decimals. */
  percent: number;
  /** The day of the NAVs that made the change. */
  on: IsoDate;
  /** The days of the NAVs before them. Funds do not all publish on the same days. */
  against: { earliest: IsoDate; latest: IsoDate };
  /** How many funds are in it: those with a NAV of the day whose NAV before it is known. */
  funds: number;
};

type Holding = {
  units: DecimalText;
  nav: DecimalText | null;
  navDate: IsoDate | null;
  previousNav: DecimalText | null;
  previousNavDate: IsoDate | null;
};
type Comparable = Pick<Holding, "units"> &
  Record<"nav" | "navDate" | "previousNav" | "previousNavDate", string>;

/**
 * What the newest day made of the holdings: the exact sum of the funds' values at their NAVs less their values at
 * the NAVs before, each value rounded to 2 decimals, half away from zero, as it was shown. Funds whose newest NAV is
 * of an earlier day have no part in it, nor have those whose NAV before is unknown or more than ten days older.
 * @returns null where no fund can be compared
 */
export function dayChangeOf(holdings: readonly Holding[]): DayChange | null {
  const comparable = holdings.filter(isComparable);
  const on = comparable.reduce((newest, { navDate }) => (navDate > newest ? navDate : newest), "");
  const funds = comparable.filter(({ navDate }) => navDate === on);
  if (funds.length === 0) return null;
  let [now, before] = [zero, zero];
  for (const { units, nav, previousNav } of funds) {
    const held = decimal(units);
    now = now.plus(held.times(decimal(nav)).roundTo(2));
    before = before.plus(held.times(decimal(previousNav)).roundTo(2));
  }
  const amount = now.minus(before);
  const days = funds.map(({ previousNavDate }) => previousNavDate).toSorted();
  return {
    amount: amount.toNumber(),
    percent: returnsOf(amount, before).toNumber(),
    on,
    against: { earliest: days.at(0) ?? on, latest: days.at(-1) ?? on },
    funds: funds.length,
  };
}

const isComparable = (holding: Holding): holding is Comparable =>
  holding.nav !== null &&
  holding.navDate !== null &&
  holding.previousNav !== null &&
  holding.previousNavDate !== null &&
  holding.previousNavDate < holding.navDate &&
  isCurrent(holding.previousNavDate, holding.navDate);
