import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missing } from "../../../../src/shared/missing.ts";
import { decimal } from "../../../../src/shared/money.ts";
import { salesCsv, type SalesHeadings } from "../../../../src/shared/tax/report/sales-csv.ts";
import { schedule112AIn } from "../../../../src/shared/tax/rules/in-force.ts";
import { taxRules, type TaxRules } from "../../../../src/shared/tax/rules/tax-rules.ts";
import { rows112A, schedule112ACsv } from "../../../../src/shared/tax/report/schedule-112a.ts";
import { referenceSchedule, type ReferenceFund } from "../../../support/data/reference-112a.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxReport,
} from "../../../support/data/tax-facts.ts";

/** Park and Miller's numbers: the same ledger in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const dayOf = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** Six funds bought from 2016 on, 300 sales from 2018 on: across 31 January 2018, 1 April 2023 and 23 July 2024. */
function madeFunds(): ReferenceFund[] {
  const next = numbers(7);
  return Array.from({ length: 6 }, (_, index) => ({
    isin: `INF000A0${index}AB1`,
    name: `Sample Fund ${index} - Direct Plan - Growth`,
    fmv: 1_000 + next(4_000),
    purchases: Array.from({ length: 60 }, (__, at) => ({
      date: dayOf("2016-01-04", at * 50),
      units: 40 + next(100),
      paise: 50_000 + next(400_000),
    })),
    sales: Array.from({ length: 50 }, (__, at) => ({
      date: dayOf("2018-06-04", at * 55),
      units: 20 + next(25),
      paise: 30_000 + next(200_000),
    })),
  }));
}

describe("Schedule 112A", () => {
  it("of 300 sales equals a second calculation, year by year", () => {
    const funds = madeFunds();
    const entries = funds.flatMap(({ isin, purchases, sales }) => [
      ...purchases.map(({ date, units, paise }) => buy(date, units, paise / 100, { fundId: isin })),
      ...sales.map(({ date, units, paise }) => sell(date, units, paise / 100, { fundId: isin })),
    ]);
    expect(entries.filter(({ type }) => type === "redemption")).toHaveLength(300);
    const person = personWith(
      funds.map(({ isin, name, fmv }) =>
        taxedFund("equity", {
          id: isin,
          isin,
          schemeName: name,
          fmv: { perUnit: String(fmv / 100), isTyped: false },
        }),
      ),
    );
    const facts = factsOf(entries);
    let rows = 0;
    for (let year = 2018; year <= 2025; year += 1) {
      const { sales } = taxReport(person, facts, { year, today: "2026-11-25" });
      const file = schedule112ACsv(year, sales);
      expect(file).toBe(referenceSchedule(funds, year));
      rows += file.split("\r\n").length - 2;
    }
    expect(rows).toBeGreaterThan(100);
  });

  it("has column 1b from 2024-25 on, which is not certain for later returns", () => {
    const has1b = (year: number) => schedule112ACsv(year, []).includes("(1b)");
    expect([2023, 2024, 2025, 2026].map(has1b)).toEqual([false, true, true, true]);
    expect(
      [2018, 2023, 2024, 2025, 2026].map((year) => schedule112AIn(year, taxRules).certain),
    ).toEqual([true, true, true, false, false]);
  });

  it("follows the rules in its columns and in the sides of its days", () => {
    const entries = [
      buy("2023-01-02", 10, 100),
      sell("2024-07-22", 5, 90),
      sell("2024-07-23", 5, 90),
    ];
    const { sales } = taxReport(personWith([taxedFund()]), factsOf(entries), {
      year: 2024,
      today: "2026-11-25",
    });
    const rowsBy = (change: Partial<TaxRules["schedule112A"]>) =>
      schedule112ACsv(2024, sales, {
        ...taxRules,
        schedule112A: { ...taxRules.schedule112A, ...change },
      })
        .split("\r\n")
        .slice(1, -1)
        .map((row) => row.slice(0, 5));
    expect(rowsBy({})).toEqual(["AE,BE", "AE,AE"]);
    expect(rowsBy({ ratesChangedOn: "2024-07-24" })).toEqual(["AE,BE"]);
    const [first] = taxRules.schedule112A.columns;
    if (first === undefined) throw new Error("no columns");
    expect(rowsBy({ columns: [first] })).toEqual(["AE,IN", "AE,IN"]);
  });

  it("has no row for what is not under 112A, and only its heading without sales", () => {
    const entries = [buy("2025-04-02", 10, 100), sell("2025-06-10", 10, 120)];
    const { sales } = taxReport(personWith([taxedFund()]), factsOf(entries), {
      year: 2025,
      today: "2026-11-25",
    });
    expect(sales).toHaveLength(1);
    expect(schedule112ACsv(2025, sales).split("\r\n")).toHaveLength(2);
  });
});

