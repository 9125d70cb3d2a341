import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import {
  taxRules,
  type Rate,
  type SchemeClass,
  type TaxSection,
  type TaxRules,
} from "./tax-rules.ts";

/** The rate of a section on a day. */
export const rateOn = (section: TaxSection, soldOn: IsoDate, { rates }: TaxRules): Rate =>
  newestOn(rates, soldOn, (rate) => rate.section === section);

/** Months after which units are long-term when they are sold on a day. */
export const holdingMonths = (
  ofClass: Exclude<SchemeClass, "specified">,
  isListed: boolean,
  soldOn: IsoDate,
  { holdingPeriods }: TaxRules,
): number =>
  newestOn(
    holdingPeriods,
    soldOn,
    (period) =>
      period.class === ofClass && (period.isListed === null || period.isListed === isListed),
  ).months;

/** @returns of the rules that fit, the one that began last; before the first one's day, the first */
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
export const exemptionIn = (year: number, rules: TaxRules): number =>
  amountIn(rules.exemptions, year);

/** Rupees that one fund house may pay in a year without TDS. */
export const tdsThresholdIn = (year: number, rules: TaxRules): number =>
  amountIn(rules.idcw.thresholds, year);

/** Whether Schedule 112A of a year's return tells sales apart by the day of the new rates, and how sure that is. */
export const schedule112AIn = (
  year: number,
  { schedule112A: { columns } }: TaxRules,
): { hasTransferred: boolean; certain: boolean } =>
  columns.findLast(({ fromYear }) => fromYear <= year) ?? missing();

const amountIn = (steps: readonly { fromYear: number; amount: number }[], year: number): number =>
  steps.findLast(({ fromYear }) => fromYear <= year)?.amount ?? 0;

/** The section as the Act of a year numbers it. */
export const sectionIn = (section: TaxSection, year: number, rules: TaxRules = taxRules): string =>
  year < rules.newActFromYear ? section : (rules.sectionsOfNewAct[section] ?? section);
