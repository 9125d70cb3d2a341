import { describe, expect, it } from "vitest";
import { comparedCodes } from "../../../../../src/client/features/compare/compared-codes.ts";
import {
  compareSearch,
  readCompareSearch,
} from "../../../../../src/client/features/compare/compare-search.ts";

describe("the address of a comparison", () => {
  it.each([
    ["120716", ["120716"]],
    // As the router reads and writes a single code.
    [120716, ["120716"]],
    ['"120716"', ["120716"]],
    ["120716,sif-12, 120716", ["120716", "SIF-12"]],
    [undefined, []],
    [{ a: 1 }, []],
    [
      ["120716", "1"],
      ["120716", "1"],
    ],
    ["1,".repeat(200), ["1"]],
  ])("reads %j as the codes %j", (codes, expected) => {
    expect(comparedCodes(readCompareSearch({ codes }))).toEqual(expected);
  });

  it("is of the first five codes of more", () => {
    const search = readCompareSearch({ codes: "1,2,x,3,4,5,6" });
    expect(comparedCodes(search)).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("is empty without codes", () => {
    expect(readCompareSearch({ codes: "" })).toEqual({});
    expect(compareSearch([])).toEqual({});
  });
});
