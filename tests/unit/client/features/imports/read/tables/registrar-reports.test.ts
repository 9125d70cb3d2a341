import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { workbook } from "../../../../../../support/data/workbook.ts";

const read = (text: string) => readTableFile(new TextEncoder().encode(text), undefined);
const typesOf = ({ schemes }: ReturnType<typeof read>) =>
  schemes.map(({ rows }) => rows.map(({ type, units, amount }) => `${type} ${units} ${amount}`));

describe("an investor report of KFintech", () => {
  const header =
    "FundName,Investor Name,Account Number,Product Code,Scheme Description,Transaction Date,Transaction Description,Amount,Units,NAV,Broker Code,Broker Name,SchemeISIN";
  const row = (
    date: string,
    description: string,
    amount: string,
    units: string,
    folio = "12345678/",
  ) =>
    `Sample Mutual Fund,SAMPLE NAME,${folio},128TSDGG,Sample Flexi Cap Fund - Direct Plan - Growth,${date},${description},${amount},${units},100.0000,000000-0,DIRECT,INF000X01013`;

  it("has a split of units, which is asked about because nothing proves it", () => {
    const { schemes } = read(
      [
        header,
        row("05-Jan-2021", "Purchase", "1000.00", "10.000"),
        row("05-Jan-2022", "Unit Split", "0.00", "90.000"),
      ].join("\n"),
    );
    expect(schemes).toMatchObject([
      { rows: [{}, { type: "split", units: "90" }], failures: [{ check: "split" }] },
    ]);
  });

  it("has a rejection beside its purchase, whichever stands first and whatever its sign", () => {
    for (const sign of ["", "-"]) {
      const rejected = row("05-Feb-2021", "SIP Rejection", `${sign}2000.00`, `${sign}20.000`);
      const bounced = row("05-Feb-2021", "Systematic Investment", "2000.00", "20.000");
      for (const pair of [
        [rejected, bounced],
        [bounced, rejected],
      ]) {
        const file = [
          header,
          row("05-Jan-2021", "Purchase", "1000.00", "10.000"),
          ...pair,
          row("05-Mar-2021", "Redemption", `${sign}500.00`, `${sign}5.000`),
        ].join("\n");
        const found = read(file);
        expect(found).toMatchObject({
          source: "kfintech-report",
          from: "2021-01-05",
          to: "2021-03-05",
          unreadable: [],
          schemes: [
            {
              folio: "12345678",
              isin: "INF000X01013",
              house: "Sample Mutual Fund",
              investor: "SAMPLE NAME",
              opening: null,
              failures: [],
            },
          ],
        });
        expect(typesOf(found)[0]?.toSorted()).toEqual([
          "purchase 10 1000",
          "redemption 5 500",
          "reversal 20 2000",
          "sip 20 2000",
        ]);
      }
    }
  });

  it("can have the newest first", () => {
    const found = read(
      [
        header,
        row("05-Mar-2021", "Redemption Rejection", "500.00", "5.000"),
        row("04-Mar-2021", "Redemption", "500.00", "5.000"),
        row("05-Jan-2021", "Purchase", "1000.00", "10.000"),
      ].join("\n"),
    );
    expect(typesOf(found)).toEqual([
      ["purchase 10 1000", "redemption 5 500", "redemption-reversal 5 500"],
    ]);
  });

  it("says which lines it cannot read, and counts those without money as events", () => {
    const found = read(
      [
        header,
        row("05/13/2021", "Purchase", "1000.00", "10.000"),
        row("32/13/2021", "Purchase", "1000.00", "10.000"),
        row("05-Feb-2021", "Something", "1000.00", "10.000"),
        row("05-Feb-2021", "Purchase", "1000.00", "ten"),
        row("05-Feb-2021", "Address updated", "", ""),
        row("06-Feb-2021", "Address updated", "0.00", "0.000"),
        row("", "Purchase", "1000.00", "10.000"),
      ].join("\n"),
    );
    expect(found.unreadable.map(({ line, reason }) => [line, reason])).toEqual([
      [3, "unknown-date"],
      [4, "unknown-type"],
      [5, "no-units"],
      [8, "no-date"],
    ]);
    expect(found.schemes).toMatchObject([{ rows: [{ date: "2021-05-13" }], events: [{}, {}] }]);
  });
});

