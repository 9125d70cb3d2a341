import { portfolioTotals } from "../../funds/totals.ts";
import { valueFund } from "../../funds/valuation.ts";
import type { DecimalText } from "../../money.ts";

type FundAfter = { id: string; amfiCode: string | null; category: string; units: number };

export type PortfolioAfterImport = {
  funds: number;
  /** Rupees, 2 decimals: the overview's current value. */
  value: number;
  /** Held funds without a NAV, which `value` leaves out. */
  withoutNav: number;
};

/**
 * The funds held after an import, and what they are worth.
 * @param funds all funds after the import
 * @param before the stored funds with their NAVs, null where there is none yet
 * @param navs of the imported schemes, by AMFI code, for funds without one
 * @param excludedCategories are left out of the value
 */
export function portfolioAfterImport(
  funds: readonly FundAfter[],
  before: readonly { id: string; nav: number | null }[],
  navs: ReadonlyMap<string, DecimalText | null>,
  excludedCategories: readonly string[],
): PortfolioAfterImport {
  const ownNavs = new Map(before.map(({ id, nav }) => [id, nav]));
  const valued = funds.map(({ id, amfiCode, category, units }) => {
    const nav = ownNavs.get(id) ?? (amfiCode === null ? null : (navs.get(amfiCode) ?? null));
    const investedAmount = 0;
    return { category, units, investedAmount, ...valueFund({ units, nav, investedAmount }) };
  });
  const { schemes, withoutNav, currentValue } = portfolioTotals(valued, excludedCategories);
  return { funds: schemes + withoutNav, value: currentValue, withoutNav };
}
