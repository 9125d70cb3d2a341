import { describe, expect, it } from "vitest";
import { rowCursor } from "../../../../../../src/shared/imports/read/tables/row-cursor.ts";
import type { Header } from "../../../../../../src/shared/imports/read/tables/header.ts";
import type { TableRow } from "../../../../../../src/shared/imports/read/tables/table.ts";

const columns = new Map([
  ["folio", 0],
  ["scheme", 1],
  ["units", 2],
  ["note", 3],
]);
const header: Header = { at: 0, columns };

const row = (text: string): TableRow => ({ line: 1, cells: text.split(",") });

describe("a cursor over rows", () => {
  it("reads each row's cells in any order, without blanks, and none beyond its end", () => {
    const { cell, goTo } = rowCursor(header, ["folio", "scheme"]);
    const read = ["1,A, 2 ,x", "1,A,3", "1,AB,4,", "1,A", "", "1,A,5,y,z"].map((text) => {
      goTo(row(text));
      return ["note", "units", "scheme", "folio", "other"].map(cell);
    });
    expect(read).toEqual([
      ["x", "2", "A", "1", ""],
      ["", "3", "A", "1", ""],
      ["", "4", "AB", "1", ""],
      ["", "", "A", "1", ""],
      ["", "", "", "", ""],
      ["y", "5", "A", "1", ""],
    ]);
  });

  it("finds a row like the one before only where all named cells are", () => {
    const { goTo, isAlike } = rowCursor(header, ["folio", "scheme"]);
    const alike = ["1,A,2", "1,A,3", "1,AB,3", "1,AB,3", "1,A,3", "2,A,3"].map((text) => {
      goTo(row(text));
      return isAlike();
    });
    expect(alike).toEqual([false, true, false, true, false, false]);
  });

  it("finds no row like the one before that ends before its named cells", () => {
    const { goTo, isAlike } = rowCursor(header, ["folio", "scheme"]);
    goTo(row("1,A,2"));
    goTo(row("1"));
    expect(isAlike()).toBe(false);
  });
});
