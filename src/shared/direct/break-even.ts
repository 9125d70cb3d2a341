import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { scaled } from "../rounding.ts";
import { rowsPerLot, type Steps } from "../steps.ts";
import { addMonths, isHeldLonger } from "../tax/holding-period.ts";
import { classWhenSold, gainOfLot, type TaxedScheme } from "../tax/lot-gain.ts";
import { settleYear, taxOn } from "../tax/report/settle-year.ts";
import { YearSums, type CountedLot } from "../tax/report/year-sums.ts";
import { holdingPeriodOn } from "../tax/rules/in-force.ts";
import { taxRules, type TaxRules } from "../tax/rules/tax-rules.ts";
import { financialYear } from "../transactions/financial-year.ts";
import type { Paise } from "../transactions/fixed-point.ts";

const longestMonths = 240;

/** The present value of a holding and its cost as the law takes it, with the day that its term counts from. Paise. */
export type TaxedLot = { value: Paise; cost: Paise; acquiredOn: IsoDate };

/** Tax on selling everything after some months, when it has grown by a factor; null where a part has no rate. */
export type TaxAtEnd = (months: number, factor: number) => Paise | null;

type Switch = {
  /** The switched amount and the costs of the switch, in paise. */
  value: Paise;
  cost: Paise;
  /** How much more the direct plan grows in a year, as a fraction. */
  advantage: number;
  /** How much the regular plan grows in a year, as a fraction. */
  growth: number;
  /** On what is held now, whose factor is that of its whole value. */
  taxOfStaying: TaxAtEnd;
  taxOfSwitching: TaxAtEnd;
};

/**
 * The least number of months from which on having switched is worth no less than having stayed, each after its tax at the
 * end; null where that is not so within twenty years, or a tax is not known.
 */
export function* breakEvenMonths({
  value,
  cost,
  advantage,
  growth,
  taxOfStaying,
  taxOfSwitching,
}: Switch): Steps<number | null> {
  let months: number | null = null;
  for (let at = longestMonths; at >= 0; at -= 1) {
    const stayed = (1 + growth) ** (at / 12);
    const switched = ((1 + growth) * (1 + advantage)) ** (at / 12);
    const [ofStaying, ofSwitching] = [taxOfStaying(at, stayed), taxOfSwitching(at, switched)];
    if (ofStaying === null || ofSwitching === null) return null;
    if ((value - cost) * switched - ofSwitching < value * stayed - ofStaying) break;
    months = at;
    yield rowsPerLot;
  }
  return months;
}

export type Seller = { scheme: TaxedScheme; slab: number | null; isResident: boolean };

/** By the newest rules and one year's whole exemption, as if nothing else were sold. */
export function taxAtEnd(
  lots: readonly TaxedLot[],
  today: IsoDate,
  { scheme, slab, isResident }: Seller,
  rules: TaxRules = taxRules,
): TaxAtEnd {
  const groups = alikeLots(lots, today, scheme, rules);
  return (months, factor) => {
    const soldOn = addMonths(today, months);
    const year = financialYear(soldOn);
    const sums = new YearSums(rules).add(
      groups.map((lot) => soldLot(lot, factor, soldOn, scheme, rules)),
    );
    return taxOn(settleYear(year, sums.pools, [], slab, rules), { slab, isResident }, rules).total;
  };
}

function soldLot(
  { value, cost, acquiredOn }: TaxedLot,
  factor: number,
  soldOn: IsoDate,
  scheme: TaxedScheme,
  rules: TaxRules,
): CountedLot {
  const consideration = scaled(value * factor, 0);
  const sold = { acquiredOn, soldOn, units: 0, consideration, cost };
  // Its cost is already what the law takes: the value of 2018 is in it.
  const gain = gainOfLot(sold, scheme, () => ({ perUnit: "0", certain: true }), rules);
  return {
    ...sold,
    ...(gain ?? missing()),
    ignoredLoss: 0,
    ignoredForDividends: 0,
    addedLoss: 0,
  };
}

/** Lots of one class that become long-term in the same month are taxed as one: their gains and losses add up. */
function alikeLots(
  lots: readonly TaxedLot[],
  today: IsoDate,
  scheme: TaxedScheme,
  rules: TaxRules,
): TaxedLot[] {
  const groups = new Map<string, TaxedLot>();
  for (const lot of lots) {
    const { class: ofLot } = classWhenSold(scheme, { ...lot, soldOn: today }, rules);
    const period =
      ofLot === "specified" ? 0 : holdingPeriodOn(ofLot, scheme.isListed, today, rules).months;
    let wait = 0;
    while (wait <= period && !isHeldLonger(lot.acquiredOn, addMonths(today, wait), period)) {
      wait += 1;
    }
    const key = `${ofLot} ${wait}`;
    const group = groups.get(key) ?? { value: 0, cost: 0, acquiredOn: lot.acquiredOn };
    groups.set(key, {
      value: group.value + lot.value,
      cost: group.cost + lot.cost,
      acquiredOn: lot.acquiredOn > group.acquiredOn ? lot.acquiredOn : group.acquiredOn,
    });
  }
  return [...groups.values()];
}
