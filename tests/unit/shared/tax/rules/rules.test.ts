import { describe, expect, it } from "vitest";
import type { HeldFund } from "../../../../../src/shared/tax/selling/held-fund.ts";
import type { TaxPerson } from "../../../../../src/shared/tax/report/person-years.ts";
import { sectionIn } from "../../../../../src/shared/tax/rules/in-force.ts";
import { taxRules, type TaxRules } from "../../../../../src/shared/tax/rules/tax-rules.ts";
import { rows112A } from "../../../../../src/shared/tax/report/schedule-112a.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import { toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  sellableFunds,
  taxReport,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

const today = "2026-11-25";

type Case = {
  change: (rules: TaxRules) => TaxRules;
  figure: (rules: TaxRules) => unknown;
  before: unknown;
  after: unknown;
};

const reportBy = (
  rules: TaxRules,
  entries: readonly TaxEntry[],
  year: number,
  person: TaxPerson = personWith([taxedFund()]),
) => taxReport(person, factsOf(entries), { year, today, rules });

const equity = [buy("2023-01-02", 1000, 100_000), sell("2024-08-01", 1000, 400_000)];
const gold = personWith([taxedFund("other")]);
const debt = personWith([taxedFund("specified")]);
const old = personWith([taxedFund("equity", { fmv: { perUnit: "3", isTyped: false } })]);
const oldSale = [buy("2018-01-31", 100, 100), sell("2025-06-10", 100, 1_000)];
const splitOld = [
  buy("2017-01-02", 100, 100),
  taxEntry({ date: "2018-06-01", type: "split", units: 200 }),
  sell("2025-06-10", 300, 1_000),
];
const paidOut = [
  buy("2019-05-02", 100, 100),
  taxEntry({ date: "2020-06-01", type: "idcw-payout", amount: 10 }),
];

const held: HeldFund = { ...taxedFund(), nav: "20", exitLoad: null };
const elss: HeldFund = { ...held, scheme: { ...held.scheme, isElss: true } };

