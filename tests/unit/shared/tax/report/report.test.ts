import { describe, expect, it } from "vitest";
import type { TaxPerson } from "../../../../../src/shared/tax/report/person-years.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import { taxRules, type TaxRules } from "../../../../../src/shared/tax/rules/tax-rules.ts";
import { toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  taxReport,
} from "../../../../support/data/tax-facts.ts";

const today = "2026-11-25";
const reportOf = (
  entries: readonly TaxEntry[],
  year: number,
  person: TaxPerson = personWith([taxedFund()]),
  rules: TaxRules = taxRules,
) => taxReport(person, factsOf(entries), { year, today, rules });

const soldAtGain = [buy("2023-01-02", 1000, 100_000), sell("2025-06-10", 1000, 300_000)];

describe("a report", () => {
  it("has each lot of a sale, with stamp duty in its cost and STT and TDS in what was received", () => {
    const report = reportOf(
      [
        buy("2023-01-02", 10, 1000, { stampDuty: 0.05 }),
        buy("2025-01-02", 5, 600),
        sell("2025-06-10", 12, 1799, { stt: 0.5, tds: 0.5, id: "sale" }),
      ],
      2025,
    );
    // By hand: 1800 by units: 1500 and 300; of the second lot 600 × 2 / 5 = 240.
    expect(report.sales).toMatchObject([
      {
        transactionId: "sale",
        acquiredOn: "2023-01-02",
        units: 10,
        consideration: 1500,
        cost: 1000.05,
        costTaken: 1000.05,
        gain: 499.95,
        term: "long",
        section: "112A",
        certain: true,
      },
      { units: 2, consideration: 300, cost: 240, gain: 60, term: "short", section: "111A" },
    ]);
    expect(report.leftOut).toEqual([]);
  });

  it("sums by section, with the exemption of the year and the tax at its rates", () => {
    const report = reportOf(
      soldAtGain,
      2025,
      personWith([taxedFund()], {
        profiles: new Map([[2025, { slab: 30 as const, resident: true }]]),
      }),
    );
    // By hand: 2,00,000 less 1,25,000 is 75,000; 12.5 % is 9,375; cess 375.
    expect(report.sums).toEqual([
      {
        section: "112A",
        section2025: "198",
        gains: 200_000,
        losses: 0,
        setOff: 0,
        exemption: 125_000,
        taxable: 75_000,
        certain: true,
      },
    ]);
    expect(report.exemptionLeft).toBe(0);
    expect(report.estimate).toEqual({
      slab: 30,
      bySection: [{ section: "112A", taxable: 75_000, rate: 12.5, tax: 9_375 }],
      cess: 375,
      total: 9_750,
      certain: true,
    });
  });

  it("keeps set-offs at two rates of one section apart", () => {
    const facts = factsOf([
      buy("2024-04-02", 300, 30_000),
      sell("2024-05-02", 100, 15_000),
      sell("2024-08-01", 100, 15_000),
      sell("2024-09-02", 100, 3_000),
    ]);
    const { setOffs } = taxReport(personWith([taxedFund()]), facts, { year: 2024, today });
    expect(setOffs.map(({ rate, amount }) => [rate, amount])).toEqual([
      [20, 5_000],
      [15, 2_000],
    ]);
  });

  it("takes a recorded exit load from the lots that bear it by the fund's steps, else from all by units", () => {
    const entries = (exitLoad: number) => [
      buy("2023-01-02", 100, 1_000),
      buy("2025-01-02", 100, 1_000),
      sell("2025-06-02", 200, 4_000 - exitLoad, { exitLoad }),
    ];
    const fund = {
      ...taxedFund(),
      exitLoad: { steps: [{ days: 365, percent: 1 }], freePercent: 0 },
    };
    const gainsOf = (exitLoad: number) =>
      taxReport(personWith([fund]), factsOf(entries(exitLoad)), { year: 2025, today }).sales.map(
        ({ gain }) => gain,
      );
    // By hand: 1 % of the second lot's 2,000 is 20.
    expect(gainsOf(20)).toEqual([1_000, 980]);
    expect(gainsOf(60)).toEqual([970, 970]);
  });

  it("marks gains against which a loss that is not certain is set off", () => {
    const bonus = taxEntry({ date: "2025-07-01", type: "bonus", units: 1_000 });
    const entries = [
      buy("2023-01-02", 1_000, 100_000, { fundId: "gaining" }),
      sell("2025-08-04", 1_000, 600_000, { fundId: "gaining" }),
      buy("2025-06-02", 1_000, 300_000),
      bonus,
      sell("2025-08-04", 1_000, 100_000),
      sell("2025-08-05", 1_000, 100_000),
    ];
    const person = personWith([taxedFund(), taxedFund("equity", { id: "gaining" })]);
    const { sums } = taxReport(person, factsOf(entries), { year: 2025, today });
    expect(sums.map(({ section, certain }) => [section, certain])).toEqual([
      ["111A", false],
      ["112A", false],
    ]);
  });

  it("has two rates in the year in which they changed, and one exemption", () => {
    const report = reportOf(
      [
        buy("2022-01-03", 2000, 100_000),
        sell("2024-07-22", 1000, 150_000),
        sell("2024-07-23", 1000, 150_000),
      ],
      2024,
    );
    // By hand: the exemption of 1,25,000 goes to the higher rate first: 1,00,000 at 12.5 %, 25,000 at 10 %.
    expect(report.estimate.bySection).toEqual([
      { section: "112A", taxable: 75_000, rate: 10, tax: 7_500 },
      { section: "112A", taxable: 0, rate: 12.5, tax: 0 },
    ]);
    expect(report.sums).toMatchObject([{ exemption: 125_000, taxable: 75_000 }]);
  });

  it("has no tax at the slab while no slab is chosen", () => {
    const entries = [buy("2024-01-03", 100, 10_000), sell("2025-06-10", 100, 11_000)];
    const debt = personWith([taxedFund("specified")]);
    expect(reportOf(entries, 2025, debt).estimate).toEqual({
      slab: null,
      bySection: [{ section: "50AA", taxable: 1_000, rate: null, tax: null }],
      cess: null,
      total: null,
      certain: true,
    });
    const chosen = { ...debt, profiles: new Map([[2025, { slab: 20 as const, resident: true }]]) };
    expect(reportOf(entries, 2025, chosen).estimate.total).toBe(208);
  });

  it("gives no rate to a non-resident where the known rate is for residents", () => {
    const other = taxedFund("other");
    const facts = factsOf([buy("2019-01-02", 100, 1_000), sell("2023-06-05", 100, 9_000)]);
    const [resident, nonResident] = [true, false].map((isResident) => {
      const profiles = new Map([[2023, { slab: 30 as const, resident: isResident }]]);
      return taxReport(personWith([other], { profiles }), facts, { year: 2023, today }).estimate;
    });
    expect(resident).toMatchObject({ bySection: [{ section: "112", rate: 20 }] });
    expect(nonResident).toMatchObject({
      bySection: [{ section: "112", rate: null, tax: null }],
      total: null,
    });
  });

  it("indexes the cost of what is neither equity nor debt until 22 July 2024", () => {
    const entries = [buy("2019-05-02", 100, 10_000), sell("2024-05-02", 100, 20_000)];
    const report = reportOf(entries, 2024, personWith([taxedFund("other")]));
    // By hand: 10,000 × 363 / 289 = 12,560.55.
    expect(report.sales).toMatchObject([{ section: "112", costTaken: 12_560.55, gain: 7_439.45 }]);
    expect(report.estimate.bySection[0]).toMatchObject({ rate: 20, tax: 1_487.89 });
    const abroad = personWith([taxedFund("other")], {
      profiles: new Map([[2024, { slab: 30, resident: false }]]),
    });
    expect(reportOf(entries, 2024, abroad).estimate).toMatchObject({ total: null });
  });

  it("takes a listed unit for long-term after 12 months, others after 24", () => {
    const entries = [buy("2025-04-02", 100, 10_000), sell("2026-05-02", 100, 20_000)];
    const termOf = (isListed: boolean) =>
      reportOf(entries, 2026, personWith([taxedFund("other", { isListed })])).sales[0]?.term;
    expect([termOf(true), termOf(false)]).toEqual(["long", "short"]);
  });

  it("adds gains up by the periods of advance tax", () => {
    const dates = ["2025-06-15", "2025-06-16", "2025-12-15", "2026-03-15", "2026-03-31"];
    const report = reportOf(
      [buy("2025-04-02", 500, 500), ...dates.map((date) => sell(date, 100, 110))],
      2025,
    );
    expect(report.advance).toEqual([
      { until: "2025-06-15", short: 10, long: 0, certain: true },
      { until: "2025-09-15", short: 10, long: 0, certain: true },
      { until: "2025-12-15", short: 10, long: 0, certain: true },
      { until: "2026-03-15", short: 10, long: 0, certain: true },
      { until: "2026-03-31", short: 10, long: 0, certain: true },
    ]);
  });

  it("has IDCW before TDS, which was exempt until March 2020", () => {
    const entries = [
      buy("2019-05-02", 100, 10_000),
      taxEntry({ date: "2020-03-31", type: "idcw-payout", amount: 50 }),
      taxEntry({ date: "2020-04-01", type: "idcw-payout", amount: 90, tds: 10 }),
      taxEntry({
        date: "2020-05-01",
        type: "idcw-reinvestment",
        amount: 45,
        stampDuty: 0.5,
        units: 1,
      }),
    ];
    expect(reportOf(entries, 2019).income).toMatchObject([{ payout: 50, tds: 0, isExempt: true }]);
    expect(reportOf(entries, 2020).income).toMatchObject([
      { payout: 100, reinvestment: 45.5, tds: 10, isExempt: false },
    ]);
  });

  it("is by the newest rules, and says so, after the last year that they are good for", () => {
    const entries = [buy("2024-01-03", 100, 10_000), sell("2027-06-10", 100, 11_000)];
    const report = reportOf(entries, 2027);
    expect(report).toMatchObject({ isAfterRules: true, sales: [{ certain: false }] });
  });

  it("marks units that a merger took from an equity fund into another kind, or back", () => {
    const entries = [
      buy("2023-05-02", 10, 100, { fundId: "old" }),
      ...(["out", "in"] as const).map((side) =>
        taxEntry({
          date: "2024-01-02",
          type: `merger-${side}`,
          units: 10,
          amount: 200,
          pairId: "pair",
          fundId: side === "in" ? "fund" : "old",
        }),
      ),
      sell("2025-06-10", 10, 500),
    ];
    const certainFrom = (before: "equity" | "specified" | "other", after: typeof before) =>
      taxReport(
        personWith([taxedFund(after)]),
        factsOf(entries, new Map(), new Map([["old", before]])),
        { year: 2025, today },
      ).sales.map(({ certain }) => certain);
    expect(certainFrom("equity", "specified")).toEqual([false]);
    expect(certainFrom("other", "equity")).toEqual([false]);
    expect(certainFrom("equity", "equity")).toEqual([true]);
    expect(certainFrom("other", "specified")).toEqual([true]);
  });

  it("marks a loss that a bonus may have caused", () => {
    const stripped = (bonus: string) =>
      reportOf(
        [
          buy("2025-04-02", 100, 10_000),
          taxEntry({ date: bonus, type: "bonus", units: 100 }),
          sell("2025-09-10", 100, 5_000),
        ],
        2025,
      ).sales[0]?.certain;
    expect([stripped("2025-07-02"), stripped("2025-07-03")]).toEqual([false, true]);
  });
});

