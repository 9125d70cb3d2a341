import type { ValuedFund } from "../../../shared/funds/schema.ts";
import { isHeld, portfolioTotals } from "../../../shared/funds/totals.ts";
import { formatNumber } from "../../../shared/number-format.ts";

export type GroupShare = {
  group: string;
  /** How many held funds have a value; if none has, how many have none. `invested` counts the same funds. */
  funds: number;
  invested: number;
  /** Rupees; null if no fund of the group has a NAV. */
  currentValue: number | null;
  /** Share of the portfolio's current value, 0 to 1; null if it does not count. */
  share: number | null;
};

export const categoryShares = (
  funds: readonly ValuedFund[],
  portfolioValue: number,
  excludedCategories: readonly string[],
): GroupShare[] =>
  groupShares(funds, ({ category }) => category, portfolioValue, excludedCategories);

/** The held funds by what they have in common, the largest group first; funds of excluded categories have no share. */
export function groupShares<Fund extends ValuedFund>(
  funds: readonly Fund[],
  groupOf: (fund: Fund) => string,
  portfolioValue: number,
  excludedCategories: readonly string[],
): GroupShare[] {
  return [...Map.groupBy(funds.filter(isHeld), groupOf)]
    .map(([group, held]) => {
      const totals = portfolioTotals(held, []);
      const counted = portfolioTotals(held, excludedCategories);
      const isExcluded = held.every(({ category }) => excludedCategories.includes(category));
      const hasValue = totals.schemes > 0;
      const counts = hasValue && portfolioValue > 0 && !isExcluded;
      return {
        group,
        funds: hasValue ? totals.schemes : totals.withoutNav,
        invested: hasValue ? totals.invested : totals.investedWithoutNav,
        currentValue: hasValue ? totals.currentValue : null,
        share: counts ? counted.currentValue / portfolioValue : null,
      };
    })
    .toSorted(
      (a, b) => (b.currentValue ?? -1) - (a.currentValue ?? -1) || a.group.localeCompare(b.group),
    );
}

export const formatShare = (share: number): string =>
  `${formatNumber(share * 100, { min: 1, max: 1 })}%`;
