import { decimal, zero } from "../money.ts";
import type { ValuedFund } from "./schema.ts";
import { returnsOf } from "./valuation.ts";

export type PortfolioTotals = {
  invested: number;
  /** Rupees, 2 decimals: of funds outside excluded categories. */
  currentValue: number;
  pnl: number;
  /** Percent, 2 decimals: of what was invested in funds with a NAV. */
  returns: number;
  schemes: number;
  withoutNav: number;
  investedWithoutNav: number;
};

type Valued = Pick<ValuedFund, "category" | "investedAmount" | "currentAmount" | "pnl">;

/**
 * The overview's figures: exact sums of the funds' own rounded figures.
 * @param excludedCategories are left out of the current value only
 */
export function portfolioTotals(
  funds: readonly Valued[],
  excludedCategories: readonly string[],
): PortfolioTotals {
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
