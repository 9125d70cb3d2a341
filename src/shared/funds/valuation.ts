import { decimal, zero, type Decimal, type DecimalText } from "../money.ts";

/** Rupees, returns in percent; 2 decimals, half away from zero. */
export type Valuation = {
  currentAmount: number | null;
  pnl: number | null;
  returns: number | null;
};

/**
 * currentAmount = units × nav, pnl = currentAmount − investedAmount, returns = pnl / investedAmount
 * × 100, or 0 where nothing was invested. Each figure is rounded to 2 decimals, half away from
 * zero, and the next is calculated from the rounded one. All three are null without a NAV.
 */
export function valueFund(fund: {
  investedAmount: number | DecimalText;
  units: number | DecimalText;
  nav: number | DecimalText | null;
}): Valuation {
  if (fund.nav === null) return { currentAmount: null, pnl: null, returns: null };
  const invested = decimal(fund.investedAmount);
  const current = decimal(fund.units).times(decimal(fund.nav)).roundTo(2);
  const pnl = current.minus(invested).roundTo(2);
  return {
    currentAmount: current.toNumber(),
    pnl: pnl.toNumber(),
    returns: returnsOf(pnl, invested).toNumber(),
  };
}

/** Percent, 2 decimals, half away from zero; 0 where `invested` is 0 or less. */
export const returnsOf = (pnl: Decimal, invested: Decimal): Decimal =>
  invested.isPositive() ? pnl.times(hundred).dividedBy(invested, 2) : zero;

const hundred = decimal(100);
