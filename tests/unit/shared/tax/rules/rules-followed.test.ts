import { describe, expect, it } from "vitest";
import type { TaxPerson } from "../../../../../src/shared/tax/report/person-years.ts";
import { taxRules, type TaxRules } from "../../../../../src/shared/tax/rules/tax-rules.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import { toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  harvest,
  sellableFunds,
  taxReport,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

const today = "2026-11-25";
const reportBy = (
  rules: TaxRules,
  entries: readonly TaxEntry[],
  year: number,
  person: TaxPerson = personWith([taxedFund()]),
) => taxReport(person, factsOf(entries), { year, today, rules });

const equity = [buy("2023-01-02", 1_000, 100_000), sell("2024-08-01", 1_000, 400_000)];
const held = heldFund();
const elss = { ...held, scheme: { ...held.scheme, isElss: true } };
const lossOf2020 = personWith([taxedFund()], {
  losses: [{ year: 2020, short: toPaise(50_000), long: 0 }],
});

/** Rules whose real dates change no figure: each with a later date, and a figure that it changes. */
const dated: [string, Partial<TaxRules>, (rules: TaxRules) => unknown, unknown, unknown][] = [
  [
    "securities transaction tax",
    { stt: { ...taxRules.stt, soldFrom: "2027-01-01" } },
    (rules) => {
      const facts = factsOf([buy("2024-01-02", 1_000, 10_000)]);
      const asked = { units: 1_000, on: today };
      const planned = whatIf(personWith([held]), held, facts, asked, { today, rules });
      return "stt" in planned && planned.stt;
    },
    0.2,
    0,
  ],
  [
    "bonus stripping",
    { bonusStripping: { ...taxRules.bonusStripping, soldFrom: "2026-04-01" } },
    (rules) => {
      const bonus = taxEntry({ date: "2025-05-02", type: "bonus", units: 100 });
      const entries = [buy("2025-04-02", 100, 10_000), bonus, sell("2025-09-10", 100, 5_000)];
      return reportBy(rules, entries, 2025).sales[0]?.gain;
    },
    0,
    -5_000,
  ],
  [
    "dividend stripping",
    { dividendStripping: { ...taxRules.dividendStripping, soldFrom: "2020-04-01" } },
    (rules) => {
      const paid = taxEntry({ date: "2019-06-03", type: "idcw-payout", amount: 600 });
      const entries = [buy("2019-05-02", 100, 10_000), paid, sell("2019-07-01", 100, 9_000)];
      return reportBy(rules, entries, 2019).sales[0]?.gain;
    },
    -400,
    -1_000,
  ],
  [
    "cess",
    { cess: { ...taxRules.cess, fromYear: 2025 } },
    (rules) => reportBy(rules, equity, 2024).estimate.cess,
    875,
    0,
  ],
  [
    "the lock of an ELSS",
    { elssLock: { ...taxRules.elssLock, acquiredFrom: "2025-01-01" } },
    (rules) =>
      sellableFunds([elss], factsOf([buy("2024-06-01", 10, 100)]), { today, rules }).funds[0]
        ?.locked.units,
    10,
    0,
  ],
  [
    "the periods of advance tax",
    { advance: { ...taxRules.advance, fromYear: 2025 } },
    (rules) => reportBy(rules, equity, 2024).advance.length,
    5,
    0,
  ],
  [
    "carried losses",
    { lossesCarried: { ...taxRules.lossesCarried, fromYear: 2025 } },
    (rules) => reportBy(rules, equity, 2024, lossOf2020).sums[0]?.taxable,
    125_000,
    175_000,
  ],
];

const uncertain = <Rule extends object>(rule: Rule): Rule => ({ ...rule, certain: false });
const gold = personWith([taxedFund("other")]);
const indexed = [buy("2017-06-01", 1, 272), sell("2024-06-01", 1, 500)];
const resold = [buy("2022-06-01", 1, 10), sell("2024-08-01", 1, 20)];
const soon = [buy("2025-12-24", 1_000, 10_000)];
const heldPerson = { ...personWith([held]), funds: [held] };

/** Each rule marked as not certain, and a figure that depends on it. */
const uncertainRules: [string, Partial<TaxRules>, (rules: TaxRules) => boolean | undefined][] = [
  [
    "grandfathering",
    { grandfathering: uncertain(taxRules.grandfathering) },
    (rules) => {
      const fmv = { perUnit: "3", isTyped: false };
      const entries = [buy("2018-01-31", 100, 100), sell("2025-06-10", 100, 1_000)];
      return reportBy(rules, entries, 2025, personWith([taxedFund("equity", { fmv })])).sales[0]
        ?.certain;
    },
  ],
  [
    "the class of specified funds",
    { specified: uncertain(taxRules.specified) },
    (rules) => reportBy(rules, resold, 2024, gold).sales[0]?.certain,
  ],
  [
    "holding periods",
    { holdingPeriods: taxRules.holdingPeriods.map(uncertain) },
    (rules) => reportBy(rules, equity, 2024).sales[0]?.certain,
  ],
  [
    "holding periods of what can be sold",
    { holdingPeriods: taxRules.holdingPeriods.map(uncertain) },
    (rules) => sellableFunds([held], factsOf(soon), { today, rules }).funds[0]?.certain,
  ],
  [
    "holding periods of what is long-term soon",
    { holdingPeriods: taxRules.holdingPeriods.map(uncertain) },
    (rules) => harvest(heldPerson, factsOf(soon), { today, rules }).soonLongTerm[0]?.certain,
  ],
  [
    "rates",
    { rates: taxRules.rates.map(uncertain) },
    (rules) => reportBy(rules, equity, 2024).sales[0]?.certain,
  ],
  [
    "cost inflation",
    { costInflation: uncertain(taxRules.costInflation) },
    (rules) => reportBy(rules, indexed, 2024, gold).sales[0]?.certain,
  ],
  [
    "the exemption",
    { exemptions: taxRules.exemptions.map(uncertain) },
    (rules) => reportBy(rules, equity, 2024).sums[0]?.certain,
  ],
  [
    "carried losses",
    { lossesCarried: uncertain(taxRules.lossesCarried) },
    (rules) => reportBy(rules, equity, 2024, lossOf2020).sums[0]?.certain,
  ],
  [
    "cess",
    { cess: uncertain(taxRules.cess) },
    (rules) => reportBy(rules, equity, 2024).estimate.certain,
  ],
  [
    "the exemption, in the tax",
    { exemptions: taxRules.exemptions.map(uncertain) },
    (rules) => reportBy(rules, equity, 2024).estimate.certain,
  ],
];

describe("a later date of a rule", () => {
  it.each(dated)(
    "changes the figures that depend on it: %s",
    (_, change, figure, before, after) => {
      expect(figure(taxRules)).toBe(before);
      expect(figure({ ...taxRules, ...change })).toBe(after);
    },
  );
});

describe("a rule that is not certain", () => {
  it.each(uncertainRules)("marks the figures that depend on it: %s", (_, change, isCertain) => {
    expect(isCertain(taxRules)).toBe(true);
    expect(isCertain({ ...taxRules, ...change })).toBe(false);
  });
});
