import type { ValuedFund } from "../../../shared/funds/schema.ts";
import { isHeld, portfolioTotals } from "../../../shared/funds/totals.ts";
import { formatNumber } from "../../../shared/number-format.ts";

export type CategoryShare = {
  category: string;
  /** How many held funds have a value; if none has, how many have none. `invested` counts the same funds. */
  funds: number;
  invested: number;
  /** Rupees; null if no fund of the category has a NAV. */
  currentValue: number | null;
  /** Share of the portfolio's current value, 0 to 1; null if it does not count. */
  share: number | null;
};

export function categoryShares(
  funds: readonly ValuedFund[],
  portfolioValue: number,
  excludedCategories: readonly string[],
): CategoryShare[] {
  return [...Map.groupBy(funds.filter(isHeld), ({ category }) => category)]
    .map(([category, held]) => {
      const totals = portfolioTotals(held, []);
      const { currentValue, schemes } = totals;
      const hasValue = schemes > 0;
      const counts = hasValue && portfolioValue > 0 && !excludedCategories.includes(category);
      return {
        category,
        funds: hasValue ? schemes : totals.withoutNav,
        invested: hasValue ? totals.invested : totals.investedWithoutNav,
        currentValue: hasValue ? currentValue : null,
        share: counts ? currentValue / portfolioValue : null,
      };
    })
    .toSorted(
      (a, b) =>
        (b.currentValue ?? -1) - (a.currentValue ?? -1) || a.category.localeCompare(b.category),
    );
}

export const formatShare = (share: number): string =>
  `${formatNumber(share * 100, { min: 1, max: 1 })}%`;
