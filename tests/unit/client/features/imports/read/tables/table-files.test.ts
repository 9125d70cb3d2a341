import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import type { ColumnMapping } from "../../../../../../../src/shared/imports/read/tables/column-mapping.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import {
  maxLines,
  UnknownColumnsError,
} from "../../../../../../../src/shared/imports/read/tables/table.ts";
import { workbook } from "../../../../../../support/data/workbook.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readTableFile(bytes(text), undefined);
const lines = (...all: string[]) => `${all.join("\n")}\n`;
const problemOf = (file: Uint8Array) => {
  try {
    readTableFile(file, undefined);
  } catch (error) {
    return (error as { problem?: string }).problem;
  }
  return undefined;
};

describe("a file of Kuvera", () => {
  const header =
    "Date, Folio Number, Name of the Fund, Order, Units, NAV, Current Nav, Amount (INR)";

  it("is read, blanks after commas and before rows too", () => {
    const statement = read(
      lines(
        header,
        "  2023-05-03,1234567890,Sample Index Growth Direct Plan,buy,10.000,24.9988,30.0000,249.99",
        "2023-06-03,1234567890,Sample Index Growth Direct Plan,sell,4.000,25.0000,30.0000,100.00",
        "2023-07-03,1234567890,Sample Index Growth Direct Plan,gift,4.000,25.0000,30.0000,100.00",
      ),
    );
    expect(statement).toMatchObject({ source: "kuvera", from: "2023-05-03", to: "2023-06-03" });
    expect(statement.schemes).toMatchObject([
      {
        folio: "1234567890",
        name: "Sample Index Growth Direct Plan",
        rows: [
          { date: "2023-05-03", type: "purchase", units: "10", nav: "24.9988", amount: "249.99" },
          { type: "redemption", units: "4", amount: "100" },
        ],
      },
    ]);
    expect(statement.unreadable).toMatchObject([{ line: 4 }]);
  });

  it("does not use a folio that a spreadsheet has rounded", () => {
    const row = "2023-05-03,1.2E+11,Sample Index Growth Direct Plan,buy,10,24.9988,30,249.99";
    expect(read(lines(header, row)).schemes).toMatchObject([{ folio: null }]);
  });
});

describe("a tradebook of Zerodha", () => {
  const header =
    "symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time";
  const row =
    "SAMPLE FLEXI CAP FUND - DIRECT PLAN,INF000X01013,2025-01-03,BSE,MF,,buy,false,100.000000,25.000000,1000001,1000001,2025-01-03T00:00:00";

  it("is read by its ISIN, with the trade's number", () => {
    expect(
      read(lines(header, row, row.replace(",MF,", ",EQ,").replace("INF000X01013", "INE000X01013"))),
    ).toMatchObject({
      schemes: [
        {
          isin: "INF000X01013",
          folio: null,
          rows: [{ units: "100", amount: "2500", reference: "1000001" }],
        },
      ],
      leftOut: [{ location: { line: 3 }, reason: "not-a-fund" }],
    });
  });

  it("is read as a spreadsheet saved it again", () => {
    const saved = row
      .replaceAll(",", "|")
      .replaceAll("2025-01-03", "2025-01-13")
      .replace("2025-01-13", "13-01-2025")
      .replace("false", "FALSE");
    expect(read(lines(header.replaceAll(",", "|"), saved)).schemes[0]?.rows).toMatchObject([
      { date: "2025-01-13", units: "100" },
    ]);
  });

  it("is read from a workbook with a banner, from its second column", () => {
    const titles = [
      "",
      "Symbol",
      "ISIN",
      "Trade Date",
      "Exchange",
      "Segment",
      "Series",
      "Trade Type",
      "Auction",
      "Quantity",
      "Price",
      "Trade ID",
    ];
    const cells = [
      "",
      "SAMPLE FUND",
      "INF000X01013",
      "2025-01-03",
      "BSE",
      "MF",
      "",
      "sell",
      "false",
      "0.000100000000000001",
      "25.1234",
      "7",
    ];
    const file = workbook([["", "Client ID", "AB1234"], [], [], titles, cells]);
    expect(readTableFile(file, undefined)).toMatchObject({
      source: "zerodha",
      schemes: [{ rows: [{ type: "redemption", units: "0.000100000000000001", nav: "25.1234" }] }],
    });
  });
});

