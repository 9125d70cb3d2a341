import { describe, expect, it } from "vitest";
import { kindOfScheme } from "../../../../src/shared/targets/kind.ts";

const scheme = (heading: string | null, schemeName = "A Fund", amfiCode: string | null = "1") => ({
  heading,
  schemeName,
  amfiCode,
});
const fundOfFunds = scheme(
  "Open Ended Schemes(Other Scheme - FoF Domestic)",
  "A Multi Manager FoF",
);
const nothing = { kind: null, class: null };

describe("what a scheme invests in", () => {
  it.each([
    ["Open Ended Schemes(Equity Scheme - Small Cap Fund)", "A Fund", "equity"],
    ["Open Ended Schemes(Equity Scheme - ELSS)", "A Tax Saver", "equity"],
    ["Open Ended Schemes(Debt Scheme - Liquid Fund)", "A Fund", "debt"],
    ["Open Ended Schemes(Hybrid Scheme - Arbitrage Fund)", "A Fund", "hybrid"],
    ["Open Ended Schemes(Other Scheme - Gold ETF)", "A Fund", "gold"],
    ["Open Ended Schemes(Other Scheme - FoF Domestic)", "A Silver ETF FoF", "gold"],
    ["Open Ended Schemes(Other Scheme - FoF Overseas)", "A Nasdaq 100 FoF", "equity"],
    ["Open Ended Schemes(Other Scheme - FoF Overseas)", "A US Treasury Bond FoF", "debt"],
  ])("is by AMFI's category %s and the name %s: %s", (heading, name, kind) => {
    expect(kindOfScheme(scheme(heading, name))).toEqual({ kind, isChosen: false });
  });

  it("is other for what is in no list, and not known for a scheme without a category", () => {
    expect(kindOfScheme(scheme(null, "A Policy", null)).kind).toBe("other");
    expect(kindOfScheme(scheme(null))).toEqual({ kind: null, isChosen: false });
  });

  it("is what the user said", () => {
    const said = { kind: "gold", class: "equity" } as const;
    expect(kindOfScheme(fundOfFunds, said)).toEqual({ kind: "gold", isChosen: true });
  });

  it("follows the user's answer about tax where the category leaves both open", () => {
    const byTax = (
      of: Parameters<typeof kindOfScheme>[0],
      chosen: "equity" | "specified" | "other",
    ) => kindOfScheme(of, { ...nothing, class: chosen });
    expect(byTax(fundOfFunds, "specified")).toEqual({ kind: "debt", isChosen: true });
    expect(byTax(scheme(null), "equity").kind).toBe("equity");
    expect(byTax(scheme(null), "other").kind).toBeNull();
    // How a hybrid fund is taxed does not say that it holds only shares.
    const hybrid = scheme("Open Ended Schemes(Hybrid Scheme - Multi Asset Allocation)");
    expect(byTax(hybrid, "equity").kind).toBe("hybrid");
  });
});
