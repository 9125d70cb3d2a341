import { describe, expect, it } from "vitest";
import { readCas } from "../../../../../../src/shared/imports/read/cas/read-cas.ts";
import {
  UnknownLayoutError,
  UnreadableFileError,
  type SourceLocation,
} from "../../../../../../src/shared/imports/statement.ts";
import {
  closingLine,
  madeScheme,
  purchase,
  readMade,
  readRows,
  schemeLine,
} from "../../../../../support/data/cas-samples.ts";
import type { MadeCas } from "../../../../../../sample/statement/cas-pdf.ts";

const problemOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.problem;
    throw error;
  }
  return "none";
};

const filler = "This page holds text enough not to be taken for a picture of a page.";
const documentWith = (...front: string[]) => ({
  title: "Statement",
  front: [filler, ...front],
  schemes: [],
});

describe("a statement", () => {
  it.each([
    ["of NSDL", ["NSDL Consolidated Account Statement"], "nsdl"],
    ["of CDSL", ["Central Depository Services (India) Limited"], "cdsl"],
    ["of MFCentral", ["SUMMARY OF HOLDINGS AS ON 31-DEC-2024"], "mfcentral"],
    ["of a demat account", ["TRANSACTION STATEMENT"], "demat-transactions"],
    ["of another kind", ["Bank account"], "unknown-statement"],
    [
      "of one fund house",
      ["Sample Mutual Fund", "Statement of Account", "Folio No: 12345678"],
      "house-statement",
    ],
    [
      "of one fund house, with the word of a consolidated one",
      ["Sample Mutual Fund", "Account Statement", "Folio No: 12345678", "Opening Unit Balance"],
      "house-statement",
    ],
    [
      "of a demat account with funds",
      ["TRANSACTION STATEMENT", "DP ID: IN300000", "Sample Mutual Fund, Folio 12345678"],
      "demat-transactions",
    ],
    ["of gains, by its title", ["Capital Gain/Loss Statement for FY 2024-25"], "gains"],
    [
      "of gains, by its columns",
      ["Units  Purchase Date  Cost  Redemption Date  Short Term  Long Term"],
      "gains",
    ],
  ])("%s is refused by name", (_title, front, problem) => {
    expect(problemOf(() => readMade(documentWith(...front)))).toBe(problem);
  });

  it.each<[string, MadeCas, Partial<SourceLocation>]>([
    [
      "whose schemes begin in another way",
      {
        schemes: [
          madeScheme([purchase()], undefined, { opening: "Opening Balance of Units 0.000" }),
        ],
      },
      { page: 1, line: 9, text: "Opening Balance of Units 0.000" },
    ],
    [
      "whose schemes begin with a balance in words",
      { schemes: [madeScheme([purchase()], undefined, { opening: "Brought forward: nil" })] },
      { page: 1, line: 9, text: "Brought forward: nil" },
    ],
    [
      "whose numbers stand below none of the columns",
      {
        schemes: [madeScheme([purchase()])],
        columnsAside: { amount: 30, units: 34, nav: 38, balance: 20 },
      },
      { page: 1, line: 3, text: "Date Transaction Amount Units NAV Unit" },
    ],
    [
      "whose dates are written in another way",
      { schemes: [madeScheme([purchase({ date: "2021.01.05" })])] },
      { page: 1, line: 10 },
    ],
  ])("%s is of a layout that is not known, at the page and line", (_title, cas, location) => {
    try {
      readMade(cas);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownLayoutError);
      expect(error).toMatchObject({ problem: "unknown-layout", location });
    }
  });

  it("is read where all its numbers stand aside by the same distance", () => {
    for (const aside of [-20, -9, 12, 24]) {
      const all = { amount: aside, units: aside, nav: aside, balance: aside };
      const rows = [
        purchase(),
        { date: "05-Jan-2021", text: "*** Stamp Duty ***", amount: "0.10" },
        purchase({ date: "05-Feb-2021", balance: "39.998" }),
        { date: "05-Feb-2021", text: "*** Stamp Duty ***", amount: "0.10" },
      ];
      const scheme = readRows(rows, "39.998", {}, { columnsAside: all, linesOnPage: 7 });
      expect(scheme).toMatchObject({ failures: [], rows: [{ stampDuty: "0.1" }, {}] });
    }
  });

  it("has events with numbers in long texts", () => {
    const text = `***SIP registered for the scheme with the amount of Rs. ${"and more ".repeat(5)} 5,000.00 on each month***`;
    const scheme = readRows([purchase(), { date: "05-Feb-2021", text }]);
    expect(scheme).toMatchObject({ failures: [], rows: [{}], events: [{}] });
  });

  it("says which lines below no scheme could not be read", () => {
    const lost = "05-Jan-2022 Purchase 1,999.90 19.999 100.0000 19.999";
    const { unreadable } = readMade({
      schemes: [
        madeScheme([purchase()]),
        madeScheme([purchase()], undefined, { above: ["Folio No: 5", lost, schemeLine] }),
      ],
    });
    expect(unreadable).toMatchObject([{ page: 1, text: lost, reason: "no-scheme-above" }]);
  });

  it("keeps two schemes apart where the first one has no closing line", () => {
    const first = { ...madeScheme([purchase()]), closing: "" };
    const above = [schemeLine.replace("D110", "L22").replace("X01013", "X01021")];
    const { schemes } = readMade({
      schemes: [first, madeScheme([purchase()], undefined, { above })],
    });
    expect(schemes.map(({ isin, rows, failures }) => [isin, rows.length, failures.length])).toEqual(
      [
        ["INF000X01013", 1, 1],
        ["INF000X01021", 1, 0],
      ],
    );
  });

  it("names a scheme that has no opening line", () => {
    const second = schemeLine.replace("D110", "L22").replace("X01013", "X01021");
    const { schemes, unreadable } = readMade({
      schemes: [
        madeScheme([purchase()]),
        { above: [second], rows: [], closing: closingLine("1.000"), opening: "" },
      ],
    });
    expect(schemes.map(({ isin }) => isin)).toEqual(["INF000X01013"]);
    expect(unreadable).toMatchObject([{ text: second, reason: "no-opening" }]);
  });

  it("that was scanned has no text, and is refused by name", () => {
    expect(problemOf(() => readCas([{ page: 1, items: [] }]))).toBe("scanned");
  });

  it("is read although its notes name a depository and load structures", () => {
    const front = [
      "Central Depository Services (India) Limited",
      "For the load structures see the SID",
    ];
    expect(readMade({ front, schemes: [madeScheme([purchase()])] }).schemes).toHaveLength(1);
  });

  it("says which days it covers", () => {
    const made = { period: "01-Apr-2010 To 30-Jun-2024", schemes: [madeScheme([purchase()])] };
    expect(readMade(made)).toMatchObject({
      source: "cas-detailed",
      from: "2010-04-01",
      to: "2024-06-30",
    });
  });
});

