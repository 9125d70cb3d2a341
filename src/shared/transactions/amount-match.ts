import { typeRules, type TransactionType } from "./types.ts";

type PricedRow = {
  type: TransactionType;
  units: number;
  nav: number;
  /** Rupees without stamp duty; for a redemption, the amount credited. */
  amount: number;
  /** The sum of exit load, STT and TDS, which may be deducted from a sale's amount. */
  charges: number;
};

const rupee = 1;
/** Units are printed with three decimals: a rounding error of up to 0.0005, plus a margin. */
const maxUnitRounding = 0.0006;

/**
 * Whether an amount equals units × NAV within `share` of it, plus a rupee and the rounding of units. A sale's amount may
 * be before or after charges. Plain numbers suffice: their rounding errors are far below a rupee.
 * @param share of units × NAV by which the amount may differ
 */
export function isAmountNear(row: PricedRow, share: number): boolean {
  const { type, units, nav, amount, charges } = row;
  const worth = units * nav;
  const tolerance = worth * share + maxUnitRounding * nav + rupee;
  const isNear = (sum: number) => Math.abs(worth - sum) <= tolerance;
  return isNear(amount) || (typeRules[type].direction === "out" && isNear(amount + charges));
}
