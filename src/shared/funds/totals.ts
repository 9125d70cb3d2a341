import { decimal, zero } from "../money.ts";
import type { ValuedFund } from "./schema.ts";
import { returnsOf } from "./valuation.ts";

/** Figures of the same funds: those that are held and have a value. */
export type PortfolioTotals = {
  invested: number;
  /** Rupees, 2 decimals: of funds outside excluded categories. */
  currentValue: number;
  pnl: number;
  /** Percent, 2 decimals; null where nothing was invested. */
  returns: number | null;
  schemes: number;
  /** Held funds that are left out because they have no NAV, and what was invested in them. */
  withoutNav: number;
  investedWithoutNav: number;
};

type Valued = Pick<ValuedFund, "category" | "units" | "investedAmount" | "currentAmount" | "pnl">;

/** A fund whose units were all redeemed keeps its transactions, but is not held. */
export const isHeld = ({ units }: Pick<ValuedFund, "units">): boolean => units !== 0;

/**
 * The overview's figures: exact sums of the held funds' own rounded figures.
 * @param excludedCategories are left out of the current value only
 */
export function portfolioTotals(
  funds: readonly Valued[],
  excludedCategories: readonly string[],
): PortfolioTotals {
  let [invested, investedWithoutNav, currentValue, pnl] = [zero, zero, zero, zero];
  let [schemes, withoutNav] = [0, 0];
  for (const fund of funds.filter(isHeld)) {
    const amount = decimal(fund.investedAmount);
    if (fund.currentAmount === null || fund.pnl === null) {
      withoutNav += 1;
      investedWithoutNav = investedWithoutNav.plus(amount);
      continue;
    }
    schemes += 1;
    invested = invested.plus(amount);
    pnl = pnl.plus(decimal(fund.pnl));
    if (!excludedCategories.includes(fund.category)) {
      currentValue = currentValue.plus(decimal(fund.currentAmount));
    }
  }
  return {
    invested: invested.toNumber(),
    currentValue: currentValue.roundTo(2).toNumber(),
    pnl: pnl.roundTo(2).toNumber(),
    returns: invested.isPositive() ? returnsOf(pnl, invested).toNumber() : null,
    schemes,
    withoutNav,
    investedWithoutNav: investedWithoutNav.toNumber(),
  };
}
