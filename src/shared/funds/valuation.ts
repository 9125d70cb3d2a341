import { decimal, roundTo, toNumber, zero, type Decimal, type DecimalText } from "../money.ts";

export type Valuation = {
  /** Rupees, 2 decimals. */
  currentAmount: number | null;
  /** Rupees, 2 decimals. */
  pnl: number | null;
  /** Percent, 2 decimals. */
  returns: number | null;
};

/**
 * What a holding is worth: currentAmount = units × nav, pnl = currentAmount − investedAmount,
 * returns = pnl / investedAmount × 100 (0 where nothing was invested).
 *
 * Each figure is rounded to 2 decimals, half away from zero, and the next one is worked out from the rounded
 * figure: what is shown adds up to what is shown. All three are null without a NAV.
 */
export function valueFund(fund: {
  investedAmount: number | DecimalText;
  units: number | DecimalText;
  nav: number | DecimalText | null;
}): Valuation {
  if (fund.nav === null) return { currentAmount: null, pnl: null, returns: null };
  const invested = decimal(fund.investedAmount);
  const current = roundTo(decimal(fund.units).times(decimal(fund.nav)), 2);
  const pnl = roundTo(current.minus(invested), 2);
  return {
    currentAmount: toNumber(current),
    pnl: toNumber(pnl),
    returns: toNumber(returnsOf(pnl, invested)),
  };
}

/** Percent, 2 decimals, half away from zero; 0 where `invested` is 0 or less. */
export const returnsOf = (pnl: Decimal, invested: Decimal): Decimal =>
  invested.lte(zero) ? zero : pnl.times(hundred).div(invested);

const hundred = decimal(100);