describe("a summary", () => {
  const header =
    "Folio No.  ISIN  Scheme Name  Cost Value  Unit Balance  NAV Date  NAV  Market Value  Registrar";
  const read = (...rows: string[]) =>
    readMade({
      title: "Consolidated Account Summary",
      period: "As on 01-Jul-2024",
      front: [filler, header, ...rows, "Total  7,000.00  8,399.88", "Disclaimer 5.00"],
      schemes: [],
    });
  const row =
    "12345678/90  INF000X01013  D110-Sample Flexi Cap Fund - Direct - Growth  7,000.00  69.999  30-Jun-2024  120.0000  8,399.88  CAMS";

  it("has holdings with their cost", () => {
    const { schemes, source, to } = read(row);
    expect({ source, to }).toEqual({ source: "cas-summary", to: "2024-07-01" });
    expect(schemes).toMatchObject([
      {
        folio: "12345678/90",
        isin: "INF000X01013",
        name: "Sample Flexi Cap Fund - Direct - Growth",
        rows: [],
        closing: {
          units: "69.999",
          cost: "7000.00",
          nav: "120.0000",
          value: "8399.88",
          date: "2024-06-30",
        },
      },
    ]);
  });

  it.each([
    ["without an ISIN", row.replace("INF000X01013  ", ""), { isin: null, folio: "12345678/90" }],
    [
      "with a folio that is glued to the ISIN",
      row.replace("90  INF", "0INF"),
      { isin: "INF000X01013", folio: "12345678/0" },
    ],
    [
      "with a folio without a suffix that is glued to the ISIN",
      row.replace("12345678/90  INF", "12345678INF"),
      { isin: "INF000X01013", folio: "12345678" },
    ],
    ["without a cost", row.replace("7,000.00  ", ""), { closing: { cost: null, units: "69.999" } }],
    [
      "of a closed folio",
      row.replace("69.999", "0.000").replace("8,399.88", "0.00"),
      { closing: { units: "0.000" } },
    ],
  ])("has a row %s", (_title, line, expected) => {
    expect(read(line).schemes).toMatchObject([expected]);
  });

  it("says where its holdings do not add up to the total", () => {
    expect(read(row).failures).toEqual([]);
    expect(read(row, row.replace("12345678/90", "777")).failures).toMatchObject([
      { check: "house-total", expected: "8399.88", found: "16799.76" },
      { check: "house-total", expected: "7000.00", found: "14000.00" },
    ]);
  });

  it("says which line it does not understand, and takes none for a part of a name", () => {
    const second = row.replace("12345678/90", "777").replace("Flexi", "Mid");
    for (const unknown of [
      row.replace("30-Jun-2024", "30/06/2024"),
      row.replace("30-Jun-2024  ", ""),
      row.replace("  CAMS", "  NEW REGISTRAR"),
    ]) {
      const { schemes, unreadable } = read(unknown, second);
      expect(schemes).toMatchObject([
        { folio: "777", name: "Sample Mid Cap Fund - Direct - Growth" },
      ]);
      expect(unreadable).toMatchObject([{ reason: "unknown-line" }]);
      expect(() => read(unknown)).toThrow("unknown-layout");
    }
  });

  it("says where an ISIN is not valid", () => {
    expect(read(row.replace("INF000X01013", "INF000X01014")).schemes).toMatchObject([
      { isin: null, failures: [{ check: "isin", found: "INF000X01014" }] },
    ]);
  });

  it("goes on below a name that begins with Total, and takes no number of a name for the cost", () => {
    const { schemes } = read(
      row.replace("Flexi Cap Fund - Direct - Growth  7,000.00", "Nifty 50"),
      "Total Return Index Fund",
      row.replace("12345678/90", "777"),
    );
    expect(schemes).toMatchObject([
      { name: "Sample Nifty 50 Total Return Index Fund", closing: { cost: null } },
      { folio: "777" },
    ]);
  });

  it("is asked about where no total says that its costs are costs, or decimals do not tell units from NAV", () => {
    const unprovenIn = (line: string, total: string) =>
      readMade({
        title: "Consolidated Account Summary",
        period: "As on 01-Jul-2024",
        front: [filler, header, line, total],
        schemes: [],
      }).schemes[0]?.closing?.unproven;
    const [exchanged, total] = [
      row.replace("69.999", "120.0000").replace(/120\.0000(?= {2}8,)/, "69.999"),
      "Total  7,000.00  8,399.88",
    ];
    expect(unprovenIn(row, total)).toEqual([]);
    expect(unprovenIn(row, "Total  8,399.88")).toEqual(["cost"]);
    expect(unprovenIn(exchanged, total)).toEqual(["units"]);
  });

  it("leaves out a line with one more figure than is known", () => {
    const more = row.replace("7,000.00", "9,000.00  7,000.00");
    expect(read(more).schemes[0]?.failures).toMatchObject([{ check: "unread-line" }]);
  });

  it("says where units at the printed NAV are not worth the printed value", () => {
    expect(read(row.replace("69.999", "89.999")).schemes[0]?.failures).toMatchObject([
      { check: "value", expected: "8399.88", found: "10799.88" },
    ]);
  });

  it("has names of three lines, and a header of two lines on each page", () => {
    const first = row.replace("Direct - Growth", "Direct Plan -");
    const rest = ["Growth Option (formerly known as", "Sample Opportunities Fund)"];
    const second = row.replace("12345678/90", "777").replace("D110-Sample Flexi", "D7-Sample Mid");
    const { schemes } = readMade({
      title: "Consolidated Account Summary",
      period: "As on 01-Jul-2024",
      front: [
        filler,
        header,
        "(INR)  (INR)  (INR)",
        first,
        ...rest,
        "(INR) (INR)",
        second,
        ...rest,
      ],
      schemes: [],
    });
    expect(schemes.map(({ name }) => name)).toEqual([
      "Sample Flexi Cap Fund - Direct Plan - Growth Option",
      "Sample Mid Cap Fund - Direct - Growth Growth Option",
    ]);
  });

  it("has names that go on above or below their row", () => {
    const [above, below] = ["D110-Sample Flexi Cap Fund -", "Growth (Non-Demat)"];
    const middle = row.replace("D110-Sample Flexi Cap Fund - Direct - Growth", "Direct Plan -");
    expect(read(above, middle, below).schemes[0]?.name).toBe(
      "Sample Flexi Cap Fund - Direct Plan - Growth",
    );
  });
});
