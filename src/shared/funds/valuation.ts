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
 * zero, and the next is calculated from the rounded one. 0 units are worth 0 without a NAV too; all
 * three figures of others are null then.
 */
export function valueFund(fund: {
  investedAmount: number | DecimalText;
  units: number | DecimalText;
  nav: number | DecimalText | null;
}): Valuation {
  if (fund.nav === null && Number(fund.units) !== 0) return unknownValuation;
  const invested = decimal(fund.investedAmount);
  const current = decimal(fund.units)
    .times(decimal(fund.nav ?? 0))
    .roundTo(2);
  const pnl = current.minus(invested).roundTo(2);
  return {
    currentAmount: current.toNumber(),
    pnl: pnl.toNumber(),
    returns: returnsOf(pnl, invested).toNumber(),
  };
}

export const unknownValuation: Valuation = { currentAmount: null, pnl: null, returns: null };

/** Percent, 2 decimals, half away from zero; 0 where `invested` is 0 or less. */
export const returnsOf = (pnl: Decimal, invested: Decimal): Decimal =>
  invested.isPositive() ? pnl.times(hundred).dividedBy(invested, 2) : zero;

/** The returns to show: null where nothing was invested, as a percentage of 0 is undefined. */
export const definedReturns = (fund: {
  investedAmount: number;
  returns: number | null;
}): number | null => (fund.investedAmount > 0 ? fund.returns : null);

const hundred = decimal(100);
