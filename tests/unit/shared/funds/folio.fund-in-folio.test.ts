import { describe, expect, it } from "vitest";
import { findFundInFolio } from "../../../../src/shared/funds/folio.ts";

const psu = {
  id: "psu",
  schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
  amfiCode: "900002",
  folioNumber: "12345 / 0",
  hasTransactions: false,
};
const policy = { ...psu, id: "policy", schemeName: "A Policy", amfiCode: null };

describe("the fund of a scheme and folio", () => {
  it.each([
    ["the same folio", { folioNumber: "12345 / 0" }, "psu"],
    ["the folio without its default suffix", { folioNumber: "12345" }, "psu"],
    ["another name of the code", { schemeName: "PSU Debt Fund" }, "psu"],
    ["another folio", { folioNumber: "12345/1" }, undefined],
    ["another code", { amfiCode: "900003" }, undefined],
    [
      "an unlisted scheme's name in other case",
      { schemeName: " a policy", amfiCode: null },
      "policy",
    ],
    ["an unlisted scheme of another name", { schemeName: "A plan", amfiCode: null }, undefined],
  ])("is found by %s", (_, change, id) => {
    expect(findFundInFolio([psu, policy], { ...psu, ...change })?.id).toBe(id);
  });

  it("is the one with transactions, if two have it", () => {
    const ledger = { ...psu, id: "ledger", hasTransactions: true };
    expect(findFundInFolio([psu, ledger], psu)?.id).toBe("ledger");
  });
});
