import fc from "fast-check";
import { expect, it } from "vitest";
import { csvFile, unescapeFormula } from "../../../src/shared/csv.ts";

it.each([
  ["'=1+1", "=1+1"],
  ["''=1+1", "'=1+1"],
  ["'＝1+1", "＝1+1"],
  ["'tis", "'tis"],
  ["=1+1", "=1+1"],
])("the guard before a formula is taken off %s once", (cell, text) => {
  expect(unescapeFormula(cell)).toBe(text);
});

it("a text in a cell is the same after it was written and read", () => {
  const text = fc.stringMatching(/^'{0,2}[=+\-@＝＋－＠]?[a-z' ]{0,5}$/);
  fc.assert(
    fc.property(text, (value) => {
      const { rows } = csvFile([["Note", (row: string) => row]]);
      const [cell = ""] = rows([value]).split("\r\n");
      expect(unescapeFormula(cell)).toBe(value);
    }),
  );
});