describe("holdings", () => {
  it("of Zerodha have the cost of their average price, and no shares", () => {
    const file = workbook([
      ["", "Client ID", "AB1234"],
      ["", "Holdings Statement as on 2026-09-02"],
      [
        "",
        "Symbol",
        "ISIN",
        "Instrument Type",
        "Quantity Available",
        "Average Price",
        "Previous Closing Price",
      ],
      ["", "SAMPLE FUND", "INF000X01013", "MF", "10.5", "20.01", "30"],
      ["", "SAMPLE LTD", "INE000X01013", "EQ", "10", "20", "30"],
    ]);
    expect(readTableFile(file, undefined)).toMatchObject({
      source: "zerodha-holdings",
      schemes: [{ closing: { units: "10.5", cost: "210.11", date: "2026-09-02" } }],
      leftOut: [{ location: { line: 5 }, reason: "not-a-fund" }],
    });
  });

  it("of Zerodha are doubted where the gain is that of more units, as of pledged ones", () => {
    const heldBy = (gain: string) =>
      readTableFile(
        workbook([
          ["Symbol", "ISIN", "Quantity Available", "Quantity Pledged (Margin)"].concat(
            "Average Price",
            "Previous Closing Price",
            "Unrealized P&L",
          ),
          ["SAMPLE FUND", "INF000X01013", "60", "40", "50", "75", gain],
        ]),
        undefined,
      ).schemes[0]?.failures.map(({ check }) => check);
    expect(heldBy("1500")).toEqual([]);
    expect(heldBy("2500")).toEqual(["cost"]);
  });

  it("of Groww have folio, house and cost", () => {
    const file = workbook([
      ["HOLDING SUMMARY"],
      ["HOLDINGS AS ON 2026-09-02"],
      [
        "Scheme Name",
        "AMC",
        "Category",
        "Sub-category",
        "Folio No.",
        "Source",
        "Units",
        "Invested Value",
        "Current Value",
        "Returns",
        "XIRR",
      ],
      [],
      [
        "Sample Small Cap Fund Direct Growth",
        "Sample Mutual Fund",
        "Equity",
        "Small Cap",
        "12345678/0",
        "Groww",
        "40.123",
        "1000",
        "1200",
        "200",
        "12%",
      ],
    ]);
    expect(readTableFile(file, undefined).schemes).toMatchObject([
      {
        house: "Sample Mutual Fund",
        folio: "12345678/0",
        closing: { units: "40.123", cost: "1000", value: "1200" },
      },
    ]);
  });
});

describe("orders of Groww", () => {
  it("are read below a preamble, with a blank row", () => {
    const file = lines(
      "Personal Details",
      "Name,SAMPLE NAME",
      "TRANSACTIONS FROM Jan 01 2021 TO Jun 30 2026",
      "Scheme Name,Transaction Type,Units,NAV,Amount,Date",
      ",,,,,",
      'Sample Small Cap Fund Direct Growth,PURCHASE,20.00,25.00,"1,500",16 Jan 2026',
      "Sample Small Cap Fund Direct Growth,REDEEM,5.00,26.00,130,17 Jan 2026",
    );
    expect(read(file).schemes[0]?.rows).toMatchObject([
      { date: "2026-01-16", type: "purchase", amount: "1500", units: "20" },
      { date: "2026-01-17", type: "redemption" },
    ]);
  });

  it("without any say so", () => {
    expect(problemOf(bytes(lines("Personal Details", "NO TRANSACTIONS FOUND")))).toBe(
      "no-transactions",
    );
  });
});

