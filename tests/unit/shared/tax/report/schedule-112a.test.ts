import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missing } from "../../../../../src/shared/missing.ts";
import type { Sale } from "../../../../../src/shared/tax/report/report-types.ts";
import { salesCsv, type SalesHeadings } from "../../../../../src/shared/tax/report/sales-csv.ts";
import {
  isTemplateOf,
  schedule112AFile,
} from "../../../../../src/shared/tax/report/schedule-112a-file.ts";
import { readTemplate112A } from "../../../../../src/shared/tax/report/template-112a.ts";
import { form112AIn } from "../../../../../src/shared/tax/rules/in-force.ts";
import { taxRules, type Form112A } from "../../../../../src/shared/tax/rules/tax-rules.ts";
import { read112A } from "../../../../support/data/read-112a.ts";
import { referenceSchedule, type ReferenceFund } from "../../../../support/data/reference-112a.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxReport,
} from "../../../../support/data/tax-facts.ts";

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
    name: `Sample Fund ${index} Direct Plan Growth`,
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

const formOf = (year: number): Form112A => form112AIn(year, taxRules) ?? missing();
const textOf = (file: Uint8Array): string => new TextDecoder().decode(file);

/** As a portal's template may be: other words, spaces that do not break, a quoted comma, a last heading without text. */
const templateLine =
  'Share/Unit\u00a0acquired(1a),Share/Unit Transferred (1b),ISIN Code(2),Name of the Share/Unit(3),"No. of Shares/Units(4)",Sale-price(5),Full Value (Total Sale Value) (4*5)(6) = 4 * 5,Cost (higher of 8 or 9)(7),Cost of acquisition(8),Lower of 6 & 11(9),"Fair Market Value as on 31st January,2018(10)",Total as per section 55(2)(ac)- (4*10)(11),Expenditure(12),Total deductions(13) = 7 + 12,Balance(14) = 6 - 13,';
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe("Schedule 112A", () => {
  it("of 300 sales equals a second calculation and keeps the instructions, year by year", () => {
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
          schemeName: name.replaceAll(" Direct Plan ", " - Direct Plan - "),
          fmv: { perUnit: String(fmv / 100), isTyped: false },
        }),
      ),
    );
    const facts = factsOf(entries);
    let rows = 0;
    for (let year = 2020; year <= 2025; year += 1) {
      const { sales } = taxReport(person, facts, { year, today: "2026-11-25" });
      const file = schedule112AFile(sales, formOf(year), null);
      expect(textOf(file)).toBe(referenceSchedule(funds, year));
      rows += read112A(file, year >= 2024).rows.length;
    }
    expect(rows).toBeGreaterThan(50);
  });

  it("keeps the instructions and the report's sums within a rupee a figure, whatever was sold", () => {
    const lot = fc.record({
      isOld: fc.boolean(),
      isLate: fc.boolean(),
      micro: fc.integer({ min: 100, max: 9_999_999_999 }),
      paise: fc.integer({ min: 1, max: 99_999_999 }),
      cost: fc.integer({ min: 0, max: 99_999_999 }),
      fmv: fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: null }),
      isin: fc.constantFrom(null, "INF000A01AB1", "inf000a01ab1", "Unknown"),
      schemeName: fc.string({ unit: "grapheme", maxLength: 200 }),
    });
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 20 }), (lots) => {
        const sales = lots.map((one): Sale => ({
          ...soldLot(),
          isin: one.isin,
          schemeName: one.schemeName,
          acquiredOn: one.isOld ? "2018-01-31" : "2018-02-01",
          soldOn: one.isLate ? "2024-07-23" : "2024-07-22",
          units: one.micro / 1e6,
          consideration: one.paise / 100,
          cost: one.cost / 100,
          fmvPerUnit: one.fmv === null ? null : one.fmv / 1e5,
        }));
        const { rows } = read112A(schedule112AFile(sales, formOf(2024), null), true);
        const groups = new Set(sales.filter(isLater).map(({ soldOn }) => soldOn));
        expect(rows).toHaveLength(sales.filter((sale) => !isLater(sale)).length + groups.size);
        const received = sales.reduce((sum, { consideration }) => sum + consideration, 0);
        const printed = rows.reduce((sum, { consideration }) => sum + consideration, 0);
        // Rounded units and prices: half of the fourth decimal of each, times the other.
        const within = sales.reduce(
          (sum, { units, consideration }) =>
            sum + 1 + (units + consideration / Math.max(units, 1e-4)) * 5e-5,
          0,
        );
        expect(Math.abs(printed - received)).toBeLessThanOrEqual(within);
      }),
    );
  });

  it("has one row for all that was bought later, for each side of the new rates, and one for each older lot", () => {
    const sales = [
      soldLot({ soldOn: "2024-07-22", consideration: 100.4, cost: 60.3 }),
      soldLot({ soldOn: "2024-07-22", consideration: 100.3, cost: 60.3, isin: "INF000A01AB2" }),
      soldLot({ soldOn: "2024-07-23", consideration: 50, cost: 70.5 }),
      soldLot({
        acquiredOn: "2018-01-31",
        units: 3.12345,
        consideration: 100,
        cost: 10,
        fmvPerUnit: 20.00005,
        schemeName: "A & B: Café-Fund (Direct) - Growth",
      }),
      soldLot({ section: "111A" }),
    ];
    // By hand: 3.1235 units, 100 / 3.1235 = 32.0154; 3.1235 times it is 100.0001; 3.1235 times 20.0001 is 62.47.
    expect(
      textOf(schedule112AFile(sales, formOf(2024), null))
        .split("\r\n")
        .slice(1),
    ).toEqual([
      "BE,AE,INF000A01AB1,A B Cafe Fund Direct Growth,3.1235,32.0154,100,62,10,62,20.0001,62,0,62,38",
      "AE,BE,INNOTREQUIRD,CONSOLIDATED,,,201,121,121,,,,0,121,80",
      "AE,AE,INNOTREQUIRD,CONSOLIDATED,,,50,71,71,,,,0,71,-21",
      "",
    ]);
  });

  it("has the years whose instructions were read, with and without column 1b", () => {
    const known = [2019, 2020, 2023, 2024, 2025, 2026].map((year) => form112AIn(year, taxRules));
    expect(known.map((form) => form?.hasTransferred ?? null)).toEqual([
      null,
      false,
      false,
      true,
      true,
      null,
    ]);
    expect(formOf(2024).certain).toBe(true);
    expect(formOf(2025).certain).toBe(false);
  });

  it("keeps the template's header byte by byte, and its rows have as many columns", () => {
    for (const end of ["", "\n", "\r\n", "\r\nBE,AE,EXAMPLE\r\n"]) {
      const template = readTemplate112A(latin1(templateLine + end)) ?? missing();
      expect(template.header).toEqual(latin1(templateLine));
      const file = schedule112AFile([soldLot()], formOf(2024), template);
      expect(file.subarray(0, templateLine.length)).toEqual(latin1(templateLine));
      const { header, rows } = read112A(file, true);
      expect(header).toBe(templateLine);
      expect(rows).toHaveLength(1);
      expect(textOf(file).split("\r\n")[1]?.split(",")).toHaveLength(16);
    }
    const marked = Uint8Array.of(0xef, 0xbb, 0xbf, ...latin1(templateLine));
    expect(readTemplate112A(marked)?.header).toEqual(latin1(templateLine));
  });

  it("refuses what is no template, and another year's", () => {
    const columns = templateLine.split(/,(?=\D)/);
    for (const line of [
      "",
      "PK\u0003\u0004",
      templateLine.replace("(9)", ""),
      columns.toReversed().join(),
    ]) {
      expect(readTemplate112A(latin1(line)), line).toBeNull();
    }
    const with1b = readTemplate112A(latin1(templateLine)) ?? missing();
    expect([2023, 2024, 2025].map((year) => isTemplateOf(formOf(year), with1b))).toEqual([
      false,
      true,
      true,
    ]);
    const older = readTemplate112A(
      latin1(templateLine.replace("Share/Unit Transferred (1b),", "")),
    );
    expect(
      [2023, 2024, 2025].map((year) => isTemplateOf(formOf(year), older ?? missing())),
    ).toEqual([
      true,
      false,
      // It is not certain of this year that column 1b stayed: the template tells.
      true,
    ]);
    const file = schedule112AFile([soldLot()], formOf(2025), older);
    expect(read112A(file, false).rows).toHaveLength(1);
  });
});

const isLater = ({ acquiredOn }: Sale): boolean => acquiredOn > "2018-01-31";

const soldLot = (change: Partial<Sale> = {}): Sale => ({
  transactionId: "sale",
  fundId: "fund",
  schemeName: "Sample Fund",
  folioNumber: "1234/56",
  isin: "INF000A01AB1",
  soldOn: "2024-07-23",
  acquiredOn: "2018-02-01",
  units: 10,
  consideration: 100,
  cost: 50,
  fmvPerUnit: null,
  costTaken: 50,
  ignoredLoss: 0,
  ignoredForDividends: 0,
  addedLoss: 0,
  gain: 50,
  term: "long",
  class: "equity",
  section: "112A",
  certain: true,
  ...change,
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
