import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import type { ColumnMapping } from "../../../../../../../src/shared/imports/read/tables/column-mapping.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";

const latest = "2026-11-29";
const header = "Date,Scheme,Units,NAV,Amount,Type";
const name = "Sample Flexi Cap Fund - Direct Plan - Growth";
const rowOn = (date: string) => `${date},${name},10,10,100,Purchase`;

const cellsOf = (lines: readonly string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(",") }));
const mappingOf = (lines: readonly string[]): ColumnMapping => suggestMapping(cellsOf(lines));
const readMapped = (...lines: string[]) =>
  readTableFile(new TextEncoder().encode(`${lines.join("\n")}\n`), mappingOf(lines), { latest });

describe("a row of a day that has not come", () => {
  it("is named, while the other rows are read", () => {
    const statement = readMapped(header, rowOn("2024-01-15"), rowOn("2030-01-15"));
    expect(statement.schemes.flatMap(({ rows }) => rows.map(({ date }) => date))).toEqual([
      "2024-01-15",
    ]);
    expect(statement.to).toBe("2024-01-15");
    expect(statement.unreadable).toMatchObject([
      { line: 3, reason: "future-date", text: `2030-01-15 ${name} Purchase 10` },
    ]);
  });

  it("is not counted among lines that are alike", () => {
    const [past, future] = [rowOn("2024-01-15"), rowOn("2030-01-15")];
    const { unused } = readMapped(header, past, past, future, future);
    expect(unused).toEqual([{ kind: "alike-lines", count: 1 }]);
    expect(readMapped(header, past, future, future).unused).toEqual([]);
  });

  it("leaves no fund where it is the only one", () => {
    const statement = readMapped(header, rowOn("2030-01-15"));
    expect(statement).toMatchObject({ schemes: [], from: null, to: null });
    expect(statement.unreadable).toMatchObject([{ line: 2, reason: "future-date" }]);
  });

  it("is named in a file of a known format as well", () => {
    const kuvera = "Date,Folio Number,Name of the Fund,Order,Units,NAV,Amount (INR)";
    const statement = readTableFile(
      new TextEncoder().encode(
        `${kuvera}\n2024-05-03,1,${name},buy,10,10,100\n2031-05-03,1,${name},buy,10,10,100\n`,
      ),
      undefined,
      { latest },
    );
    expect(statement.source).toBe("kuvera");
    expect(statement.unreadable).toMatchObject([{ line: 3, reason: "future-date" }]);
  });

  it("takes its balance along", () => {
    const read = (...lines: string[]) =>
      readMapped("Date,Scheme,Units,NAV,Amount,Type,Balance", ...lines).schemes;
    const kept = read(
      `2024-01-15,${name},10,10,100,Purchase,110`,
      `2030-01-15,${name},10,10,100,Purchase,120`,
    );
    expect(kept).toMatchObject([
      { opening: "100", closing: { units: "110", date: "2024-01-15" }, rows: [{}] },
    ]);
  });

  it("is no day on which something is held", () => {
    const read = (day: string) =>
      readTableFile(
        new TextEncoder().encode(
          `Holdings as on ${day}\nScheme,Folio,Units,Invested,Value\n${name},1,100,1000,1100\n`,
        ),
        undefined,
        { latest },
      );
    expect(read("2026-11-01").schemes).toHaveLength(1);
    const { schemes, unreadable } = read("2027-11-01");
    expect(schemes).toEqual([]);
    expect(unreadable).toMatchObject([{ line: 3, reason: "future-date" }]);
  });

  it("is every row after the last day that a file can have, and no other", () => {
    const day = fc
      .date({ min: new Date("2010-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 8 }), (days) => {
        const { schemes, unreadable } = readMapped(header, ...days.map(rowOn));
        const kept = schemes.flatMap(({ rows }) => rows.map(({ date }) => date));
        expect(kept.toSorted()).toEqual(days.filter((each) => each <= latest).toSorted());
        expect(unreadable.map(({ line }) => days[line - 2])).toEqual(
          days.filter((each) => each > latest),
        );
      }),
      { numRuns: 50 },
    );
  });
});