describe("tables that other programs made of a statement", () => {
  const rows = [
    ["2021-01-05", "SIP Purchase", "1999.90", "19.999", "100", "19.999"],
    ["2021-01-05", "*** Stamp Duty ***", "0.10", "", "", ""],
    ["2022-03-10", "Redemption less STT", "-1099.95", "-10.000", "110", "9.999"],
  ];
  const expected = {
    folio: "12345678 / 90",
    isin: "INF000X01013",
    opening: "0",
    failures: [],
    rows: [
      { type: "sip", stampDuty: "0.1", amount: "1999.9" },
      { type: "redemption", units: "10", amount: "1099.95" },
    ],
  };

  it("are read from casparser's CSV", () => {
    const header =
      "amc,folio,pan,scheme,advisor,isin,amfi,date,description,amount,units,nav,balance,type,dividend";
    const table = rows.map(([date, ...cells]) =>
      [
        "Sample MF",
        "12345678 / 90",
        "",
        "Sample Fund - Direct Plan - Growth",
        "DIRECT",
        "INF000X01013",
        "900001",
        date,
        ...cells,
        "X",
        "",
      ].join(","),
    );
    expect(read(lines(header, ...table)).schemes).toMatchObject([
      { ...expected, house: "Sample MF", amfiCode: "900001" },
    ]);
  });

  it("are read from cams2csv's CSV", () => {
    const header =
      "Investor_Name,PAN_Number,Folio,ISIN,Fund_Name,Date,Description,Amount,Units,Price,Unit_Balance";
    const table = rows.map((cells) =>
      ["SAMPLE", "AAAAA0000A", "12345678 / 90", "INF000X01013", "Sample Fund", ...cells].join(","),
    );
    expect(read(lines(header, ...table)).schemes).toMatchObject([expected]);
  });

  it.each([
    ["texts", (value: string) => value],
    ["numbers", (value: string) => (value === "" ? null : Number(value))],
  ])("are read from casparser's JSON, with %s", (_title, as) => {
    const file = {
      statement_period: { from: "01-Apr-1990", to: "01-Apr-2024" },
      file_type: "CAMS",
      cas_type: "DETAILED",
      folios: [
        {
          folio: "12345678 / 90",
          amc: "Sample MF",
          schemes: [
            {
              scheme: "Sample Fund",
              isin: "INF000X01013",
              amfi: "900001",
              open: as("0"),
              close: as("9.999"),
              valuation: {
                date: "2024-04-01",
                nav: as("120"),
                cost: as("1000"),
                value: as("1199.88"),
              },
              transactions: rows.map(
                ([date, description, amount = "", units = "", nav = "", balance = ""]) => ({
                  date,
                  description,
                  amount: as(amount),
                  units: units === "" ? null : as(units),
                  nav: nav === "" ? null : as(nav),
                  balance: balance === "" ? null : as(balance),
                }),
              ),
            },
          ],
        },
      ],
    };
    expect(read(JSON.stringify(file))).toMatchObject({
      from: "1990-04-01",
      to: "2024-04-01",
      schemes: [{ ...expected, closing: { units: "9.999", cost: "1000" } }],
    });
  });

  it("are read from casparser's JSON of holdings, whose units no rows lead to", () => {
    const summary = (change: object, folio = "12345678 / 90") =>
      read(
        JSON.stringify({
          statement_period: { from: "01-Apr-2024", to: "01-Apr-2024" },
          file_type: "CAMS",
          cas_type: "SUMMARY",
          folios: [
            {
              folio,
              schemes: [
                {
                  scheme: "Sample Fund",
                  isin: "INF000X01013",
                  open: "9.999",
                  close: "9.999",
                  valuation: { date: "2024-04-01", nav: "120", cost: "1000", value: "1199.88" },
                  transactions: [],
                  ...change,
                },
              ],
            },
          ],
        }),
      ).schemes;
    const closing = { units: "9.999", cost: "1000", value: "1199.88" };
    expect(summary({})).toMatchObject([{ opening: null, closing, rows: [], failures: [] }]);
    expect(summary({ close: "19.999" })).toMatchObject([{ failures: [{ check: "value" }] }]);
    expect(summary({ isin: "INF000X01014" })).toMatchObject([
      { isin: null, failures: [{ check: "isin", found: "INF000X01014" }] },
    ]);
    expect(summary({}, "XXXX5678")).toMatchObject([
      { folio: null, failures: [{ check: "folio", found: "XXXX5678" }] },
    ]);
  });
});

