import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import {
  taxRules,
  type Form112A,
  type HoldingPeriod,
  type Rate,
  type SchemeClass,
  type TaxSection,
  type TaxRules,
} from "./tax-rules.ts";

export const rateOn = (section: TaxSection, soldOn: IsoDate, { rates }: TaxRules): Rate =>
  newestOn(rates, soldOn, (rate) => rate.section === section);

/** How long units must be held to be long-term if they are sold on a day. */
export const holdingPeriodOn = (
  ofClass: Exclude<SchemeClass, "specified">,
  isListed: boolean,
  soldOn: IsoDate,
  { holdingPeriods }: TaxRules,
): HoldingPeriod =>
  newestOn(
    holdingPeriods,
    soldOn,
    (period) =>
      period.class === ofClass && (period.isListed === null || period.isListed === isListed),
  );

/** @returns the newest fitting rule that is in force on the day; the first one if none is yet */
function newestOn<Rule extends { soldFrom: IsoDate }>(
  rules: readonly Rule[],
  day: IsoDate,
  fits: (rule: Rule) => boolean,
): Rule {
  let newest: Rule | undefined;
  for (const rule of rules) {
    if (!fits(rule)) continue;
    const isNewer =
      newest === undefined || newest.soldFrom > day || rule.soldFrom >= newest.soldFrom;
    if (newest === undefined || (rule.soldFrom <= day && isNewer)) newest = rule;
  }
  return newest ?? missing();
}

/** Rupees of long-term gain under 112A that are not taxed in a year; 0 before there was any. */
export const exemptionIn = (year: number, { exemptions }: TaxRules): number =>
  stepIn(exemptions, year)?.amount ?? 0;

export const isExemptionCertain = (year: number, { exemptions }: TaxRules): boolean =>
  stepIn(exemptions, year)?.certain ?? true;

/** In percent of the value of equity units that are sold on a day. */
export const sttOn = (soldOn: IsoDate, { stt }: TaxRules): number =>
  soldOn < stt.soldFrom ? 0 : stt.percent;

/** In percent of a year's tax. */
export const cessIn = (year: number, { cess }: TaxRules): number =>
  year < cess.fromYear ? 0 : cess.percent;

/** Rupees that one fund house may pay in a year without TDS. */
export const tdsThresholdIn = (year: number, rules: TaxRules): number =>
  stepIn(rules.idcw.thresholds, year)?.amount ?? 0;

/** How a year's Schedule 112A is uploaded; null where its instructions are not known. */
export const form112AIn = (year: number, { schedule112A }: TaxRules): Form112A | null =>
  schedule112A.forms.find(({ fromYear, untilYear }) => fromYear <= year && year <= untilYear) ??
  null;

const stepIn = <Step extends { fromYear: number }>(
  steps: readonly Step[],
  year: number,
): Step | undefined => steps.findLast(({ fromYear }) => fromYear <= year);

/** The section as the Act of a year numbers it. */
export const sectionIn = (section: TaxSection, year: number, rules: TaxRules = taxRules): string =>
  year < rules.newActFromYear ? section : (rules.sectionsOfNewAct[section] ?? section);