describe("a change of a rule's date", () => {
  const changedOn = (date: string): TaxRules => ({
    ...taxRules,
    rates: taxRules.rates.map((rate) =>
      rate.soldFrom === "2024-07-23" ? { ...rate, soldFrom: date } : rate,
    ),
    holdingPeriods: taxRules.holdingPeriods.map((period) =>
      period.soldFrom === "2024-07-23" ? { ...period, soldFrom: date } : period,
    ),
  });

  it("is followed by rates, terms, indexation, sums and estimate", () => {
    const entries = [
      buy("2022-08-01", 100, 10_000, { fundId: "equity" }),
      sell("2024-09-02", 100, 300_000, { fundId: "equity" }),
      buy("2022-08-01", 100, 10_000, { fundId: "gold" }),
      sell("2024-09-02", 100, 20_000, { fundId: "gold" }),
    ];
    const person = personWith([
      taxedFund("equity", { id: "equity" }),
      taxedFund("other", { id: "gold" }),
    ]);
    const before = reportOf(entries, 2024, person);
    const after = reportOf(entries, 2024, person, changedOn("2024-09-03"));
    const ratesOf = ({ estimate }: typeof before) =>
      estimate.bySection.map(({ section, rate }) => [section, rate]);
    expect(ratesOf(before)).toEqual([
      ["112A", 12.5],
      ["112", 12.5],
    ]);
    expect(ratesOf(after)).toEqual([
      ["112A", 10],
      ["slab", null],
    ]);
  });

  it("is followed by the class of debt, the exemption, grandfathering and the years of losses", () => {
    const debt = [buy("2023-06-01", 100, 10_000), sell("2025-07-02", 100, 11_000)];
    const later = { ...taxRules, specified: { ...taxRules.specified, acquiredFrom: "2023-06-02" } };
    const person = personWith([taxedFund("specified")]);
    expect(reportOf(debt, 2025, person).sales).toMatchObject([{ section: "50AA" }]);
    expect(reportOf(debt, 2025, person, later).sales).toMatchObject([{ section: "112" }]);

    const [first, second] = taxRules.exemptions;
    if (first === undefined || second === undefined) throw new Error("two exemptions");
    const laterExemption = { ...taxRules, exemptions: [first, { ...second, fromYear: 2026 }] };
    expect(reportOf(soldAtGain, 2025, undefined, laterExemption).exemptionLimit).toBe(100_000);

    const old = [buy("2018-01-31", 1, 100), sell("2025-06-10", 1, 500)];
    const withFmv = personWith([taxedFund("equity", { fmv: { perUnit: "200", isTyped: false } })]);
    const earlier = {
      ...taxRules,
      grandfathering: { ...taxRules.grandfathering, acquiredUntil: "2018-01-30" },
    };
    expect(reportOf(old, 2025, withFmv).sales).toMatchObject([{ costTaken: 200 }]);
    expect(reportOf(old, 2025, withFmv, earlier).sales).toMatchObject([{ costTaken: 100 }]);

    const withLoss = personWith([taxedFund()], { losses: [{ year: 2017, short: 100, long: 0 }] });
    const longer = { ...taxRules, lossesCarried: { ...taxRules.lossesCarried, years: 9 } };
    expect(reportOf(soldAtGain, 2026, withLoss).carried).toEqual([]);
    expect(reportOf(soldAtGain, 2026, withLoss, longer).carried).toHaveLength(1);
  });
});

