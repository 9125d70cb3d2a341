import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../../../../../../src/shared/imports/read/tables/table.ts";

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join("\n"));
const read = (...lines: string[]) => readTableFile(bytes(...lines), undefined);
const heldIn = (...lines: string[]) =>
  read(...lines).schemes.map(({ name, folio, closing, failures }) => [
    name,
    folio,
    closing?.units,
    closing?.cost,
    ...failures.map(({ check }) => check),
  ]);

function suggestionFor(...lines: string[]) {
  try {
    read(...lines);
  } catch (error) {
    if (error instanceof UnknownColumnsError) return suggestMapping(error.table);
    throw error;
  }
  throw new Error("the table was read without a question");
}

const name = "Sample Flexi Cap Fund - Direct Plan - Growth";

describe("a table of holdings", () => {
  it("is proposed without units where its columns have a part of them", () => {
    for (const columns of ["Opening Units,Closing Units", "Free Units,Locked Units"])
      expect(
        suggestionFor(`Scheme,Folio,${columns},Invested,Value`, `${name},1,60,100,1000,1100`),
      ).toMatchObject({ columns: { units: "", amount: "invested" } });
  });

  it("has nothing that stands below the title of what was held before", () => {
    const statement = read(
      "Scheme,Folio,Units,Invested,Value",
      "Current holdings,,,,",
      `${name},1,100,1000,1100`,
      "Past holdings,,,,",
      `${name},2,100,1000,1100`,
      "Redeemed,,,,",
      `${name},3,100,1000,1100`,
    );
    expect(statement.schemes).toMatchObject([{ folio: "1" }]);
    expect(statement.unreadable).toMatchObject([
      { line: 2 },
      { line: 4 },
      { line: 5, reason: "not-held" },
      { line: 6 },
      { line: 7, reason: "not-held" },
    ]);
  });

  it("has totals with their cost where it says since when each fund is held", () => {
    const lots = "Scheme Name,Folio No.,Units,Average NAV,Current NAV,Purchase Date";
    expect(heldIn(lots, `${name},1,567.890,52.14,90.74,15-04-2021`)).toEqual([
      [name, "1", "567.89", "29609.78"],
    ]);
    const values = "Scheme Name,Folio,Units,Invested Amount,Current Value,Invested Since";
    expect(heldIn(values, `${name},1,100,5000,9000,02-11-2022`)).toEqual([
      [name, "1", "100", "5000"],
    ]);
    // Lines of one fund are purchases; so may be those without what they are worth now.
    const twice = [`${name},1,10,50,90,15-04-2021`, `${name},1,10,60,90,15-05-2021`];
    expect(suggestionFor(lots, ...twice).columns.date).toBe("purchase date");
    const bought = "Scheme Name,Folio,Units,Invested Amount,Purchase Date";
    expect(suggestionFor(bought, `${name},1,100,5000,02-11-2022`).columns.date).not.toBe("");
  });

  it("is asked about where its NAV or value may be the one of a dated purchase", () => {
    const other = "Sample Mid Cap Fund - Direct Plan - Growth";
    const dated = "Scheme Name,Purchase Date,Units,NAV,Invested Amount";
    const purchases = [
      `${name},10-01-2023,200,50.00,10000`,
      `${other},12-02-2023,100,120,12000.60`,
    ];
    expect(suggestionFor(dated, ...purchases)).toMatchObject({
      kindBy: null,
      columns: { date: "purchase date" },
    });
    expect(suggestionFor(dated, `${name},10-01-2023,200,,10000`).columns.date).not.toBe("");
    const valued = "Scheme Name,Purchase Date,Units,Invested Amount,Value";
    expect(suggestionFor(valued, `${name},10-01-2023,200,10000,10000`).kindBy).toBeNull();
    const grown = [`${name},10-01-2023,200,81.5,10000`, `${other},12-02-2023,100,190,12000`];
    expect(heldIn(dated, ...grown)).toEqual([
      [name, null, "200", "10000"],
      [other, null, "100", "12000"],
    ]);
    const now = "Scheme Name,Purchase Date,Units,Current NAV,Invested Amount";
    expect(heldIn(now, `${name},10-01-2023,200,50,10000`)).toHaveLength(1);
  });

  it("is asked about at any NAVs that are those of purchases, and read at others", () => {
    const header = "Scheme Name,Purchase Date,Units,NAV,Invested Amount";
    const row = fc.record({
      units: fc.integer({ min: 30, max: 999 }),
      price: fc.integer({ min: 20, max: 900 }),
    });
    const lines = (rows: { units: number; price: number }[], growth: number) =>
      rows.map(({ units, price }, at) =>
        [`Sample ${at} Fund`, "10-01-2023", units, price * growth, units * price].join(","),
      );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(suggestionFor(header, ...lines(rows, 1)).kindBy).toBeNull();
        expect(heldIn(header, ...lines(rows, 1.5))).toHaveLength(rows.length);
      }),
      { numRuns: 25 },
    );
  });

  it("names the days of purchase that it does not keep", () => {
    const header = "Scheme Name,Folio No.,Units,Average NAV,Current NAV,Purchase Date";
    for (const day of ["15-04-2021", "44301"]) {
      expect(read(header, `${name},1,567.890,52.14,90.74,${day}`).unused).toMatchObject([
        { kind: "unread-columns", columns: ["Purchase Date"] },
      ]);
    }
  });

  it("is asked about where a cost is nearer to the price than to the value", () => {
    const mapping = suggestionFor("Fund,Units,Cost,Price,Value", `${name},50,10,11,550`);
    expect(mapping.kindBy).toBeNull();
    expect(heldIn("Fund,Units,Cost,Price,Value", `${name},50,500,11,550`)).toHaveLength(1);
  });

  it("is read by the columns that every platform's has, with the day above it", () => {
    const statement = read(
      "HOLDING SUMMARY",
      "HOLDINGS AS ON 20-Aug-2026",
      "Scheme Name,AMC,Category,Sub Category,Folio Number,Source,Units,Invested Value,Current Value,Returns,XIRR",
      `${name},Sample Mutual Fund,Equity,Flexi Cap,12345678,Groww,138.093,7000.15,13000.5,6000.35,18.2%`,
      `${name},Sample Mutual Fund,Equity,Flexi Cap,87654321,External,10.5,525,990,465,12%`,
      "Total,,,,,,,7525.15,13990.5,6465.35,",
    );
    expect(statement).toMatchObject({
      source: "groww-holdings",
      to: "2026-08-20",
      unreadable: [],
      leftOut: [{ reason: "not-a-fund" }],
      schemes: [
        { folio: "12345678", closing: { units: "138.093", cost: "7000.15", date: "2026-08-20" } },
        { folio: "87654321", closing: { units: "10.5", cost: "525", value: "990" } },
      ],
    });
  });

  it("is read whatever its columns are called, and by an average cost", () => {
    expect(
      heldIn("Fund,Folio No,Balance Units,Amount Invested,Market Value", `${name},1,10,500,900`),
    ).toEqual([[name, "1", "10", "500"]]);
    expect(
      heldIn(
        "Asset Name,Asset Type,Units,Buy Price,Current Value",
        `${name},Mutual Fund,10.5,20.01,300`,
        "Sample Ltd,US Stock,3,100,400",
      ),
    ).toEqual([[name, null, "10.5", "210.11"]]);
  });

  it("has the lines that contradict themselves refused", () => {
    const header = "Scheme Name,Folio,Units,NAV,Current Value,Invested Value,Gain";
    expect(
      heldIn(header, `${name},1,10,90,900,500,400`, `${name},2,10,90,800,500,300`),
    ).toMatchObject([{ length: 4 }, { 4: "value" }]);
    expect(
      heldIn(
        header,
        `${name},1,10,90,900,500,400`,
        `${name},2,10,90,900,500,400`,
        `${name},3,10,90,900,600,400`,
      ),
    ).toMatchObject([{ length: 4 }, { length: 4 }, { 4: "cost" }]);
    // The names of the two are exchanged.
    expect(
      heldIn("Scheme,Units,Current Value,Invested Value,Gain", `${name},10,500,900,400`),
    ).toEqual([[name, null, "10", "900", "cost"]]);
  });

  it("counts a line that stands there twice once, and says so", () => {
    const line = `${name},1,10,500`;
    const statement = read("Scheme Name,Folio,Units,Invested", line, line, `${name},1,5,200`);
    expect(statement).toMatchObject({
      unused: [
        { kind: "repeated-lines", count: 1 },
        { kind: "added-lines", count: 1 },
      ],
      schemes: [{ closing: { units: "15", cost: "700" } }],
    });
  });

  it("has funds whatever letters an ISIN is typed in, and whose names begin as a sum's", () => {
    const statement = read(
      "Scheme Name,ISIN,Folio,Units,Invested",
      `${name},inf000x01013,1,10,500`,
      "Sample Ltd,INE000X01013,,1,100",
      "Total Return Scheme,,,5,200",
      "Total,INF000K01A13,2,5,200",
      "Grand Total :,,,21,1000",
      "Total Value,,,21,1000",
    );
    expect(statement.schemes.map((scheme) => [scheme.name, scheme.isin])).toEqual([
      [name, "INF000X01013"],
      ["Total Return Scheme", null],
      ["Total", "INF000K01A13"],
    ]);
    expect(statement.leftOut).toHaveLength(3);
    expect(
      heldIn("Symbol,ISIN,Quantity Available,Average Price", `${name},inf000x01013,10,50`),
    ).toEqual([[name, null, "10", "500"]]);
  });

  it.each([
    ["Status", "Active", "Redeemed"],
    ["Folio Status", "Live", "Something else"],
    ["Remarks", "", "Closed"],
    ["Remarks", "Core", "Switch Out"],
    ["Active", "true", "false"],
    ["Month", "Jun 2026", "Aug 2026"],
    ["Of", "2026-06", "2026-08"],
  ])(
    "asks where a line may say that it is not held, or of which month: %s",
    (column, one, other) => {
      const lines = [
        `Scheme Name,Folio,${column},Units,Invested Amount,Current Value`,
        `${name},1,${one},100,5000,9000`,
        `${name},2,${other},50,2500,4500`,
      ];
      expect(suggestionFor(...lines).kindBy).not.toBe("held");
    },
  );

  it.each([
    ["Status", "Active", "Active"],
    ["Type", "GROWTH", "IDCW Payout"],
    ["Exit Load", "Nil", "1% if redeemed within 1 year"],
    ["Nominee", "Asha", "None"],
  ])("asks nothing for a column that says nothing of what is held: %s", (column, one, other) => {
    expect(
      heldIn(
        `Scheme Name,Folio,${column},Units,Invested Amount`,
        `${name},1,${one},100,5000`,
        `${name},2,${other},50,2500`,
      ),
    ).toHaveLength(2);
  });

  it("adds no lines of two months either, though somebody says the table is of holdings", () => {
    const lines = [
      "Scheme,Folio,Month,Units,Invested Amount",
      `${name},1,Jun 2026,100,5000`,
      `${name},1,Aug 2026,120,6000`,
    ];
    const mapping = { ...suggestionFor(...lines), kindBy: "held" as const };
    expect(readTableFile(bytes(...lines), mapping).schemes).toMatchObject([
      { failures: [{ check: "two-days", expected: "Jun 2026", found: "Aug 2026" }] },
    ]);
  });

  it("has no line that says it was redeemed, though somebody says the table is of holdings", () => {
    const lines = [
      "Scheme,Folio,Status,Units,Invested Amount",
      `${name},1,Active,100,5000`,
      `${name},2,Redeemed,50,2500`,
    ];
    const mapping = { ...suggestionFor(...lines), kindBy: "held" as const };
    expect(readTableFile(bytes(...lines), mapping)).toMatchObject({
      schemes: [{ folio: "1", closing: { units: "100" } }],
      unreadable: [{ line: 3, reason: "not-held" }],
    });
  });

  it("has no line that says on which day it was redeemed, though somebody says the same", () => {
    const heldWith = (remark: string) => {
      const lines = [
        "Scheme,Folio,Status,Units,Invested Amount",
        `${name},1,Active,100,5000`,
        `${name},2,${remark},50,2500`,
      ];
      const mapping = { ...suggestionFor(...lines), kindBy: "held" as const };
      return readTableFile(bytes(...lines), mapping).schemes.map(({ folio }) => folio);
    };
    expect(heldWith("fully redeemed on 3/4/24")).toEqual(["1"]);
    expect(heldWith("Sold in May 2024")).toEqual(["1"]);
    expect(heldWith("SIP closed in 2023")).toEqual(["1", "2"]);
  });

  it("adds no lines of two days, and names both", () => {
    const failuresIn = (...lines: string[]) =>
      read(...lines).schemes.map(({ failures }) => failures);
    const asOn = (...days: string[]) =>
      failuresIn(
        "Scheme Name,Folio No,As on,Units,Invested Amount,Current Value",
        ...days.map((day, at) => `${name},1,${day},${100 + at},${5_000 + at},9000`),
      );
    const twoDays = { check: "two-days", expected: "2026-06-30", found: "2026-08-31" };
    expect(asOn("30-06-2026", "30-06-2026")).toEqual([[]]);
    expect(asOn("30-06-2026", "31-08-2026")).toMatchObject([
      [{ ...twoDays, location: { line: 3 } }],
    ]);
    expect(asOn("30-06-2026", "")).toMatchObject([[{ ...twoDays, found: "" }]]);
    const header = "Scheme,Folio,Units,Invested";
    const tables = [
      ["Holdings as on 30-06-2026,,,", header, `${name},1,100,5000`],
      ["Holdings as on 31-08-2026,,,", header, `${name},1,120,6000`],
    ].flat();
    expect(failuresIn(...tables)).toMatchObject([[twoDays]]);
  });

  it("asks where two columns could be the units or the cost, or one is a day", () => {
    const suggested = suggestionFor("Scheme,Units,Total,Invested Amount", `${name},10,900,500`);
    expect(suggested).toMatchObject({
      kindBy: null,
      columns: { scheme: "scheme", units: "units", amount: "invested amount", date: "" },
    });
    for (const header of ["Units,Balance Units,Invested", "Units,Invested,Cost Value"]) {
      expect(suggestionFor(`Scheme,${header}`, `${name},10,11,500`)).toBeDefined();
    }
    const withDay = ["Scheme,Units,Invested,Purchase Date", `${name},10,500,2022-03-16`];
    expect(suggestionFor(...withDay).kindBy).toBeNull();
  });

  it("is read by what somebody says of its columns", () => {
    const lines = ["Holding,How many,Paid", `${name},10,500`, `${name},-1,500`];
    const mapping = {
      ...suggestionFor(...lines),
      kindBy: "held" as const,
    };
    const columns = { ...mapping.columns, scheme: "holding", units: "how many", amount: "paid" };
    expect(readTableFile(bytes(...lines), { ...mapping, columns })).toMatchObject({
      schemes: [{ name, rows: [], closing: { units: "10", cost: "500" } }],
      unreadable: [{ line: 3, reason: "no-units" }],
    });
  });
});
