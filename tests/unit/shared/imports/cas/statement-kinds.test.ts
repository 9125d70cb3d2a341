import { describe, expect, it } from "vitest";
import { readCas } from "../../../../../src/shared/imports/cas/read-cas.ts";
import { UnreadableFileError } from "../../../../../src/shared/imports/statement.ts";
import { madeScheme, purchase, readMade } from "../../../../support/sample-cas/cas-samples.ts";

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
  ])("%s is refused by name", (_title, front, problem) => {
    expect(problemOf(() => readMade(documentWith(...front)))).toBe(problem);
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
