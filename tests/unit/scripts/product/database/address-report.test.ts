import { describe, expect, it } from "vitest";
import { describeAddresses } from "../../../../../scripts/product/database/address-report.ts";

describe("addresses in other letters", () => {
  it("are counted, without naming one, where another account has the same in ASCII", () => {
    expect(describeAddresses(0)).toEqual([]);
    expect(describeAddresses(1)).toEqual([expect.stringMatching(/^1 account has an address/)]);
    expect(describeAddresses(2)).toEqual([expect.stringMatching(/^2 accounts have an address/)]);
  });
});
