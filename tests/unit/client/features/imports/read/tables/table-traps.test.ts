import { zipSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import type { ColumnMapping } from "../../../../../../../src/shared/imports/read/tables/column-mapping.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../../../../../../src/shared/imports/read/tables/table.ts";
import { isTotalName } from "../../../../../../../src/shared/imports/read/tables/total-line.ts";
import { workbook } from "../../../../../../support/data/workbook.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (...lines: string[]) => readTableFile(bytes(`${lines.join("\n")}\n`), undefined);
const problemOf = (file: Uint8Array) => {
  try {
    readTableFile(file, undefined);
  } catch (error) {
    return (error as { problem?: string }).problem;
  }
  return undefined;
};

const groww = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";
const kuvera = "Date, Folio Number, Name of the Fund, Order, Units, NAV, Current Nav, Amount (INR)";

describe("invisible characters of a file", () => {
  it("are removed from a CSV file and from JSON that escapes them", () => {
    const plain = [groww, "Sample Fund,PURCHASE,20,25.00,500,16 Jan 2026"] as const;
    const hidden = plain[1].replace("Sample", "Sam\u202eple\u200b\u0001");
    expect(read(plain[0], hidden)).toEqual(read(...plain));
    const file = { statement_period: {}, folios: [{ folio: "1", schemes: [] }] };
    const scheme = { scheme: "Sam\u202eple Fund", transactions: [] };
    const json = JSON.stringify({ ...file, folios: [{ folio: "1", schemes: [scheme] }] });
    const escaped = json.replace("\u202e", "\\u202e");
    expect(JSON.stringify(readTableFile(bytes(escaped), undefined))).not.toContain("\u202e");
  });
});

describe("a row that would be read wrongly", () => {
  it("is unreadable where a purchase takes units away", () => {
    const found = read(groww, "Sample,PURCHASE,-20.00,25.00,500,16 Jan 2026");
    expect(found).toMatchObject({ schemes: [], unreadable: [{ line: 2 }] });
  });

  it("is left out where nothing was bought, so that the scheme's other rows are read", () => {
    const found = read(
      groww,
      "Sample,PURCHASE,0,25.00,0,16 Jan 2026",
      "Sample,PURCHASE,20,25.00,500,17 Jan 2026",
    );
    expect(found.schemes).toMatchObject([
      { rows: [{ units: "20" }], leftOut: [{ location: { line: 2 }, reason: "no-effect" }] },
    ]);
  });

  it("is unreadable where its amount is no number; it is not worked out instead", () => {
    const found = read(groww, 'Sample,PURCHASE,20,25.00,"5,5",16 Jan 2026');
    expect(found).toMatchObject({ schemes: [], unreadable: [{ line: 2 }] });
  });

  it("is unreadable where its amount has another sign than others of its kind", () => {
    const row = (type: string, amount: number, units = 20) =>
      `Sample,${type},${units},25,${amount},16 Jan 2026`;
    const found = read(groww, row("PURCHASE", 500), row("SIP", -500), row("REDEEM", -250, 10));
    expect(found).toMatchObject({
      schemes: [{ rows: [{ type: "purchase" }, { type: "redemption" }] }],
      unreadable: [{ line: 3, reason: "other-sign" }],
    });
    expect(read(groww, row("PURCHASE", -500), row("SIP", -500)).unreadable).toEqual([]);
  });

  it.each([
    ["decimal commas", "Sample;1;12,34;1000,50;1100", true],
    ["commas that could be either", "Sample;1;12,345;1000;1100", false],
    ["points that could be either", "Sample;1;12;5.000;6.000", true],
  ])("is asked about with %s between semicolons", (_, row, hasCommas) => {
    const readTwo = () => read("Scheme;Folio;Units;Invested;Value", row, row.replace(";1;", ";2;"));
    expect(readTwo).toThrow(UnknownColumnsError);
    const table = [
      ["Scheme", "Folio", "Units", "Invested", "Value"],
      row.split(";"),
      row.split(";"),
    ];
    const lines = table.map((cells, at) => ({ line: at + 1, cells }));
    expect(suggestMapping(lines).decimalComma).toBe(hasCommas);
  });

  it.each([
    ["a point beside commas", "Sample;1;12.34;1,000;1,100", "12.34"],
    ["three decimals of units alone", "Sample;1;12.345;1000;1100", "12.345"],
    ["three decimals beside two", "Sample;1;12.345;1000.000;1100.50", "12.345"],
    ["thousands between commas", 'Sample,1,"12,345","1,00,000","1,10,000"', "12345"],
  ])("is read with %s", (_, row, units) => {
    const header = "Scheme,Folio,Units,Invested,Value";
    const { schemes } = read(row.includes(";") ? header.replaceAll(",", ";") : header, row);
    expect(schemes).toMatchObject([{ closing: { units } }]);
  });

  it("is unreadable where its NAV is no number", () => {
    const row = '2023-05-03,123,Sample Fund,buy,"10,000","25,1234",30,250';
    expect(read(kuvera, row).unreadable).toMatchObject([{ reason: "no-nav" }]);
  });

  it.each([
    ["All figures in Rs. lakh", "Amount"],
    ["(₹ in thousands)", "Amount"],
    ["Amount in INR '000", "Value"],
    ["Currency: USD", "Amount"],
    ["All amounts in US dollars", "Amount"],
    ["My funds - values in Cr.", "Amount"],
    ["(Rs. mn)", "Amount"],
    ["Figures (in L)", "Amount"],
  ])("is refused where a note above says that it is in other figures: %s", (note, name) => {
    const header = `Scheme,Folio,Units,Invested ${name}`;
    const { schemes, unreadable } = read(note, header, "Sample Fund,1,1990.176,0.5");
    expect(schemes).toEqual([]);
    expect(unreadable).toMatchObject([{ reason: "not-rupees" }]);
  });

  it("has no units where income is paid out, and no amount where units are a gift", () => {
    const found = read(
      groww,
      "Sample,IDCW Payout,3.00,25.00,75,16 Jan 2026",
      "Sample,Bonus,2.00,25.00,50,17 Jan 2026",
    );
    expect(found.schemes[0]?.rows).toMatchObject([
      { type: "idcw-payout", units: "0", amount: "75" },
      { type: "bonus", units: "2", amount: "0" },
    ]);
  });

  it("is alone unreadable where other rows show that the day stands first", () => {
    const found = read(
      groww,
      "Sample,PURCHASE,20,25,500,31/05/2024",
      "Sample,PURCHASE,20,25,500,30/05/2024",
      "Sample,PURCHASE,20,25,500,03/25/2024",
    );
    expect(found).toMatchObject({ schemes: [{ rows: [{}, {}] }], unreadable: [{ line: 4 }] });
  });

  it("has the line of the file, also below a cell that goes over two lines", () => {
    const found = read(
      groww,
      '"Sample\nFund",PURCHASE,20,25,500,16 Jan 2026',
      "Sample,gift,1,1,1,16 Jan 2026",
    );
    expect(found.unreadable).toMatchObject([{ line: 4 }]);
  });
});

describe("a purchase of Portfolio Performance", () => {
  it("is unreadable without its shares, which a payout does not have", () => {
    const found = read(
      "Date,Type,Value,Transaction Currency,Fees,Taxes,Shares,ISIN,Ticker Symbol,Security Name,Note",
      "2024-01-15,Buy,500,INR,0,0,,INF000X01013,,Sample Fund,",
      "2024-02-15,Buy,500,INR,0,0,10,INF000X01013,,Sample Fund,",
      "2024-03-15,Dividend,20,INR,0,0,,INF000X01013,,Sample Fund,payout",
    );
    expect(found.unreadable).toMatchObject([{ line: 2, reason: "zero-figure" }]);
    expect(found.schemes).toMatchObject([
      { rows: [{ type: "purchase", units: "10" }, { type: "idcw-payout" }] },
    ]);
  });
});

describe("a cell that is a formula of a text", () => {
  it("is that text", () => {
    const cells = ["2023-05-03", "00123", 'A "B" Fund', "buy", "10", "25", "30", "250"];
    const formula = (cell: string) => `"=""${cell.replaceAll('"', '""""')}"""`;
    const [scheme] = read(kuvera, cells.map(formula).join()).schemes;
    expect(scheme).toMatchObject({ folio: "00123", name: 'A "B" Fund', rows: [{ units: "10" }] });
    const unquoted = read(
      kuvera,
      cells
        .with(2, "AB Fund")
        .map((cell) => `="${cell}"`)
        .join(),
    );
    expect(unquoted.schemes).toMatchObject([{ folio: "00123", rows: [{ amount: "250" }] }]);
  });
});

describe("a folio that a spreadsheet has rounded", () => {
  it("is said where it has more digits than a spreadsheet keeps", () => {
    const header = kuvera.split(", ");
    const row = ["2023-05-03", "1208160012345678", "Sample", "buy", "10", "25", "30", "250"];
    expect(readTableFile(workbook([header, row]), undefined).schemes).toMatchObject([
      { folio: null, failures: [{ check: "folio" }] },
    ]);
  });

  it("is said, and not used", () => {
    const row = "2023-05-03,1.2E+11,Sample Index Growth Direct Plan,buy,10,24.9988,30,249.99";
    expect(read(kuvera, row).schemes).toMatchObject([
      { folio: null, failures: [{ check: "folio", location: { line: 2 }, found: "1.2E+11" }] },
    ]);
  });
});

describe("a note of the currency above a table", () => {
  it("counts in two cells and in columns that the user named", () => {
    const rows = ["Date,Scheme,Folio,Type,Units,NAV,Amount", "2024-01-15,Sample,1,buy,2,5,10"];
    const file = (note: string) => bytes(`${[note, ...rows].join("\n")}\n`);
    const mapped = (note: string) => {
      const table = [note, ...rows].map((line, at) => ({ line: at + 1, cells: line.split(",") }));
      return readTableFile(file(note), suggestMapping(table));
    };
    for (const note of ["Currency: USD", "Currency,USD"])
      expect(mapped(note)).toMatchObject({ schemes: [], unreadable: [{ reason: "not-rupees" }] });
    const others = [
      "Folios in Euro Towers",
      "Held in L&T and others",
      "Amounts as Dr/Cr in the bank",
    ];
    for (const note of ["Currency: INR", "Currency,INR", ...others])
      expect(mapped(note)).toMatchObject({ schemes: [{ rows: [{ amount: "10" }] }] });
  });
});

describe("the name of a sum", () => {
  it.each([
    ["Sub-Total Equity", "Equity Total", "Grand Total (3 schemes)", "कुल"],
    ["TOTAL (INR)", "Total in ₹", "Totals (2 funds)", "Total (A+B)", "Total - 2 schemes"],
    ["Total for folio 123", "Total of Sample Mutual Fund", "TOTAL EQUITY", "Total Value in Rs."],
    ["Sum", "Overall", "Aggregate:", "All schemes"],
  ])("is no fund's: %s, %s, %s, %s", (...names) => {
    expect(names.filter((name) => !isTotalName(name))).toEqual([]);
  });

  it.each([
    ["Total Return Scheme", "Sample Total Market Fund", "Total Market", "Total Equity Fund"],
    ["Total Return", "Overall Growth Fund", "Summit Fund", "Total Debt Index"],
  ])("has more in it: %s, %s, %s, %s", (...names) => {
    expect(names.filter(isTotalName)).toEqual([]);
  });
});

describe("orders of Groww", () => {
  it("without any say so below their header too", () => {
    const file = bytes(`${groww}\nNO TRANSACTIONS FOUND,,,,,\n`);
    expect(problemOf(file)).toBe("no-transactions");
  });
});

describe("a holding", () => {
  const header =
    "Scheme Name,AMC,Category,Sub-category,Folio No.,Source,Units,Invested Value,Current Value,Returns,XIRR";

  it("in two lines of one folio is held twice", () => {
    const row = "Sample Fund,Sample MF,Equity,Small Cap,123,Groww,10.5,1000,1200,200,12%";
    const found = read(header, row, row.replace("Groww,10.5,1000", "External,0.5,20.5"));
    expect(found.schemes).toMatchObject([
      { closing: { units: "11", cost: "1020.5", value: "2400" } },
    ]);
  });
});

describe("a workbook", () => {
  const equity = ["", "Symbol", "ISIN", "Sector", "Quantity Available", "Average Price"];
  const funds = ["", "Symbol", "ISIN", "Instrument Type", "Average Price", "Quantity Available"];
  const sheets = [
    [equity, ["", "SAMPLE LTD", "INE000X01013", "IT", "10", "20"]],
    [["", "Client ID", "AB1234"], funds, ["", "SAMPLE FUND", "INF000X01013", "MF", "20", "10.5"]],
    [equity, ["", "SAMPLE FUND", "INF000X01013", "MF", "10.5", "20"]],
  ];

  it("is read sheet by sheet, each with columns of its own, and counts nothing twice", () => {
    const found = readTableFile(workbook(...sheets), undefined);
    expect(found).toMatchObject({
      source: "zerodha-holdings",
      schemes: [
        {
          name: "SAMPLE FUND",
          closing: { units: "10.5", cost: "210" },
          leftOut: [{ reason: "no-effect" }],
        },
      ],
      leftOut: [{ location: { line: 2 }, reason: "not-a-fund" }],
      unreadable: [],
    });
  });

  it("has 1.1 where a spreadsheet wrote 1.1000000000000001", () => {
    const header = groww.split(",");
    const row = ["Sample", "PURCHASE", "1.1000000000000001", "25", "27.5", "46038"];
    expect(readTableFile(workbook([header, row]), undefined).schemes).toMatchObject([
      { rows: [{ units: "1.1", date: "2026-01-16" }] },
    ]);
  });

  it("of unknown columns asks for those of its longest sheet, and reads that one", () => {
    const other = [
      ["When", "What", "Kind", "Paid", "Count"],
      ["2024-01-31", "Sample", "got", "500", "10"],
    ];
    const file = workbook([["Notes"]], other);
    const unknown = (() => {
      try {
        return readTableFile(file, undefined);
      } catch (error) {
        return error;
      }
    })();
    if (!(unknown instanceof UnknownColumnsError)) throw new Error("its columns are known");
    expect(unknown.table[0]?.cells).toEqual(other[0]);
    const { columns, headerAt } = suggestMapping(unknown.table);
    const mapping: ColumnMapping = {
      headerAt,
      columns: {
        ...columns,
        date: "when",
        scheme: "what",
        type: "kind",
        amount: "paid",
        units: "count",
      },
      kindBy: "words",
      types: { got: "purchase" },
    };
    expect(readTableFile(file, mapping).schemes).toMatchObject([{ rows: [{ units: "10" }] }]);
  });
});

describe("balances in a table", () => {
  const header = "Date,Scheme,Folio,Type,Units,NAV,Amount,Balance Units";
  const rows = [
    "2023-05-13,Sample,1,Buy,100,10,1000,600",
    "2023-06-14,Sample,1,Sell,50,11,550,550",
  ];
  const schemesOf = (...lines: string[]) => {
    const file = bytes(`${lines.join("\n")}\n`);
    try {
      return readTableFile(file, undefined).schemes;
    } catch (error) {
      if (!(error instanceof UnknownColumnsError)) throw error;
      return readTableFile(file, suggestMapping(error.table)).schemes;
    }
  };

  it("say what was held before its first row, in whatever order it is", () => {
    const told = [{ opening: "500", closing: { units: "550", date: "2023-06-14" }, failures: [] }];
    expect(schemesOf(header, ...rows)).toMatchObject(told);
    expect(schemesOf(header, ...rows.toReversed())).toMatchObject(told);
  });

  it("begin with nothing where the first row has its own units", () => {
    const first = "2023-05-13,Sample,1,Buy,100,10,1000,100";
    expect(schemesOf(header, first)).toMatchObject([{ opening: null, closing: null }]);
  });
});

describe("a table that a user explains", () => {
  const mapping = (types: ColumnMapping["types"]): ColumnMapping => ({
    headerAt: 0,
    columns: {
      date: "on",
      scheme: "name",
      units: "units",
      amount: "paid",
      type: "kind",
      nav: "none",
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
    types,
  });
  const table = (...rows: string[]) => bytes(`On,Name,Units,Paid,Kind\n${rows.join("\n")}\n`);

  it("has rows that are no transaction", () => {
    const file = table("2024-01-31,Sample,10,500,note", "2024-01-31,Sample,10,500,buy");
    expect(readTableFile(file, mapping({ note: "none" })).schemes).toMatchObject([
      { rows: [{ type: "purchase" }], leftOut: [{ location: { line: 2 } }] },
    ]);
  });

  it("is read whatever its words are", () => {
    const file = table("2024-01-31,Sample,10,500,constructor", "2024-01-31,Sample,10,500,buy");
    expect(readTableFile(file, mapping({}))).toMatchObject({
      schemes: [{ rows: [{ type: "purchase" }] }],
      unreadable: [{ line: 2 }],
    });
  });

  it("has rejections beside their rows where their units are negative", () => {
    const file = table(
      "2024-01-31,Sample,-10,-500,SIP Rejection",
      "2024-01-31,Sample,10,500,SIP",
      "2024-02-29,Sample,10,510,SIP",
      "2024-03-31,Sample,-7,-350,buy",
    );
    const found = readTableFile(file, mapping({}));
    expect(found.schemes).toMatchObject([
      {
        rows: [{ type: "reversal", units: "10", amount: "500" }, { type: "sip" }, { type: "sip" }],
      },
    ]);
    expect(found.unreadable).toMatchObject([{ line: 5, reason: "nothing-reversed" }]);
  });

  it("has decimal commas where it says so, and a proposal sees them", () => {
    const text = "On;Name;Units;Paid;Kind\n31.01.24;Sample;1 234,5;12.345,67;buy\n";
    const cells = text
      .trim()
      .split("\n")
      .map((row, at) => ({ line: at + 1, cells: row.split(";") }));
    expect(suggestMapping(cells)).toMatchObject({ decimalComma: true });
    const found = readTableFile(
      bytes(text),
      { ...mapping({}), decimalComma: true },
      { latest: "2026-08-31" },
    );
    expect(found.schemes).toMatchObject([
      { rows: [{ date: "2024-01-31", units: "1234.5", amount: "12345.67" }] },
    ]);
  });

  it.each([
    ["points, and a lakh", "1,00,000", "10.5"],
    ["points only", "1,234.56", "10.500"],
    ["both ways", "1.234,5", "1,234.5"],
    ["neither", "1,234", "10"],
  ])("has no decimal commas by a proposal where its figures have %s", (_title, paid, units) => {
    const rows = [
      { line: 1, cells: ["On", "Name", "Units", "Amount"] },
      { line: 2, cells: ["2024-01-31", "Sample", units, paid] },
    ];
    expect(suggestMapping(rows)).toMatchObject({ decimalComma: false });
  });

  it.each([
    [
      "KFintech",
      "FundName,Investor Name,Account Number,Product Code,Scheme Description,Transaction Date,Transaction Description,Amount,Units,NAV,Broker Code,Broker Name,SchemeISIN",
      {
        date: "transaction date",
        scheme: "scheme description",
        units: "units",
        nav: "nav",
        amount: "amount",
        type: "transaction description",
        folio: "account number",
        isin: "schemeisin",
      },
    ],
    [
      "CAMS",
      "MF_NAME,INVESTOR_NAME,PAN,FOLIO_NUMBER,PRODUCT_CODE,SCHEME_NAME,TYPE,TRADE_DATE,TRANSACTION_TYPE,DIVIDEND_RATE,AMOUNT,UNITS,PRICE,BROKER",
      {
        date: "trade_date",
        scheme: "scheme_name",
        units: "units",
        nav: "price",
        amount: "amount",
        type: "transaction_type",
        folio: "folio_number",
      },
    ],
  ])("gets the right proposal for a report of %s", (_title, names, columns) => {
    expect(suggestMapping([{ line: 1, cells: names.split(",") }]).columns).toMatchObject(columns);
  });

  it("gets a proposal for names with underscores, and no day or number for a type", () => {
    const header = { line: 1, cells: ["order_id", "trade_date", "fund_name", "side", "qty"] };
    expect(suggestMapping([header]).columns).toMatchObject({
      date: "trade_date",
      scheme: "fund_name",
      type: "side",
      units: "qty",
    });
  });
});

describe("a table that another program made of a statement", () => {
  const header =
    "Investor_Name,PAN_Number,Folio,ISIN,Fund_Name,Date,Description,Amount,Units,Price,Unit_Balance";
  const row = (isin: string, name: string, rest: string) =>
    `SAMPLE,AAAAA0000A,12345678 / 90,${isin},${name},${rest}`;

  it("is read where a scheme was renamed in between", () => {
    const found = read(
      header,
      row("INF000X01013", "Old Name", "2021-01-05,Purchase,1000,10,100,10"),
      row("INF000X01013", "New Name", "2021-02-05,Purchase,1000,10,100,20"),
    );
    expect(found.schemes).toMatchObject([{ name: "Old Name", rows: [{}, {}], failures: [] }]);
  });

  it("keeps two schemes of one name apart", () => {
    const found = read(
      header,
      row("INF000X01013", "Sample IDCW", "2021-01-05,Purchase,1000,10,100,10"),
      row("INF000X01021", "Sample IDCW", "2021-02-05,Purchase,500,5,100,5"),
    );
    expect(found.schemes).toMatchObject([
      { isin: "INF000X01013", rows: [{ units: "10" }] },
      { isin: "INF000X01021", rows: [{ units: "5" }] },
    ]);
  });

  it("says which row of casparser's JSON has no date; without a balance there is none to check", () => {
    const scheme = {
      scheme: "Sample Fund",
      open: "0",
      close: null,
      transactions: [
        { date: "soon", description: "Purchase", amount: "1000", units: "10", nav: "100" },
        { date: "2021-01-05", description: "Purchase", amount: "1000", units: "10", nav: "100" },
      ],
    };
    const file = { statement_period: {}, folios: [{ folio: "1.2E+11", schemes: [scheme] }] };
    expect(readTableFile(bytes(JSON.stringify(file)), undefined)).toMatchObject({
      schemes: [
        {
          folio: null,
          closing: null,
          rows: [{ date: "2021-01-05" }],
          failures: [{ check: "folio", found: "1.2E+11" }],
        },
      ],
      unreadable: [{ line: 2 }],
    });
  });
});

describe("a CSV of Portfolio Performance", () => {
  const header =
    "Date,Type,Value,Transaction Currency,Gross Amount,Currency Gross Amount,Exchange Rate,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,Security Name,Note";

  it("has no euros and no shares in it", () => {
    const found = read(
      header,
      "2021-02-23,Buy,2000,EUR,,,,0,0,20,INF000X01013,,,Sample Fund,",
      "2021-02-23,Buy,2000,INR,,,,0,0,20,INE000X01013,,,Sample Ltd,",
      "2021-02-23,Sell,2000,INR,,,,5,1,20,INF000X01013,,,Sample Fund,all of it",
    );
    expect(found).toMatchObject({
      schemes: [
        { rows: [{ amount: "2000", stt: "1", exitLoad: "5", own: { note: "all of it" } }] },
      ],
      leftOut: [{ location: { line: 2 } }, { location: { line: 3 } }],
    });
  });

  it("keeps a note that only looks like a type", () => {
    const found = read(
      header,
      "2021-02-23,Buy,2000,INR,,,,0,0,20,INF000X01013,,,Sample Fund,redemption",
    );
    expect(found.schemes).toMatchObject([
      { rows: [{ type: "purchase", own: { note: "redemption" } }] },
    ]);
  });

  it("in German has its code in another column", () => {
    const found = read(
      "Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz",
      "2021-02-23T12:24;Kauf;2.000,10;INR;;;;0,00;0,10;19,999;;;900001;Sample Fund;",
    );
    expect(found.schemes).toMatchObject([
      { amfiCode: "900001", rows: [{ amount: "2000", stampDuty: "0.1", units: "19.999" }] },
    ]);
  });
});

describe("Fundbook's own data", () => {
  it("has two funds of one scheme and folio as one, with the sum of both", () => {
    const fund = (id: string, units: number, investedAmount: number) => ({
      id,
      folioNumber: "123",
      schemeName: "Sample Fund",
      amfiCode: "900001",
      category: "equity",
      investedAmount,
      units,
      hasTransactions: false,
    });
    const file = {
      exportedAt: "2026-01-01",
      funds: [fund("a", 10.5, 100), fund("b", 0.5, 20)],
      transactions: [],
    };
    expect(readTableFile(bytes(JSON.stringify(file)), undefined).schemes).toMatchObject([
      { closing: { units: "11", cost: "120" } },
    ]);
  });
});

describe("a file that only calls itself a table", () => {
  it.each([
    [
      "a workbook of before 2007",
      "old-workbook",
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    ],
    [
      "a web page that is named .xls and has another table",
      "unknown-statement",
      bytes("\uFEFF <html><table><tr><td>Date</td></tr></table></html>"),
    ],
    [
      "a workbook whose list of parts lies about their size",
      "not-readable",
      lyingAbout(
        zipSync({ "xl/worksheets/sheet1.xml": strToU8(`<a>${" ".repeat(1_000_000)}</a>`) }),
      ),
    ],
  ] as const)("is refused: %s", (_title, problem, file) => {
    expect(problemOf(file)).toBe(problem);
  });
});

describe("a CSV file that is read in chunks", () => {
  const row = (index: number) => `"Sample, ""${index}""\r\nFund",PURCHASE,20,25,500,16 Jan 2026`;

  it.each(["\r\n", "\n", "\r"])("has all its rows and lines, with %j between them", (newline) => {
    const all = Array.from({ length: 12_000 }, (_, index) => row(index));
    const found = readTableFile(bytes([groww, ...all, "x,gift,1,1,1,1"].join(newline)), undefined);
    expect(found.schemes.map(({ name }) => name)).toEqual(
      all.map((_, index) => `Sample, "${index}" Fund`),
    );
    expect(found.unreadable).toMatchObject([{ line: 24_002 }]);
  });

  it("has one row of a quotation mark that is never closed, however long the file is", () => {
    const rest = "Sample,PURCHASE,20,25,500,16 Jan 2026\n".repeat(50_000);
    const found = readTableFile(
      bytes(`${groww}\nA,PURCHASE,1,1,1,16 Jan 2026\n"B${rest}`),
      undefined,
    );
    expect(found).toMatchObject({ schemes: [{ name: "A" }], unreadable: [{ line: 3 }] });
  });
});

describe("a text that is no table", () => {
  it("is refused", () => {
    expect(problemOf(bytes("Dear Sir,\nplease find enclosed my funds.\n"))).toBe(
      "unknown-statement",
    );
  });
});

describe("a table of unknown columns", () => {
  it("hands the page no more than it can show", () => {
    const line = `${"word,".repeat(100_000)}${"x".repeat(1_000_000)}`;
    try {
      readTableFile(bytes(`${line}\n`.repeat(3) + "a,b,c\n".repeat(5_000)), undefined);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof UnknownColumnsError)) throw error;
      expect(error.table).toHaveLength(1_000);
      expect(error.table[0]?.cells).toHaveLength(100);
    }
  });
});

/** The list at the end of an archive says 10 bytes where there are a million. */
function lyingAbout(archive: Uint8Array): Uint8Array {
  const file = archive.slice();
  const view = new DataView(file.buffer);
  for (let at = 0; at < file.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  return file;
}
