import { describe, expect, it } from "vitest";
import { readTaxSearch } from "../../../../../src/client/features/tax/tax-search.ts";

describe("the address of a tax page", () => {
  it.each([
    ["64.851", { units: "64.851" }],
    [64.851, { units: "64.851" }],
    ["1,000", {}],
    ["-1", {}],
    ["", {}],
    [true, {}],
  ])("asks for the sale of %o units", (units, read) => {
    expect(readTaxSearch({ units })).toEqual(read);
  });

  it("names a fund, unless its id is longer than any", () => {
    expect(readTaxSearch({ fund: "a" })).toEqual({ fund: "a" });
    expect(readTaxSearch({ fund: "a".repeat(129) })).toEqual({});
  });
});