/** Each rule, changed in its date or its number, with a figure that follows from it. */
const cases: Record<keyof TaxRules, Case> = {
  asOf: {
    change: (rules) => ({ ...rules, asOf: "2027-01-01" }),
    figure: (rules) => reportBy(rules, equity, 2024).rulesAsOf,
    before: "2026-11-22",
    after: "2027-01-01",
  },
  firstYear: {
    change: (rules) => ({ ...rules, firstYear: 2024 }),
    figure: (rules) => reportBy(rules, equity, 2024).years.at(-1),
    before: "2022-23",
    after: "2024-25",
  },
  lastYear: {
    change: (rules) => ({ ...rules, lastYear: 2023 }),
    figure: (rules) => reportBy(rules, equity, 2024).isAfterRules,
    before: false,
    after: true,
  },
  newActFromYear: {
    change: (rules) => ({ ...rules, newActFromYear: 2024 }),
    figure: (rules) => sectionIn("112A", 2024, rules),
    before: "112A",
    after: "198",
  },
  highestSlab: {
    change: (rules) => ({ ...rules, highestSlab: 35 }),
    figure: (rules) => reportBy(rules, equity, 2024).setOffSlab,
    before: 30,
    after: 35,
  },
  sectionsOfNewAct: {
    change: (rules) => ({
      ...rules,
      sectionsOfNewAct: { ...rules.sectionsOfNewAct, "112A": "199" },
    }),
    figure: (rules) => reportBy(rules, equity, 2024).sums[0]?.section2025,
    before: "198",
    after: "199",
  },
  holdingPeriods: {
    change: (rules) => ({
      ...rules,
      holdingPeriods: rules.holdingPeriods.map((period) =>
        period.class === "other" && period.soldFrom > "2020-01-01"
          ? { ...period, soldFrom: "2025-01-01" }
          : period,
      ),
    }),
    figure: (rules) =>
      reportBy(rules, [buy("2022-06-01", 1, 10), sell("2024-08-01", 1, 20)], 2024, gold).sales[0]
        ?.term,
    before: "long",
    after: "short",
  },
  rates: {
    change: (rules) => ({
      ...rules,
      rates: rules.rates.map((rate) =>
        rate.section === "112A" && rate.soldFrom > "2020-01-01"
          ? { ...rate, soldFrom: "2025-01-01" }
          : rate,
      ),
    }),
    // By hand: 1,75,000 above the exemption, at 12.5 and at 10 %.
    figure: (rules) => reportBy(rules, equity, 2024).estimate.bySection[0]?.tax,
    before: 21_875,
    after: 17_500,
  },
  exemptions: {
    change: (rules) => ({
      ...rules,
      exemptions: rules.exemptions.map((exemption) =>
        exemption.fromYear === 2018 ? exemption : { ...exemption, fromYear: 2025 },
      ),
    }),
    figure: (rules) => reportBy(rules, equity, 2024).sums[0]?.taxable,
    before: 175_000,
    after: 200_000,
  },
  specified: {
    change: (rules) => ({
      ...rules,
      specified: { ...rules.specified, acquiredFrom: "2023-06-02" },
    }),
    figure: (rules) =>
      reportBy(rules, [buy("2023-06-01", 1, 10), sell("2025-08-01", 1, 20)], 2025, debt).sales[0]
        ?.section,
    before: "50AA",
    after: "112",
  },
  grandfathering: {
    change: (rules) => ({
      ...rules,
      grandfathering: {
        ...rules.grandfathering,
        acquiredUntil: "2018-01-30",
        valuedOn: "2018-06-30",
      },
    }),
    figure: (rules) =>
      [oldSale, splitOld].map((entries) => reportBy(rules, entries, 2025, old).sales[0]?.costTaken),
    // By hand: of the split lot, 300 units at ₹1 that were 100 at ₹3; valued after the split, 300 at ₹3.
    before: [300, 300],
    after: [100, 900],
  },
  costInflation: {
    change: (rules) => ({
      ...rules,
      costInflation: {
        ...rules.costInflation,
        index: new Map([...rules.costInflation.index, [2024, 400]]),
      },
    }),
    figure: (rules) =>
      reportBy(rules, [buy("2017-06-01", 1, 272), sell("2024-06-01", 1, 500)], 2024, gold).sales[0]
        ?.costTaken,
    before: 363,
    after: 400,
  },
  cess: {
    change: (rules) => ({ ...rules, cess: { ...rules.cess, percent: 2 } }),
    figure: (rules) => reportBy(rules, equity, 2024).estimate.cess,
    before: 875,
    after: 437.5,
  },
  lossesCarried: {
    change: (rules) => ({ ...rules, lossesCarried: { ...rules.lossesCarried, years: 3 } }),
    figure: (rules) =>
      reportBy(
        rules,
        equity,
        2024,
        personWith([taxedFund()], { losses: [{ year: 2020, short: toPaise(50_000), long: 0 }] }),
      ).sums[0]?.taxable,
    before: 125_000,
    after: 175_000,
  },
  idcw: {
    change: (rules) => ({
      ...rules,
      idcw: {
        ...rules.idcw,
        taxedFrom: "2021-04-01",
        thresholds: [{ fromYear: 2020, amount: 7_000 }],
      },
    }),
    figure: (rules) => {
      const { income, tdsThreshold } = reportBy(rules, paidOut, 2020);
      return [income[0]?.isExempt, tdsThreshold];
    },
    before: [false, 5_000],
    after: [true, 7_000],
  },
  bonusStripping: {
    change: (rules) => ({ ...rules, bonusStripping: { ...rules.bonusStripping, monthsAfter: 1 } }),
    figure: (rules) =>
      reportBy(
        rules,
        [
          buy("2025-04-02", 100, 10_000),
          taxEntry({ date: "2025-05-02", type: "bonus", units: 100 }),
          sell("2025-09-10", 100, 5_000),
        ],
        2025,
      ).sales[0]?.certain,
    before: false,
    after: true,
  },
  dividendStripping: {
    change: (rules) => ({
      ...rules,
      dividendStripping: { ...rules.dividendStripping, monthsBefore: 1 },
    }),
    figure: (rules) =>
      reportBy(
        rules,
        [
          buy("2019-05-02", 100, 10_000),
          taxEntry({ date: "2019-06-03", type: "idcw-payout", amount: 600 }),
          sell("2019-07-01", 100, 9_000),
        ],
        2019,
      ).sales[0]?.gain,
    before: -400,
    after: -1_000,
  },
  stt: {
    change: (rules) => ({ ...rules, stt: { ...rules.stt, percent: 0.1 } }),
    figure: (rules) => {
      const facts = factsOf([buy("2024-01-02", 1000, 10_000)]);
      const asked = { units: 1000, on: today };
      const planned = whatIf(personWith([held]), held, facts, asked, { today, rules });
      return "stt" in planned && planned.stt;
    },
    before: 0.2,
    after: 20,
  },
  advance: {
    change: (rules) => ({
      ...rules,
      advance: {
        ...rules.advance,
        periods: [{ monthDay: "03-31", isNextYear: true, percent: null }],
      },
    }),
    figure: (rules) => reportBy(rules, equity, 2024).advance.length,
    before: 5,
    after: 1,
  },
  elssLock: {
    change: (rules) => ({ ...rules, elssLock: { ...rules.elssLock, months: 24 } }),
    figure: (rules) =>
      sellableFunds([elss], factsOf([buy("2024-06-01", 10, 100)]), { today, rules }).funds[0]
        ?.locked.units,
    before: 10,
    after: 0,
  },
  schedule112A: {
    change: (rules) => ({
      ...rules,
      schedule112A: { ...rules.schedule112A, ratesChangedOn: "2024-08-02" },
    }),
    figure: (rules) =>
      rows112A(reportBy(rules, equity, 2024).sales, rules).map(({ transferred }) => transferred),
    before: ["AE"],
    after: ["BE"],
  },
};

describe("a change of a rule", () => {
  it.each(Object.entries(cases))(
    "is followed by figures: %s",
    (_, { change, figure, before, after }) => {
      expect(figure(taxRules)).toEqual(before);
      expect(figure(change(taxRules))).toEqual(after);
    },
  );
});