describe("a CSV of Portfolio Performance", () => {
  it("is read in English", () => {
    const header =
      "Date,Type,Value,Transaction Currency,Gross Amount,Currency Gross Amount,Exchange Rate,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,Security Name,Note";
    const row = "2021-02-23T12:24,Buy,2000.00,INR,,,,0,0.10,19.999,INF000X01013,,,Sample Fund,";
    expect(read(lines(header, row)).schemes).toMatchObject([
      {
        isin: "INF000X01013",
        rows: [{ date: "2021-02-23", type: "purchase", amount: "1999.9", stampDuty: "0.1" }],
      },
    ]);
  });

  it("is read in German, with a decimal comma", () => {
    const header =
      "Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz";
    const row =
      "2021-02-23T12:24;Verkauf;2.000,50;INR;;;;0,00;0,00;1.019,999;INF000X01013;;;Sample Fund;";
    expect(read(lines(header, row)).schemes).toMatchObject([
      { rows: [{ type: "redemption", amount: "2000.5", units: "1019.999" }] },
    ]);
  });
});

describe("a table of any other kind", () => {
  const file = lines(
    "My funds",
    "When;What;How many;Paid;Kind",
    "31/01/2024;Sample Fund;1,5;₹ 1,00,000.50;Gekauft",
    "13/02/2024;Sample Fund;2;(500);Weg damit",
    "02/13/2024;Sample Fund;2;500;Gekauft",
  ).replace("1,5;", "1.5;");
  const mapping: ColumnMapping = {
    headerAt: 1,
    columns: {
      date: "when",
      scheme: "what",
      units: "how many",
      amount: "paid",
      type: "kind",
      nav: "",
      folio: "",
      isin: "",
      amfiCode: "",
      stampDuty: "",
      stt: "",
      tds: "",
      exitLoad: "",
      debit: "",
      credit: "",
      balance: "",
    },
    kindBy: "words",
    types: { Gekauft: "purchase", "Weg damit": "redemption" },
  };

  it("asks what its columns mean, and is read by the answer; a month never stands first", () => {
    expect(() => read(file)).toThrow(UnknownColumnsError);
    const statement = readTableFile(bytes(file), mapping);
    expect(statement.schemes[0]?.rows).toMatchObject([
      { date: "2024-01-31", type: "purchase", units: "1.5", amount: "100000.5" },
      { date: "2024-02-13", type: "redemption", units: "2", amount: "500" },
    ]);
    expect(statement.unreadable).toMatchObject([{ line: 5 }]);
  });

  it("gets a proposal by the names of its columns", () => {
    const rows = [
      "Folio,Trade date,Scheme name,Units,Price,Amount,ISIN",
      "123,2024-01-31,Sample,4,5,20,INF000X01013",
    ];
    const table = rows.map((row, index) => ({ line: index + 1, cells: row.split(",") }));
    expect(suggestMapping(table)).toMatchObject({
      headerAt: 0,
      columns: {
        date: "trade date",
        scheme: "scheme name",
        units: "units",
        nav: "price",
        amount: "amount",
        isin: "isin",
        folio: "folio",
        type: "",
      },
    });
  });
});

describe("a file that is damaged or too large", () => {
  it("is read in UTF-16, and with a byte-order mark", () => {
    const text =
      "Scheme Name,Transaction Type,Units,NAV,Amount,Date\nSample,PURCHASE,20,25,500,16 Jan 2026\n";
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...text].map((letter) => letter.charCodeAt(0))).buffer),
    ]);
    expect(readTableFile(wide, undefined).schemes).toHaveLength(1);
    expect(read(`\uFEFF${text}`).schemes).toHaveLength(1);
  });

  it("is refused when it has more than 100,000 lines", () => {
    expect(problemOf(bytes("a,b,c\n".repeat(maxLines + 1)))).toBe("too-many-lines");
  });

  it("is refused when a workbook unpacks to more than 50 MB, before it is unpacked", () => {
    const sheet = new Uint8Array(60 * 1024 * 1024);
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": sheet });
    expect(bomb.length).toBeLessThan(200_000);
    expect(problemOf(bomb)).toBe("too-large");
  });

  it.each([
    ["a workbook that is cut off", workbook([["a", "b"]]).subarray(0, 200)],
    [
      "a workbook with broken XML",
      zipSync({ "xl/worksheets/sheet1.xml": strToU8("<worksheet><row") }),
    ],
    ["JSON that is cut off", bytes('{"folios": [')],
  ])("is refused: %s", (_title, file) => {
    expect(["not-readable", "no-transactions"]).toContain(problemOf(file));
  });

  it("is refused when it is JSON of another kind", () => {
    expect(problemOf(bytes('{"meta": {}}'))).toBe("unknown-statement");
  });
});
