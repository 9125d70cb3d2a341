import { isHeld } from "../../funds/totals.ts";
import { valueFund } from "../../funds/valuation.ts";
import { decimal, zero, type DecimalText } from "../../money.ts";

type FundAfter = { id: string; amfiCode: string | null; units: number };

export type PortfolioAfterImport = {
  funds: number;
  /** Rupees, 2 decimals: of the held funds that have a NAV. */
  value: number;
  /** Held funds without a NAV, which `value` leaves out. */
  withoutNav: number;
};

/**
 * The funds held after an import, and their value: the exact sum of each fund's rounded value, as on the overview.
 * @param funds all funds after the import, including those it does not change
 * @param before the stored funds with their NAVs, null where there is none yet
 * @param navs the NAVs of the imported schemes, by AMFI code, for funds that have no NAV of their own
 */
export function portfolioAfterImport(
  funds: readonly FundAfter[],
  before: readonly { id: string; nav: number | null }[],
  navs: ReadonlyMap<string, DecimalText | null>,
): PortfolioAfterImport {
  const ownNavs = new Map(before.map(({ id, nav }) => [id, nav]));
  let value = zero;
  let withoutNav = 0;
  const held = funds.filter(isHeld);
  for (const { id, amfiCode, units } of held) {
    const nav = ownNavs.get(id) ?? (amfiCode === null ? null : (navs.get(amfiCode) ?? null));
    const { currentAmount } = valueFund({ units, nav, investedAmount: 0 });
    if (currentAmount === null) withoutNav += 1;
    else value = value.plus(decimal(currentAmount));
  }
  return { funds: held.length, value: value.roundTo(2).toNumber(), withoutNav };
}
