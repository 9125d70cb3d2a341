import { typeRules, type TransactionType } from "./types.ts";

type PricedRow = {
  type: TransactionType;
  units: number;
  nav: number;
  /** Rupees without stamp duty; of what leaves the fund, as credited. */
  amount: number;
  /** Exit load, STT and TDS together, which a sale's amount is without. */
  charges: number;
};

const rupee = 1;
/** Units are printed with three decimals, so that half of the last one is rounded off, and a little more. */
const unitRounding = 0.0006;

/**
 * Whether an amount is units × NAV, but for a share of that, a rupee and the rounding of units. A sale may be stated
 * before its charges or after them. Plain numbers: the rupee is far above their rounding.
 * @param share of units × NAV by which the amount may differ
 */
export function isAmountNear(row: PricedRow, share: number): boolean {
  const { type, units, nav, amount, charges } = row;
  const worth = units * nav;
  const most = worth * share + unitRounding * nav + rupee;
  const isNear = (sum: number) => Math.abs(worth - sum) <= most;
  return isNear(amount) || (typeRules[type].direction === "out" && isNear(amount + charges));
}
