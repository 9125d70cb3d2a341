import type { IsoDate } from "../dates.ts";
import { decimal, type DecimalText } from "../money.ts";
import { divideRounded, shareOf } from "../rounding.ts";
import { financialYear } from "../transactions/financial-year.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import { isHeldLonger } from "./holding-period.ts";
import { holdingPeriodOn, rateOn } from "./rules/in-force.ts";
import type { Rate, SchemeClass, TaxSection, TaxRules, Term } from "./rules/tax-rules.ts";
import type { ClassOfScheme } from "./scheme-class.ts";

/** A scheme as the law sees it: its class is known. */
export type TaxedScheme = ClassOfScheme & { class: SchemeClass };

/** Rupees of a unit, as it was sold, on the day by which grandfathered costs are measured. */
export type FairValue = { perUnit: DecimalText; certain: boolean };

export type SoldLot = {
  acquiredOn: IsoDate;
  soldOn: IsoDate;
  units: MicroUnits;
  /** Full value of consideration; stamp duty is part of the cost. */
  consideration: Paise;
  cost: Paise;
};

export type LotGain = {
  /** The cost as the law takes it: grandfathered or indexed where it is. */
  costTaken: Paise;
  gain: Paise;
  term: Term;
  class: SchemeClass;
  section: TaxSection;
  /** The value on the day of grandfathering that the cost was compared with. */
  fmvPerUnit: DecimalText | null;
  certain: boolean;
};

/**
 * The gain of one lot that was sold. Paise, half away from zero.
 * @param fairValue on the day of grandfathering, null where it is not known; asked for only where the cost depends on it
 * @returns null where the cost depends on that value and it is not known
 */
export function gainOfLot(
  sold: SoldLot,
  scheme: TaxedScheme,
  fairValue: () => FairValue | null,
  rules: TaxRules,
): LotGain | null {
  const { class: treatedAs, isCertain } = classWhenSold(scheme, sold, rules);
  const term = termOf(treatedAs, scheme, sold, rules);
  const section = sectionOf(treatedAs, term);
  const needsFmv = section === "112A" && sold.acquiredOn <= rules.grandfathering.acquiredUntil;
  const fmv = needsFmv ? fairValue() : null;
  if (needsFmv && fmv === null) return null;
  const rate = rateOn(section, sold.soldOn, rules);
  const costTaken =
    fmv === null ? indexedCost(rate, sold, rules) : grandfatheredCost(sold, fmv.perUnit);
  return {
    costTaken,
    gain: sold.consideration - costTaken,
    term,
    class: treatedAs,
    section,
    fmvPerUnit: fmv?.perUnit ?? null,
    certain:
      isCertain &&
      hasCertainTerm(treatedAs, scheme, sold, rules) &&
      rate.certain &&
      (fmv === null || (fmv.certain && rules.grandfathering.certain)) &&
      financialYear(sold.soldOn) <= rules.lastYear &&
      !(
        rate.isIndexed &&
        (sold.acquiredOn < rules.costInflation.from || !rules.costInflation.certain)
      ),
  };
}

/** Debt bought before the law of 2023 is "other"; until April 2025 what had little domestic equity was specified too. */
export function classWhenSold(
  scheme: TaxedScheme,
  { acquiredOn, soldOn }: Pick<SoldLot, "acquiredOn" | "soldOn">,
  { specified }: TaxRules,
): { class: SchemeClass; isCertain: boolean } {
  const { class: ofScheme, hasLittleEquity } = scheme;
  if (ofScheme === "equity") return { class: "equity", isCertain: scheme.certain };
  const certain = scheme.certain && specified.certain;
  if (acquiredOn < specified.acquiredFrom) return { class: "other", isCertain: certain };
  if (ofScheme === "specified") return { class: "specified", isCertain: certain };
  const isByOldLaw = soldOn < specified.withLittleEquityUntil;
  return {
    class: isByOldLaw && hasLittleEquity === true ? "specified" : "other",
    isCertain: certain && !(isByOldLaw && hasLittleEquity === null),
  };
}

function termOf(
  treatedAs: SchemeClass,
  { isListed }: TaxedScheme,
  { acquiredOn, soldOn }: SoldLot,
  rules: TaxRules,
): Term {
  if (treatedAs === "specified") return "short";
  const { months } = holdingPeriodOn(treatedAs, isListed, soldOn, rules);
  return isHeldLonger(acquiredOn, soldOn, months) ? "long" : "short";
}

function sectionOf(treatedAs: SchemeClass, term: Term): TaxSection {
  if (treatedAs === "specified") return "50AA";
  if (treatedAs === "equity") return term === "long" ? "112A" : "111A";
  return term === "long" ? "112" : "slab";
}

/** A closed scheme may be listed or not: between the two holding periods its term is not certain. */
function hasCertainTerm(
  treatedAs: SchemeClass,
  { isClosed, isListed: isListedNow }: TaxedScheme,
  { acquiredOn, soldOn }: SoldLot,
  rules: TaxRules,
): boolean {
  if (treatedAs === "specified") return true;
  if (!holdingPeriodOn(treatedAs, isListedNow, soldOn, rules).certain) return false;
  if (treatedAs !== "other" || !isClosed) return true;
  const [listed, unlisted] = [true, false].map((isListed) =>
    isHeldLonger(acquiredOn, soldOn, holdingPeriodOn(treatedAs, isListed, soldOn, rules).months),
  );
  return listed === unlisted;
}

/** Section 55(2)(ac): the higher of the cost and the lower of fair market value and consideration. */
function grandfatheredCost(
  { units, consideration, cost }: SoldLot,
  fmvPerUnit: DecimalText,
): Paise {
  return Math.max(cost, Math.min(valueOf(units, fmvPerUnit), consideration));
}

/** Paise, half away from zero. */
export const valueOf = (units: MicroUnits, perUnit: DecimalText): Paise =>
  decimal(units).times(decimal(perUnit)).dividedBy(decimal(10_000), 0).toNumber();

function indexedCost(
  { isIndexed }: Rate,
  { acquiredOn, soldOn, cost }: SoldLot,
  rules: TaxRules,
): Paise {
  if (!isIndexed) return cost;
  const { index, from } = rules.costInflation;
  const then = index.get(financialYear(acquiredOn < from ? from : acquiredOn));
  const now = index.get(financialYear(soldOn));
  if (then === undefined || now === undefined) {
    throw new RangeError(`no cost inflation index for ${acquiredOn} or ${soldOn}`);
  }
  return Number(divideRounded(BigInt(cost) * BigInt(now), BigInt(then)));
}

/**
 * The share of each lot in a whole, by units; the shares add up to it.
 * @param units of each lot
 */
export function shareOut(whole: Paise, units: readonly MicroUnits[]): Paise[] {
  const total = units.reduce((sum, one) => sum + one, 0);
  let [before, sharedBefore] = [0, 0];
  return units.map((one) => {
    before += one;
    const sharedUpTo = total === 0 ? 0 : shareOf(whole, before, total);
    const share = sharedUpTo - sharedBefore;
    sharedBefore = sharedUpTo;
    return share;
  });
}
