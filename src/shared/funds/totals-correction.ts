import { roundTo } from "../rounding.ts";
import { doubtsOfTotals } from "./doubt.ts";
import { isPossibleTotal, totalsRules } from "./fund-fields.ts";

type Totals = { investedAmount: number; units: number };

/**
 * The totals that were probably meant where they are far from their value: the units with the decimal
 * point where it brings their value nearest to what they cost, or the two figures in each other's place if that is nearer.
 * @param nav rupees a unit, null where it is not known
 * @returns units with up to 4 decimals, half away from zero, within what a fund may have; null where there is nothing to correct, or to correct it by
 */
export function correctionOfTotals(totals: Totals, nav: number | null): Totals | null {
  const { investedAmount, units } = totals;
  const isFar = doubtsOfTotals(totals, nav).some(({ kind }) => kind === "far-from-value");
  if (nav === null || nav <= 0 || units <= 0 || !isFar) return null;
  const distance = (each: Totals): number =>
    Math.abs(Math.log10(each.investedAmount / (each.units * nav)));
  const places = roundTo(Math.log10(investedAmount / (units * nav)), 0);
  const moved = { investedAmount, units: roundTo(units * 10 ** places, unitPlaces) };
  const swapped = { investedAmount: units, units: investedAmount };
  return (
    [moved, swapped]
      .filter((each) => isPossible(each) && doubtsOfTotals(each, nav).length === 0)
      .toSorted((one, other) => distance(one) - distance(other))[0] ?? null
  );
}

const isPossible = ({ investedAmount, units }: Totals): boolean =>
  isPossibleTotal("investedAmount", investedAmount) && isPossibleTotal("units", units);

const unitPlaces = totalsRules.units.decimals;
