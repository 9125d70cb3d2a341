import { describe, expect, it } from "vitest";
import {
  comparedCodes,
  compareSearch,
  hasTooManyCodes,
  readCompareSearch,
  unreadableCodes,
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

  it("names what is no code, and takes the first five of more", () => {
    const search = readCompareSearch({ codes: "1,2,x,3,4,5,6,12345678901" });
    expect(comparedCodes(search)).toEqual(["1", "2", "3", "4", "5"]);
    expect(unreadableCodes(search)).toEqual(["x", "12345678901"]);
    expect(hasTooManyCodes(search)).toBe(true);
    expect(hasTooManyCodes({ codes: "1,1,2,3,4,5" })).toBe(false);
  });

  it("names a few of many texts that are no codes, each once and shortened", () => {
    const codes = `${"y".repeat(50)},x,x,${Array.from({ length: 300 }, (_, index) => `z${index}`)}`;
    expect(unreadableCodes({ codes })).toEqual([`${"y".repeat(20)}…`, "x", "z0", "z1", "z2"]);
  });

  it("is empty without codes", () => {
    expect(readCompareSearch({ codes: "" })).toEqual({});
    expect(compareSearch([])).toEqual({});
  });
});