describe("carried losses", () => {
  const filed = (year: number, short: number, long: number) => ({
    year,
    short: toPaise(short),
    long: toPaise(long),
  });
  const entries = [
    buy("2022-01-03", 3000, 3000),
    sell("2023-05-02", 1000, 1400),
    sell("2024-09-02", 1000, 301_000),
  ];

  it("are used in the years between as well, and left for later ones", () => {
    const person = personWith([taxedFund()], {
      losses: [filed(2020, 0, 1000), filed(2021, 500, 0)],
    });
    expect(reportOf(entries, 2023, person).carried).toEqual([
      { year: "2020-21", short: 0, long: 1000, used: 400, left: 600, lapses: "2028-29" },
      { year: "2021-22", short: 500, long: 0, used: 0, left: 500, lapses: "2029-30" },
    ]);
    const next = reportOf(entries, 2024, person);
    expect(next.carried).toMatchObject([
      { year: "2020-21", long: 600, used: 600, left: 0 },
      { year: "2021-22", short: 500, used: 500, left: 0 },
    ]);
    expect(next.sums).toMatchObject([{ gains: 300_000, setOff: 1100, taxable: 173_900 }]);
  });

  it("lapse after eight years", () => {
    const person = (year: number) => personWith([taxedFund()], { losses: [filed(year, 100, 0)] });
    expect(reportOf(entries, 2024, person(2016)).carried).toMatchObject([{ lapses: "2024-25" }]);
    expect(reportOf(entries, 2024, person(2015)).carried).toEqual([]);
  });

  it("come with the years between whose sales are not all known", () => {
    const losses = [filed(2022, 0, 1000)];
    const unknown = taxedFund(null, { id: "unknown" });
    const person = personWith([taxedFund(), unknown], { losses });
    const between = [
      buy("2022-01-03", 10, 100, { fundId: "unknown" }),
      sell("2024-05-02", 10, 900, { fundId: "unknown" }),
    ];
    const all = [...entries, ...between];
    // Only 2024-25 has a sale that is left out; it counts where it lies between the loss and the report.
    expect(reportOf(all, 2025, person)).toMatchObject({
      leftOut: [],
      incompleteYears: ["2024-25"],
    });
    expect(reportOf(all, 2024, person).incompleteYears).toEqual([]);
    expect(reportOf(entries, 2025, person).incompleteYears).toEqual([]);
    const later = { ...person, losses: [filed(2024, 0, 1000)] };
    expect(reportOf(all, 2025, later).incompleteYears).toEqual([]);
    const lapsed = { ...person, losses: [filed(2017, 0, 1000)] };
    expect(reportOf(all, 2026, lapsed).incompleteYears).toEqual([]);
    const none = { ...person, losses: [filed(2022, 0, 0)] };
    expect(reportOf(all, 2025, none).incompleteYears).toEqual([]);
  });

  it("come with the years before the first that the rules cover", () => {
    const person = personWith([taxedFund()], { losses: [filed(2015, 0, 1000)] });
    expect(reportOf(entries, 2023, person).incompleteYears).toEqual(["2016-17", "2017-18"]);
  });

  it("of the year itself are shown with what is left of them", () => {
    const lost = [buy("2025-04-02", 100, 1000), sell("2025-05-02", 100, 900)];
    expect(reportOf(lost, 2025).carried).toEqual([
      { year: "2025-26", short: 100, long: 0, used: 0, left: 100, lapses: "2033-34" },
    ]);
  });
});

