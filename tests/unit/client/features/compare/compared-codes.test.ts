import { describe, expect, it } from "vitest";
import {
  hasTooManyCodes,
  unreadableCodes,
} from "../../../../../src/client/features/compare/compared-codes.ts";

describe("codes of an address that are not compared", () => {
  it("are reported as unreadable, or as too many", () => {
    const search = { codes: "1,2,x,3,4,5,6,12345678901" };
    expect(unreadableCodes(search)).toEqual(["x", "12345678901"]);
    expect(hasTooManyCodes(search)).toBe(true);
    expect(hasTooManyCodes({ codes: "1,1,2,3,4,5" })).toBe(false);
  });

  it("are reported once each, shortened, and only the first few", () => {
    const codes = `${"y".repeat(50)},x,x,${Array.from({ length: 300 }, (_, index) => `z${index}`)}`;
    expect(unreadableCodes({ codes })).toEqual([`${"y".repeat(20)}…`, "x", "z0", "z1", "z2"]);
  });
});
