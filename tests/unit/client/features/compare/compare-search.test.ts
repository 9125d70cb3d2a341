import { describe, expect, it } from "vitest";
import {
  askedSchemes,
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
  ])("reads %j as the codes %j", (codes, expected) => {
    expect(askedSchemes(readCompareSearch({ codes })).codes).toEqual(expected);
  });

  it("names what is no code, and takes the first five of more", () => {
    const asked = askedSchemes(readCompareSearch({ codes: "1,2,x,3,4,5,6,12345678901" }));
    expect(asked).toEqual({
      codes: ["1", "2", "3", "4", "5"],
      unreadable: ["x", "12345678901"],
      isTooMany: true,
    });
  });

  it("is empty for anything else, and without codes", () => {
    for (const codes of [undefined, ["1"], { a: 1 }, "", "1,".repeat(200)]) {
      expect(readCompareSearch({ codes })).toEqual({});
    }
    expect(compareSearch([])).toEqual({});
    expect(askedSchemes({})).toEqual({ codes: [], unreadable: [], isTooMany: false });
  });
});