const headings: SalesHeadings = {
  scheme: "स्कीम",
  folio: "Folio",
  isin: "ISIN",
  soldOn: "Sold on",
  acquiredOn: "Bought on",
  units: "Units",
  consideration: "Received",
  cost: "Cost with stamp duty",
  fairValue: "Value per unit on 31 Jan 2018",
  costTaken: "Cost as taken",
  ignoredLoss: "Ignored",
  ignoredForDividends: "Ignored dividends",
  addedLoss: "Added",
  gain: "Gain",
  term: "Term",
  class: "Class",
  section: "Section",
  certain: "Certain",
  transaction: "Transaction",
  notes: "Notes",
};

describe("the price of a unit", () => {
  const rowOf = (units: number, amount: number) => {
    const entries = [buy("2023-01-02", units, 100), sell("2025-06-10", units, amount)];
    const { sales } = taxReport(personWith([taxedFund()]), factsOf(entries), {
      year: 2025,
      today: "2026-11-25",
    });
    return rows112A(sales)[0] ?? missing();
  };

  it("has 4 decimals, or more where units times price would differ from the consideration", () => {
    expect(rowOf(3, 100).pricePerUnit).toBe(33.3333);
    // By hand: 2,50,000.123 × 39.9999 is 99,99,979.92, ₹11 less than was received; a fifth decimal misses it by ₹1.
    expect(rowOf(250_000.123, 9_999_991).pricePerUnit).toBe(39.999944);
  });

  it("times the units equals the consideration of the row", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 999_999_999_999 }),
        fc.integer({ min: 1, max: 9_999_999_999 }),
        (micro, paise) => {
          const { units, pricePerUnit, consideration } = rowOf(micro / 1e6, paise / 100);
          expect(decimal(units).times(decimal(pricePerUnit)).roundTo(0).toNumber()).toBe(
            consideration,
          );
        },
      ),
    );
  });
});

describe("the file of sales", () => {
  it("has each lot with all columns under the given headings, what the report says, and a mark of UTF-8", () => {
    const entries = [
      buy("2023-01-02", 10, 100, { stampDuty: 0.01 }),
      sell("2026-06-10", 10, 120, { id: "sale" }),
    ];
    const { sales } = taxReport(personWith([taxedFund()]), factsOf(entries), {
      year: 2026,
      today: "2026-11-25",
    });
    const words = {
      term: { short: "अल्पकालिक", long: "दीर्घकालिक" },
      class: { equity: "इक्विटी", specified: "ऋण", other: "अन्य" },
      slab: "स्लैब",
      certain: "हाँ",
      uncertain: "नहीं",
    };
    const [heading, row, blank, notes, note] = salesCsv(2026, sales, headings, words, [
      "Left out: none",
    ]).split("\r\n");
    expect(heading).toBe(
      "\uFEFFस्कीम,Folio,ISIN,Sold on,Bought on,Units,Received,Cost with stamp duty,Value per unit on 31 Jan 2018,Cost as taken,Ignored,Ignored dividends,Added,Gain,Term,Class,Section,Certain,Transaction",
    );
    expect(row).toBe(
      "Sample Fund - Direct Plan - Growth,1234/56,INF000A01AB1,2026-06-10,2023-01-02,10,120,100.01,,100.01,0,0,0,19.99,दीर्घकालिक,इक्विटी,198,हाँ,sale",
    );
    expect([blank, notes, note]).toEqual(["", "Notes", "Left out: none"]);
  });
});
