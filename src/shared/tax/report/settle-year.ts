import { scaled, shareOf } from "../../rounding.ts";
import { financialYearText } from "../../transactions/financial-year.ts";
import { fromPaise, toPaise, type Paise } from "../../transactions/fixed-point.ts";
import type { FiledLoss } from "./report-types.ts";
import { cessIn, exemptionIn } from "../rules/in-force.ts";
import type { TaxRules, Term } from "../rules/tax-rules.ts";
import { setOffLosses, type CarriedLoss, type Pool, type Settlement } from "./set-off.ts";

/** A year's losses as they were filed, and what of them is left in a later year. */
export type LossOfYear = { year: number; short: Paise; long: Paise };

export const lossView = ({ year, short, long }: LossOfYear): FiledLoss => ({
  year: financialYearText(year),
  short: fromPaise(short),
  long: fromPaise(long),
});

export type SettledYear = Settlement & {
  year: number;
  /** The slab by which losses were set off, in percent: the highest while none is chosen. */
  slab: number;
  /** Of earlier years: what was left at this year's beginning, what it used, what is left of it. */
  carried: (LossOfYear & { used: Paise; left: Paise })[];
  /** This year's losses that could not be set off. */
  unused: { short: Paise; long: Paise };
};

/**
 * Sets a year's losses and those of earlier years off.
 * @param pools of the year's sales
 * @param carried as they stand at the year's beginning; those that have lapsed are left out
 * @param slab percent; null: not chosen
 */
export function settleYear(
  year: number,
  pools: readonly Pool[],
  carried: readonly LossOfYear[],
  slab: number | null,
  rules: TaxRules,
): SettledYear {
  const usable = carried.filter((loss) => isUsableIn(year, loss, rules));
  const setOffSlab = slab ?? rules.highestSlab;
  const settlement = setOffLosses(pools, usable.flatMap(byTerm), {
    exemption: toPaise(exemptionIn(year, rules)),
    slab: setOffSlab,
  });
  const used = (fromYear: number | null, term: Term): Paise =>
    settlement.rows
      .filter((row) => row.fromYear === fromYear && row.term === term)
      .reduce((sum, { amount }) => sum + amount, 0);
  const lost = (term: Term): Paise =>
    pools.reduce((sum, pool) => sum + (pool.term === term ? pool.losses : 0), 0);
  return {
    ...settlement,
    year,
    slab: setOffSlab,
    carried: usable.map((loss) => {
      const usedInAll = used(loss.year, "short") + used(loss.year, "long");
      return { ...loss, used: usedInAll, left: loss.short + loss.long - usedInAll };
    }),
    unused: {
      short: lost("short") - used(null, "short"),
      long: lost("long") - used(null, "long"),
    },
  };
}

/**
 * The remaining filed losses at a year's beginning, after the years between have used theirs.
 * @param filed by the year of the loss
 */
export function lossesCarriedInto(
  year: number,
  filed: readonly LossOfYear[],
  poolsOf: (year: number) => readonly Pool[],
  slabOf: (year: number) => number | null,
  rules: TaxRules,
): LossOfYear[] {
  const left = new Map(filed.filter((loss) => loss.year < year).map((loss) => [loss.year, loss]));
  // Earlier years had no tax on long-term gains of equity: what they used is not known.
  const first = Math.max(Math.min(...left.keys()) + 1, rules.firstYear);
  for (let between = first; between < year; between += 1) {
    const before = [...left.values()].filter((loss) => loss.year < between);
    const { rows } = settleYear(between, poolsOf(between), before, slabOf(between), rules);
    for (const { fromYear, term, amount } of rows) {
      const loss = fromYear === null ? undefined : left.get(fromYear);
      if (loss !== undefined) left.set(loss.year, { ...loss, [term]: loss[term] - amount });
    }
  }
  return [...left.values()].toSorted((one, other) => one.year - other.year);
}

/** Whether a loss of an earlier year is carried into a year. */
export const isUsableIn = (
  year: number,
  loss: Pick<LossOfYear, "year">,
  { lossesCarried }: TaxRules,
): boolean =>
  loss.year < year && year >= lossesCarried.fromYear && year <= loss.year + lossesCarried.years;

const byTerm = ({ year, short, long }: LossOfYear): CarriedLoss[] => [
  { year, term: "short", amount: short },
  { year, term: "long", amount: long },
];

/** The tax on a settled year without surcharge and rebate; null if a gain has no rate. Paise. */
export function taxOn(
  { pools, year }: Pick<SettledYear, "pools" | "year">,
  { slab, isResident }: { slab: number | null; isResident: boolean },
  rules: TaxRules,
): { taxes: (Paise | null)[]; cess: Paise | null; total: Paise | null } {
  const taxes = pools.map(({ pool, taxable }) => {
    const percent = pool.percent ?? slab;
    if (taxable === 0) return 0;
    return percent === null || (pool.isOfResidents && !isResident)
      ? null
      : percentOf(taxable, percent);
  });
  const sum = taxes.reduce<Paise | null>(
    (subtotal, tax) => (subtotal === null || tax === null ? null : subtotal + tax),
    0,
  );
  const cess = sum === null ? null : percentOf(sum, cessIn(year, rules));
  return { taxes, cess, total: sum === null || cess === null ? null : sum + cess };
}

/** Half away from zero to the paisa. */
export const percentOf = (paise: Paise, percent: number): Paise =>
  shareOf(paise, scaled(percent, 3), 100_000);
