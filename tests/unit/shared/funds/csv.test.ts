import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fundsCsv } from "../../../../src/shared/funds/csv.ts";
import { wholeFund } from "../../../support/data/whole-fund.ts";

const file = fundsCsv([]);

const fund = wholeFund({
  id: "f1",
  folioNumber: "1001/1",
  schemeName: "First Example Fund - Growth",
  category: "debt",
  investedAmount: 4000,
  units: 10.5,
  nav: 404.73,
  navDate: "2026-08-20",
  currentAmount: 4249.67,
  pnl: -249.67,
  returns: 6.24,
  amfiCode: "900002",
  createdAt: "2026-08-20T10:00:00.000Z",
  hasTransactions: false,
});

describe("the CSV export of funds", () => {
  it("has headings, one row per fund, blanks for missing values, and negative numbers as numbers", () => {
    expect(file.heading + file.rows([fund])).toBe(
      "Folio,Scheme,AMFI code,Category,Invested amount,Units,NAV,NAV date,Current amount,PnL,Returns %,Added,Updated,Id,Holder\r\n" +
        "1001/1,First Example Fund - Growth,900002,debt,4000,10.5,404.73,2026-08-20,4249.67,-249.67,6.24,2026-08-20T10:00:00.000Z,,f1,\r\n",
    );
  });

  it.each([
    ['The "best", they say', '"The ""best"", they say"'],
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["@sum", "'@sum"],
    ["-x,y", '"\'-x,y"'],
    ["＝1+1", "'＝1+1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["'＠sum", "''＠sum"],
  ])("writes %s as %s", (schemeName, cell) => {
    expect(file.rows([{ ...fund, schemeName }])).toContain(`1001/1,${cell},900002`);
  });

  const start = fc.stringMatching(/^'{0,2}[=+\-@＝＋－＠\t\r\n]?$/);
  const schemeNames = fc.tuple(start, fc.string({ minLength: 1 })).map((parts) => parts.join(""));

  it("never lets a text leave its cell or start a formula", () => {
    fc.assert(
      fc.property(schemeNames, (schemeName) => {
        const row = file.rows([{ ...fund, folioNumber: "A", schemeName }]);
        const quoted = /^A,"((?:[^"]|"")*)",900002,/.exec(row)?.[1]?.replaceAll('""', '"');
        const plain = /^A,([^",\r\n]*),900002,/.exec(row)?.[1];
        const cell = quoted ?? plain;
        expect(cell).toBe(
          /^'*[=+\-@＝＋－＠\t\r\n]/.test(schemeName) ? `'${schemeName}` : schemeName,
        );
      }),
    );
  });
});
