import { describe, expect, it } from "vitest";
import { readTableLines } from "../../../../../../support/data/read-table-lines.ts";

const header = "Date,Scheme,Folio,Type,Units,NAV,Amount";
const bought = "05-Jan-2021,Sample Fund,1,Purchase,100,100,10000";
const read = (type: string, units: string) =>
  readTableLines(header, bought, `10-Mar-2022,Sample Fund,1,${type},${units},,`);

describe("a consolidation of units in a table", () => {
  it.each([
    ["Reverse split"],
    ["Reverse Unit Split"],
    ["Unit consolidation"],
    ["Consolidation of units"],
    ["Consolidation 10:1"],
  ])("takes units away as a split, which is asked about: %s", (type) => {
    const { schemes, unreadable } = read(type, "-90");
    expect(unreadable).toEqual([]);
    expect(schemes[0]?.rows).toMatchObject([{ type: "purchase" }, { type: "split", units: "-90" }]);
    expect(schemes[0]?.failures).toMatchObject([{ check: "split" }]);
  });

  it("is not read where its units have no minus", () => {
    const { schemes, unreadable } = read("Unit consolidation", "90");
    expect(schemes[0]?.rows).toHaveLength(1);
    expect(unreadable).toMatchObject([{ line: 3, reason: "split-adds" }]);
  });

  it.each([["Consolidation"], ["Folio consolidation"], ["Consolidation 12/14"]])(
    "is none in other words: %s",
    (type) => {
      expect(read(type, "-90").schemes.flatMap(({ rows }) => rows)).toMatchObject([
        { type: "purchase" },
      ]);
    },
  );
});
