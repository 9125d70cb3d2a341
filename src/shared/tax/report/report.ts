import type { IsoDate } from "../../dates.ts";
import type { Steps } from "../../steps.ts";
import { financialYear, financialYearText } from "../../transactions/financial-year.ts";
import { fromPaise, toPaise } from "../../transactions/fixed-point.ts";
import { gainsByPeriod } from "./advance-periods.ts";
import type { LedgerFacts, TaxedFund } from "../taxed-fund.ts";
import { fundClassOf } from "../fund-class.ts";
import { incomeOfFund } from "./income.ts";
import { PersonYears, type TaxPerson } from "./person-years.ts";
import type { CarriedRow, SectionSum, TaxEstimate, TaxProfile, TaxReport } from "./report-types.ts";
import { exemptionIn, isExemptionCertain, tdsThresholdIn } from "../rules/in-force.ts";
import { sections, taxRules, type TaxRules } from "../rules/tax-rules.ts";
import type { YearSums } from "./year-sums.ts";
import { lossView, taxOn, type LossOfYear, type SettledYear } from "./settle-year.ts";

/**
 * A financial year's gains, income and tax of one person. Rupees, half away from zero to the paisa for each lot sold.
 * @param year the financial year's first calendar year
 */
export function* taxReport(
  person: TaxPerson,
  facts: LedgerFacts,
  { year, today, rules = taxRules }: { year: number; today: IsoDate; rules?: TaxRules },
): Steps<TaxReport> {
  const { holderId, funds, losses, profiles } = person;
  const years = yield* PersonYears.upTo(year, person, facts, rules);
  const settled = years.settle(year);
  const sums = sumsOf(settled, years.sumsOf(year), rules);
  const limit = exemptionIn(year, rules);
  const exempted = settled.pools.reduce((sum, { exemption }) => sum + exemption, 0);
  return {
    financialYear: financialYearText(year),
    years: reportYears(funds, facts, today, rules).map(financialYearText),
    holderId,
    asOf: today,
    rulesAsOf: rules.asOf,
    isAfterRules: year > rules.lastYear,
    funds: years.fundGains,
    stripping: years.sumsOf(year).stripping,
    sums,
    setOffs: settled.rows.map(({ fromYear, section, term, against, amount }) => ({
      fromYear: fromYear === null ? null : financialYearText(fromYear),
      section,
      term,
      against: against.section,
      rate: against.percent,
      amount: fromPaise(amount),
    })),
    exemptionLimit: limit,
    exemptionLeft: fromPaise(toPaise(limit) - exempted),
    setOffSlab: settled.slab,
    tdsThreshold: tdsThresholdIn(year, rules),
    income: funds.flatMap((fund) => incomeOfFund(fund, facts, year, rules) ?? []),
    advance: gainsByPeriod(year, years.sumsOf(year), rules),
    carried: carriedRows(year, settled, rules),
    incompleteYears: years.incompleteYearsBefore(year).map(financialYearText),
    profile: profiles.get(year) ?? null,
    filed: losses.map(lossView),
    unfiled: years.unfiledLossesBefore(year),
    estimate: {
      ...estimateOf(settled, profiles.get(year) ?? nothingSaid, rules),
      certain: rules.cess.certain && sums.every(({ certain }) => certain),
    },
    leftOut: years.leftOutOf(year),
    classes: years.fundsWithSalesIn(year).map(fundClassOf),
  };
}

function sumsOf(
  { pools, rows, year }: SettledYear,
  { uncertain: ofSales }: YearSums,
  rules: TaxRules,
): SectionSum[] {
  const uncertain = new Set(ofSales);
  for (const { fromYear, section, against } of rows) {
    const isLossCertain =
      fromYear === null ? section === null || !ofSales.has(section) : rules.lossesCarried.certain;
    if (!isLossCertain) uncertain.add(against.section);
  }
  return sections.flatMap((section) => {
    const own = pools.filter(({ pool }) => pool.section === section);
    if (own.length === 0) return [];
    const isExemptionUsed = own.some(({ exemption }) => exemption > 0);
    const sum = (of: (pool: (typeof own)[number]) => number): number =>
      fromPaise(own.reduce((total, one) => total + of(one), 0));
    return [
      {
        section,
        section2025: rules.sectionsOfNewAct[section],
        gains: sum(({ pool }) => pool.gains),
        losses: sum(({ pool }) => pool.losses),
        setOff: sum(({ setOff }) => setOff),
        exemption: sum(({ exemption }) => exemption),
        taxable: sum(({ taxable }) => taxable),
        certain: !uncertain.has(section) && (!isExemptionUsed || isExemptionCertain(year, rules)),
      },
    ];
  });
}

/** Losses of earlier years, and this year's own that are left. */
function carriedRows(
  year: number,
  { carried, unused }: SettledYear,
  rules: TaxRules,
): CarriedRow[] {
  const { years } = rules.lossesCarried;
  const row = (loss: LossOfYear & { used: number; left: number }): CarriedRow => ({
    year: financialYearText(loss.year),
    short: fromPaise(loss.short),
    long: fromPaise(loss.long),
    used: fromPaise(loss.used),
    left: fromPaise(loss.left),
    lapses: financialYearText(loss.year + years),
  });
  const left = unused.short + unused.long;
  return [...carried.map(row), ...(left > 0 ? [row({ year, ...unused, used: 0, left })] : [])];
}

const nothingSaid: TaxProfile = { slab: null, resident: true };

function estimateOf(
  settled: SettledYear,
  { slab, resident }: TaxProfile,
  rules: TaxRules,
): Omit<TaxEstimate, "certain"> {
  const { taxes, cess, total } = taxOn(settled, { slab, isResident: resident }, rules);
  const rupees = (paise: number | null | undefined): number | null =>
    paise == null ? null : fromPaise(paise);
  return {
    slab,
    bySection: settled.pools.map(({ pool, taxable }, index) => ({
      section: pool.section,
      taxable: fromPaise(taxable),
      rate: pool.isOfResidents && !resident ? null : (pool.percent ?? slab),
      tax: rupees(taxes[index]),
    })),
    cess: rupees(cess),
    total: rupees(total),
  };
}

/** From the first transaction's year, or the first that the rules know, to today's; newest first. */
export function reportYears(
  funds: readonly TaxedFund[],
  { ledgers }: LedgerFacts,
  today: IsoDate,
  rules: TaxRules = taxRules,
): number[] {
  const last = financialYear(today);
  const firstDates = funds.flatMap(({ id }) => ledgers.get(id)?.entries[0]?.entry.date ?? []);
  const first = firstDates.length === 0 ? last : Math.min(...firstDates.map(financialYear));
  const from = Math.max(Math.min(first, last), rules.firstYear);
  return Array.from({ length: last - from + 1 }, (_, index) => last - index);
}
