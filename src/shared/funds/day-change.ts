import type { IsoDate } from "../dates.ts";
import { decimal, zero, type DecimalText } from "../money.ts";
import { isCurrent } from "../schemes/scheme.ts";
import { returnsOf } from "./valuation.ts";

/** `amount` in rupees, `percent` of the same funds' value before; 2 decimals each. */
export type DayChange = {
  amount: number;
  percent: number;
  on: IsoDate;
  against: { earliest: IsoDate; latest: IsoDate };
  funds: number;
};

type FundWithNavs = {
  units: DecimalText;
  nav: DecimalText | null;
  navDate: IsoDate | null;
  previousNav: DecimalText | null;
  previousNavDate: IsoDate | null;
};
type Comparable = Pick<FundWithNavs, "units"> &
  Record<"nav" | "navDate" | "previousNav" | "previousNavDate", string>;

/**
 * The change in value on the newest NAV date: the sum of units × NAV less the sum of units ×
 * previous NAV, each value rounded to 2 decimals, half away from zero. Funds without units, a NAV of
 * that date or one at most ten days older are left out.
 * @returns null where no fund can be compared
 */
export function dayChangeOf(funds: readonly FundWithNavs[]): DayChange | null {
  const compared = comparedFunds(funds);
  const [first] = compared;
  if (first === undefined) return null;
  const on = first.navDate;
  let [now, before] = [zero, zero];
  for (const fund of compared) {
    const values = valuesOf(fund);
    now = now.plus(values.now);
    before = before.plus(values.before);
  }
  const amount = now.minus(before);
  const days = compared.map(({ previousNavDate }) => previousNavDate).toSorted();
  return {
    amount: amount.toNumber(),
    percent: returnsOf(amount, before).toNumber(),
    on,
    against: { earliest: days.at(0) ?? on, latest: days.at(-1) ?? on },
    funds: compared.length,
  };
}

/** Of each fund that the change of all counts, in rupees: together they are its amount. */
export const dayChangesByFund = <Fund extends FundWithNavs & { id: string }>(
  funds: readonly Fund[],
): Map<string, number> =>
  new Map(
    comparedFunds(funds).map((fund) => {
      const { now, before } = valuesOf(fund);
      return [fund.id, now.minus(before).toNumber()];
    }),
  );

function comparedFunds<Fund extends FundWithNavs>(funds: readonly Fund[]): (Fund & Comparable)[] {
  const comparable = funds.filter(isComparable);
  const on = comparable.reduce((newest, { navDate }) => (navDate > newest ? navDate : newest), "");
  return comparable.filter(({ navDate }) => navDate === on);
}

function valuesOf({ units, nav, previousNav }: Comparable) {
  const quantity = decimal(units);
  return {
    now: quantity.times(decimal(nav)).roundTo(2),
    before: quantity.times(decimal(previousNav)).roundTo(2),
  };
}

const isComparable = <Fund extends FundWithNavs>(fund: Fund): fund is Fund & Comparable =>
  Number(fund.units) !== 0 &&
  fund.nav !== null &&
  fund.navDate !== null &&
  fund.previousNav !== null &&
  fund.previousNavDate !== null &&
  fund.previousNavDate < fund.navDate &&
  isCurrent(fund.previousNavDate, fund.navDate);