describe("what is left out", () => {
  const bought = buy("2017-01-02", 10, 100);
  const sold = sell("2025-06-10", 10, 500);
  const reasonsOf = (report: ReturnType<typeof reportOf>) =>
    report.leftOut.map(({ reason, what }) => [reason, what]);

  it("is a fund without transactions, in sales and income", () => {
    const report = reportOf(
      [],
      2025,
      personWith([taxedFund("equity", { hasTransactions: false })]),
    );
    expect(reasonsOf(report)).toEqual([
      ["totals", "sales"],
      ["totals", "income"],
    ]);
  });

  it("is what has an unknown class, in the years with sales only", () => {
    const person = personWith([taxedFund(null)]);
    const report = reportOf([bought, sold], 2025, person);
    expect(reasonsOf(report)).toEqual([["unknown-class", "sales"]]);
    expect(report).toMatchObject({ sales: [], sums: [], classes: [{ class: null }] });
    expect(reportOf([bought, sold], 2024, person).leftOut).toEqual([]);
  });

  it("is a sale without the value of 31 January 2018, until that is typed", () => {
    expect(reasonsOf(reportOf([bought, sold], 2025))).toEqual([["no-fmv", "sales"]]);
    const typed = personWith([taxedFund("equity", { fmv: { perUnit: "20", isTyped: true } })]);
    expect(reportOf([bought, sold], 2025, typed).sales).toMatchObject([
      { fmvPerUnit: 20, costTaken: 200, gain: 300 },
    ]);
  });

  it("is what was merged since 2018 and has only the NAV of other units", () => {
    const known = personWith([taxedFund("equity", { fmv: { perUnit: "20", isTyped: false } })]);
    const merged = ["merger-out", "merger-in"].map((type) =>
      taxEntry({
        date: "2020-01-02",
        type: type as "merger-in",
        units: 10,
        amount: 200,
        pairId: "pair",
        fundId: type === "merger-in" ? "fund" : "old",
      }),
    );
    const old = buy("2017-01-02", 10, 100, { fundId: "old" });
    expect(reasonsOf(reportOf([old, ...merged, sold], 2025, known))).toEqual([["no-fmv", "sales"]]);
    const typed = personWith([taxedFund("equity", { fmv: { perUnit: "20", isTyped: true } })]);
    expect(reportOf([old, ...merged, sold], 2025, typed).sales).toMatchObject([
      { acquiredOn: "2017-01-02", cost: 100, costTaken: 200 },
    ]);
  });

  it("is a sale of units from before the first statement", () => {
    const opening = taxEntry({
      date: "2025-05-02",
      type: "opening",
      units: 10,
      amount: 100,
      source: "import",
      confirmed: false,
    });
    expect(reasonsOf(reportOf([opening, sold], 2025))).toEqual([
      ["partial-history", "sales"],
      ["partial-history", "income"],
    ]);
    const later = [opening, buy("2025-07-02", 1, 10), sell("2026-05-04", 1, 11)];
    expect(reasonsOf(reportOf(later, 2026))).toEqual([["partial-history", "sales"]]);
    expect(reportOf([{ ...opening, confirmed: true }, sold], 2025).leftOut).toEqual([]);
  });

  it("is what was transferred or merged without its other leg, unless its cost and date are given", () => {
    const transfer = (more: object) =>
      taxEntry({ date: "2024-01-02", type: "transfer-in", units: 10, amount: 300, ...more });
    expect(reasonsOf(reportOf([transfer({}), sold], 2025))).toEqual([["unpaired", "sales"]]);
    const known = transfer({ cost: 100, acquiredOn: "2019-01-02" });
    expect(reportOf([known, sold], 2025).sales).toMatchObject([
      { acquiredOn: "2019-01-02", cost: 100, gain: 400 },
    ]);
  });

  it("is what was segregated at an unknown cost", () => {
    const recent = buy("2023-01-02", 10, 100);
    const segregation = (amount: number) =>
      ["segregation-out", "segregation-in"].map((type) =>
        taxEntry({
          date: "2024-01-02",
          type: type as "segregation-in",
          units: type === "segregation-in" ? 10 : 0,
          amount,
          pairId: "pair",
          fundId: type === "segregation-in" ? "part" : "fund",
        }),
      );
    expect(reasonsOf(reportOf([recent, ...segregation(0), sold], 2025))).toEqual([
      ["unpaired", "sales"],
    ]);
    expect(reportOf([recent, ...segregation(30), sold], 2025).sales).toMatchObject([{ cost: 70 }]);
  });
});
