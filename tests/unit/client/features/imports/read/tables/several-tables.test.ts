import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableLines } from "../../../../../../support/data/read-table-lines.ts";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";

const bytesOf = (...lines: string[]) => new TextEncoder().encode(`${lines.join("\n")}\n`);
const reasonsOf = (...lines: string[]) =>
  readTableLines(...lines).unreadable.map(({ line, reason }) => [line, reason]);

const traded = "Date,Scheme,Folio,Type,Units,NAV,Amount";
const trade = "13-05-2023,Sample Flexi Fund,1,Purchase,100,20,2000";
const held = ["Scheme,Folio,Units,Value", "Sample Flexi Fund,1,100,2500"];

describe("a second table", () => {
  it("above the one that is read is named", () => {
    const lines = [traded, trade, "", ...held];
    expect(readTableLines(...lines).source).toBe("holdings");
    expect(reasonsOf(...lines)).toEqual([[2, "other-table"]]);
  });

  it("is not a summary with figures alone above the header", () => {
    expect(reasonsOf("Total,Value,XIRR", "2000,2500,12.5", "Asha,9999999999,x", ...held)).toEqual(
      [],
    );
  });

  it.each([
    ["a year in a heading", "Date,Scheme,Folio,Type,NAV,Units,Amount 2024"],
    ["headings of its own", "Day,Name,Account,Kind,Price,Qty,Paid"],
  ])("below the one that is read has other columns: %s", (_, header) => {
    const lines = [traded, trade, "", header, "13-05-2024,Other Fund,1,Purchase,20,100,2000"];
    expect(reasonsOf(...lines)).toEqual([
      [4, "no-column"],
      [5, "no-column"],
    ]);
  });

  it("is not what a line without headings is: it is named", () => {
    expect(reasonsOf(trade, trade.replace("13-", "14-"))[0]).toEqual([1, "no-headings"]);
  });

  it("beside the one that is read is counted", () => {
    const header = "Date,Scheme,Type,Units,Amount,,Date,Scheme,Type,Units,Amount";
    const both = "13-05-2023,A Fund,Purchase,100,2000,,13-05-2023,B Fund,Purchase,90,3000";
    const { unused } = readTableFile(bytesOf(header, both, both.replace("B Fund", "")), {
      headerAt: 0,
      columns: {
        ...suggestMapping([{ line: 1, cells: ["a"] }]).columns,
        date: "date",
        scheme: "scheme",
        type: "type",
        units: "units",
        amount: "amount",
      },
      types: {},
      kindBy: "words",
    });
    expect(unused).toEqual([{ kind: "table-beside", count: 1 }]);
  });

  it("is none where a row has words in the place of some figures", () => {
    const words = fc.constantFrom("awaited", "NA", "-", "nil", "");
    fc.assert(
      fc.property(fc.tuple(words, words, words), (cells) => {
        const row = `14-05-2023,Sample Flexi Fund,1,Purchase,${cells.join(",")}`;
        const { schemes } = readTableLines(
          traded,
          trade,
          trade,
          trade,
          row,
          trade.replace("13-", "15-"),
        );
        expect(schemes[0]?.rows.at(-1)?.date).toBe("2023-05-15");
      }),
      { numRuns: 30 },
    );
  });
});

describe("a row whose folio is called a total", () => {
  it("is not counted beside the rows that it adds up", () => {
    expect(
      reasonsOf(traded, trade, "13-06-2023,Sample Flexi Fund,Total,Purchase,100,20,2000"),
    ).toEqual([[3, "total"]]);
    const { schemes, leftOut } = readTableLines(...held, "Sample Flexi Fund,Total,100,2500");
    expect(schemes).toHaveLength(1);
    expect(leftOut).toMatchObject([{ location: { line: 3 } }]);
  });
});