describe("an investor report of CAMS", () => {
  const names =
    "MF_NAME,INVESTOR_NAME,PAN,FOLIO_NUMBER,PRODUCT_CODE,SCHEME_NAME,TYPE,TRADE_DATE,TRANSACTION_TYPE,DIVIDEND_RATE,AMOUNT,UNITS,PRICE,BROKER";
  const rows = [
    "05-JAN-2021,SIP Purchase,,1999.90,19.999,100.0000",
    "05-FEB-2021,SIP Rejection,,-1999.90,-19.999,100.0000",
    "05-FEB-2021,SIP Purchase,,1999.90,19.999,100.0000",
    "05-MAR-2021,IDCW,0.18,12.60,0,0",
    "06-MAR-2021,Switch- Out,,1000.00,-9.999,100.0100",
  ].map(
    (rest) =>
      `Sample Mutual Fund,SAMPLE NAME,AAAAA0000A,12345678/90,D110,Sample Flexi Cap Fund - Direct Plan - Growth,EQUITY,${rest},DIRECT`,
  );
  const expected = {
    source: "cams-report",
    unreadable: [],
    schemes: [
      {
        folio: "12345678/90",
        registrarCode: "CAMS D110",
        investor: "SAMPLE NAME XXXXXX000A",
        failures: [],
        rows: [
          { date: "2021-01-05", type: "sip", units: "19.999", amount: "1999.9" },
          { type: "reversal" },
          { type: "sip" },
          { type: "idcw-payout", amount: "12.6" },
          { type: "switch-out", units: "9.999", amount: "1000" },
        ],
      },
    ],
  };

  it("is read as CSV", () => {
    expect(read([names, ...rows].join("\n"))).toMatchObject(expected);
  });

  it("is read as XLSX", () => {
    const cells = [names.replaceAll("_", " "), ...rows].map((line) => line.split(","));
    expect(readTableFile(workbook(cells), undefined)).toMatchObject(expected);
  });

  it("is read as XLS that is a web page, with tags left open", () => {
    const body = [names, ...rows]
      .map(
        (line) =>
          `<tr>${line
            .split(",")
            .map((cell) => `<td>${cell.replace("&", "&amp;")}`)
            .join("")}`,
      )
      .join("\n");
    const page = `<html><head><style>td { color: red }</style></head><body><table><tr><td colspan=3>Report&nbsp;of <b>CAMS</b></table><table border=1>${body}</table></body></html>`;
    expect(read(page)).toMatchObject(expected);
  });

  it("is read as XLS that is Excel's XML of 2003", () => {
    const body = [names, ...rows]
      .map((line) => {
        const cells = line
          .split(",")
          .map((cell, at) =>
            cell === ""
              ? ""
              : `<Cell ss:Index="${at + 1}"><Data ss:Type="String">${cell}</Data></Cell>`,
          );
        return `<Row>${cells.join("")}</Row>`;
      })
      .join("");
    const file = `<?xml version="1.0"?><Workbook xmlns:ss="x"><Worksheet ss:Name="1"><Table>${body}</Table></Worksheet></Workbook>`;
    expect(read(file)).toMatchObject(expected);
  });

  it("is refused in a moment where its tags and comments are never closed", () => {
    for (const open of ["<", "<td ", "<!--", "<tr><td>&amp", "<w:w:w:"]) {
      const start = performance.now();
      expect(() => read(`<html>${open.repeat(200_000)}`)).toThrow();
      expect(performance.now() - start, open).toBeLessThan(20_000);
    }
  });

  it("is refused as XLS of Excel's own, or as a page without a table", () => {
    expect(() => read("<html><p>Sign in first</p></html>")).toThrow("web-page");
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(() => readTableFile(old, undefined)).toThrow("old-workbook");
  });
});

describe("an older workbook of Kuvera", () => {
  const names = [
    "Date",
    "Folio Number",
    "Name of the Fund",
    "Order",
    "Units",
    "NAV",
    "Current Nav",
    "Amount (INR)",
  ];
  const rows = [
    [
      "2019-05-06",
      "1234567890",
      "Sample Flexi Cap Growth Direct Plan",
      "buy",
      "10.5",
      "24.9988",
      "30.1",
      "262.49",
    ],
    [
      "2019-06-06",
      "1234567890",
      "Sample Flexi Cap Growth Direct Plan",
      "sell",
      "4",
      "25",
      "30.1",
      "100",
    ],
  ];
  const expected = {
    source: "kuvera",
    unreadable: [],
    schemes: [
      {
        folio: "1234567890",
        rows: [
          { date: "2019-05-06", type: "purchase", units: "10.5", amount: "262.49" },
          { type: "redemption", units: "4", amount: "100" },
        ],
      },
    ],
  };

  it("is read with one value in each row", () => {
    const cells = [["Transactions"], ...[names, ...rows].flat().map((value) => [value])];
    expect(readTableFile(workbook(cells), undefined)).toMatchObject(expected);
  });

  it("is read with one line of a table in each row", () => {
    const cells = [names, ...rows].map((row) => [row.join(", ")]);
    expect(readTableFile(workbook(cells), undefined)).toMatchObject(expected);
  });
});
