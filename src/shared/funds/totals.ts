import { decimal, zero } from "../money.ts";
import type { Fund } from "./schema.ts";
import { returnsOf } from "./valuation.ts";

export type Totals = {
  /** Rupees, every fund. */
  invested: number;
  /** Rupees, 2 decimals: funds that have a NAV and are in no excluded category. */
  currentValue: number;
  /** Rupees, 2 decimals: funds that have a NAV. */
  pnl: number;
  /** Percent, 2 decimals: PnL over what was invested in the funds that have a NAV. */
  returns: number;
  /** How many funds there are. */
  schemes: number;
  /** How many of them have no NAV, and so no part in currentValue, pnl and returns. */
  withoutNav: number;
  /** Rupees invested in those. */
  investedWithoutNav: number;
};

type Valued = Pick<Fund, "category" | "investedAmount" | "currentAmount" | "pnl">;

/**
 * The five figures of the overview, exact sums of the funds' own rounded figures.
 * @param excludedCategories left out of the current value only; every other figure counts them
 */
export function totalsOf(funds: readonly Valued[], excludedCategories: readonly string[]): Totals {
  let [invested, investedWithNav, currentValue, pnl] = [zero, zero, zero, zero];
  let withoutNav = 0;
  for (const fund of funds) {
    const amount = decimal(fund.investedAmount);
    invested = invested.plus(amount);
    if (fund.currentAmount === null || fund.pnl === null) {
      withoutNav += 1;
      continue;
    }
    investedWithNav = investedWithNav.plus(amount);
    pnl = pnl.plus(decimal(fund.pnl));
    if (!excludedCategories.includes(fund.category)) {
      currentValue = currentValue.plus(decimal(fund.currentAmount));
    }
  }
  return {
    invested: invested.toNumber(),
    currentValue: currentValue.roundTo(2).toNumber(),
    pnl: pnl.roundTo(2).toNumber(),
    returns: returnsOf(pnl, investedWithNav).toNumber(),
    schemes: funds.length,
    withoutNav,
    investedWithoutNav: invested.minus(investedWithNav).toNumber(),
  };
}
