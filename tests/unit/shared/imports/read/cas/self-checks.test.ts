import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  closingLine,
  madeScheme,
  purchase,
  readMade,
  readRows,
} from "../../../../../support/data/cas-samples.ts";
import { readCas } from "../../../../../../src/shared/imports/read/cas/read-cas.ts";
import { casPages, type MadeRow } from "../../../../../../sample/statement/cas-pdf.ts";

const rows: MadeRow[] = [
  purchase({ units: "100.000", amount: "10,000.00", balance: "100.000" }),
  purchase({ date: "05-Feb-2021", units: "50.000", amount: "5,000.00", balance: "150.000" }),
  purchase({ date: "05-Mar-2021", units: "25.000", amount: "2,500.00", balance: "175.000" }),
];
const checksOf = (changed: MadeRow[], units = "175.000", closing?: string) =>
  readRows(changed, units, closing === undefined ? {} : { closing }).failures.map(
    ({ check }) => check,
  );
const withRow = (index: number, change: Partial<MadeRow>) =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row));

describe("a statement whose numbers agree", () => {
  it("passes every check", () => {
    const closing = closingLine("175.000", "  Market Value on 31-Dec-2024: INR 21,000.00");
    expect(checksOf(rows, "175.000", closing)).toEqual([]);
  });
});

describe("a self-check", () => {
  it.each([0, 1, 2])("finds that row %i is missing, at the line after it", (index) => {
    expect(checksOf(rows.toSpliced(index, 1))).not.toEqual([]);
  });

  it("names the line and both numbers", () => {
    const [failure, ...others] = readRows(
      withRow(1, { units: "60.000", amount: "6,000.00" }),
      "175.000",
    ).failures;
    expect(others).toEqual([]);
    expect(failure).toMatchObject({
      check: "running-balance",
      expected: "150.000",
      found: "160.000",
      location: { page: 1, text: expect.stringContaining("05-Feb-2021") },
    });
  });

  it.each<[string, MadeRow[], string]>([
    ["units", withRow(1, { units: "50.100" }), "running-balance"],
    ["a balance", withRow(2, { balance: "176.000" }), "running-balance"],
    ["an amount", withRow(1, { amount: "5,100.00" }), "amount"],
    ["a NAV", withRow(1, { nav: "110.0000" }), "amount"],
  ])("finds a wrong cell: %s", (_name, changed, check) => {
    expect(checksOf(changed)).toContain(check);
  });

  it("finds a wrong closing balance, value and a statement that was cut off", () => {
    expect(checksOf(rows, "174.000")).toEqual(["closing-balance"]);
    const value = closingLine("175.000", "  Market Value on 31-Dec-2024: INR 22,000.00");
    expect(checksOf(rows, "175.000", value)).toEqual(["value"]);
    const { schemes } = readMade({ schemes: [madeScheme(rows, "175.000", { closing: null })] });
    expect(schemes[0]?.failures).toMatchObject([{ check: "closing-balance" }]);
  });

  it("finds a line that no rule reads, with its page", () => {
    const odd = { date: "31-Feb-2021", text: "Purchase", amount: "1.00", units: "1.000" };
    const statement = readMade({ schemes: [madeScheme([...rows, odd], "175.000")] });
    expect(statement.unreadable).toMatchObject([
      { page: 1, text: expect.stringContaining("31-Feb-2021") },
    ]);
    expect(statement.schemes[0]?.failures).toMatchObject([{ check: "unread-line" }]);
  });

  it("says which pages are missing by the numbers of the others", () => {
    const pages = casPages({
      schemes: [madeScheme([purchase()]), madeScheme([purchase()]), madeScheme([purchase()])],
      linesOnPage: 7,
    });
    const checked = (own: typeof pages) => readCas(own).failures;
    expect(pages).toHaveLength(3);
    expect(checked(pages)).toEqual([]);
    expect(checked(pages.filter(({ page }) => page !== 2))).toMatchObject([
      { check: "missing-page", expected: "3", found: "2" },
    ]);
    expect(checked(pages.slice(0, 1))).toMatchObject([{ check: "missing-page", found: "2, 3" }]);
    const unnumbered = pages.slice(0, 2).map((page) => ({
      ...page,
      items:
        page.page === 1 ? page.items : page.items.filter(({ str }) => !str.startsWith("Page ")),
    }));
    expect(checked(unnumbered)).toEqual([]);
    const [other] = casPages({ schemes: [madeScheme([purchase()])] });
    expect(checked([...pages.slice(0, 1), ...(other === undefined ? [] : [other])])).toEqual([]);
  });

  it("compares each fund house's total with its schemes", () => {
    const closing = closingLine("175.000", "  Market Value on 31-Dec-2024: INR 21,000.00");
    const front = (value: string) => [
      "PORTFOLIO SUMMARY",
      "Mutual Fund  Cost Value (INR)  Market Value (INR)",
      `Sample Mutual Fund   17,500.00   ${value}`,
      `Total   17,500.00   21,000.00`,
    ];
    const failuresOf = (value: string) =>
      readMade({ front: front(value), schemes: [madeScheme(rows, "175.000", { closing })] })
        .failures;
    expect(failuresOf("21,000.00")).toEqual([]);
    expect(failuresOf("20,000.00")).toMatchObject([
      { check: "house-total", expected: "20000.00", found: "21000.00" },
    ]);
  });
});

describe("any ledger that is printed", () => {
  const units = (thousandths: number) => (thousandths / 1_000).toFixed(3);
  const money = (paise: number) =>
    (paise / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
  const move = fc.record({
    days: fc.integer({ min: 0, max: 60 }),
    thousandths: fc.integer({ min: 1, max: 5_000_000 }),
    nav: fc.integer({ min: 90_000, max: 2_000_000 }),
    isOut: fc.boolean(),
  });

  it("is read back exactly, whatever the layout and the pages", () => {
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 1, maxLength: 25 }),
        fc.constantFrom("cams" as const, "kfintech" as const),
        fc.integer({ min: 5, max: 60 }),
        (moves, layout, linesOnPage) => {
          let [balance, day] = [0, Date.UTC(2015, 0, 1)];
          const printed = moves.map(({ days, thousandths, nav, isOut }): MadeRow => {
            day += days * 86_400_000;
            const goesOut = isOut && thousandths <= balance;
            balance += goesOut ? -thousandths : thousandths;
            const amount = money(Math.max(1, Math.round((thousandths * nav) / 100_000)));
            const inParentheses = (text: string) => (goesOut ? `(${text})` : text);
            return {
              date: new Date(day)
                .toLocaleDateString("en-GB", {
                  timeZone: "UTC",
                  day: "2-digit",
                  month: "short",
                  year: "numeric",
                })
                .replaceAll(" ", "-")
                .replace("Sept", "Sep"),
              text: goesOut ? "Redemption" : "Purchase",
              amount: inParentheses(amount),
              units: inParentheses(units(thousandths)),
              nav: (nav / 10_000).toFixed(4),
              balance: units(balance),
            };
          });
          const { rows: read, failures } = readRows(
            printed,
            units(balance),
            {},
            { layout, linesOnPage },
          );
          expect(failures).toEqual([]);
          expect(read.map((row) => [row.type, row.units, row.balance, row.nav])).toEqual(
            printed.map((row) => [
              row.text.toLowerCase(),
              row.units?.replaceAll(/[()]/g, ""),
              row.balance,
              row.nav,
            ]),
          );
          expect(read.map(({ amount }) => amount)).toEqual(
            printed.map(({ amount }) => amount?.replaceAll(/[(),]/g, "")),
          );
        },
      ),
    );
  });
});
