import { roundTo } from "../rounding.ts";
import type { AssetKind } from "../schemes/asset-kind.ts";

/** Percent a year, each an assumption of the user. */
export type AssumedRates = { equity: number; debt: number };

type Holding = {
  /** Rupees. */
  value: number;
  /** null: not known. */
  kind: AssetKind | null;
};

/**
 * The share of equity in holdings, in whole percent, rounded half away from zero: a hybrid scheme counts half, gold and
 * everything else as debt.
 * @returns null where nothing has a value
 */
export function equityPercent(holdings: readonly Holding[]): number | null {
  let [all, equity] = [0, 0];
  for (const { value, kind } of holdings) {
    all += value;
    equity += kind === "equity" ? value : kind === "hybrid" ? value / 2 : 0;
  }
  return all > 0 ? roundTo((equity / all) * 100, 0) : null;
}

/** What a split brings at the assumed rates: percent a year, rounded to one decimal, half away from zero. */
export const assumedReturn = (equityShare: number, { equity, debt }: AssumedRates): number =>
  roundTo((equityShare * equity + (100 - equityShare) * debt) / 100, 1);
