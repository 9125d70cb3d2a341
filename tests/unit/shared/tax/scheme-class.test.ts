import { describe, expect, it } from "vitest";
import { classOfScheme, withChosenClass } from "../../../../src/shared/tax/scheme-class.ts";

const open = (heading: string) => `Open Ended Schemes(${heading})`;

describe("the class of a scheme", () => {
  it.each([
    ["Equity Scheme - Large Cap Fund", "Sample Large Cap", "equity", "equity-scheme"],
    ["Equity Schemes - ELSS- Tax Saver Fund", "Sample ELSS", "equity", "equity-scheme"],
    ["Growth", "Sample Equity Plan", "equity", "equity-scheme"],
    ["Hybrid Scheme - Arbitrage Fund", "Sample Arbitrage", "equity", "usually-equity"],
    ["Hybrid Schemes - Equity Savings Fund", "Sample Savings", "equity", "usually-equity"],
    ["Hybrid Scheme - Aggressive Hybrid Fund", "Sample Hybrid", "equity", "usually-equity"],
    ["Other Scheme - Index Funds", "Sample Nifty 50 Index Fund", "equity", "indian-index"],
    ["Exchange Traded Funds (ETFs) - Equity ETF", "Sample Sensex ETF", "equity", "indian-index"],
    ["Other Scheme - Other  ETFs", "Sample 1D Rate Liquid ETF", "specified", "debt-scheme"],
    ["Index Funds - Debt Funds", "Sample CRISIL IBX 2028", "specified", "debt-scheme"],
    ["Debt Scheme - Liquid Fund", "Sample Liquid", "specified", "debt-scheme"],
    ["Income/Debt Oriented Schemes - Gilt Fund", "Sample Gilt", "specified", "debt-scheme"],
    ["Hybrid Scheme - Conservative Hybrid Fund", "Sample MIP", "specified", "mostly-debt"],
    ["Other Scheme - FoF Domestic", "Sample Bond ETF FOF", "specified", "mostly-debt"],
    ["Other Scheme - Gold ETF", "Sample Gold ETF", "other", "gold-or-silver"],
    ["Other Scheme - FoF Domestic", "Sample Silver ETF FOF", "other", "gold-or-silver"],
    ["Other Scheme - FoF Overseas", "Sample US Growth FoF", "other", "overseas"],
    ["Other Scheme - Index Funds", "Sample Nasdaq 100 Index Fund", "other", "overseas"],
    ["Hybrid Scheme - Balanced Hybrid Fund", "Sample Balanced", "other", "balanced-hybrid"],
    ["Hybrid Schemes - Multi Asset Allocation Fund", "Sample Multi Asset", null, "mixed"],
    [
      "Hybrid Scheme - Dynamic Asset Allocation or Balanced Advantage",
      "Sample Advantage",
      null,
      "mixed",
    ],
    ["Solution Oriented Scheme - Retirement Fund", "Sample Retirement", null, "mixed"],
    ["Other Scheme - FoF Domestic", "Sample Nifty Next 50 ETF FoF", null, "fund-of-funds"],
    ["Other Scheme - FoF Domestic", "Sample Income plus Arbitrage FOF", null, "fund-of-funds"],
    ["Equity Scheme - Sectoral/ Thematic", "Sample US Bluechip Fund", null, "maybe-overseas"],
    ["Index Funds - Equity Funds", "Sample India Domestic & World 45", null, "maybe-overseas"],
    ["Equity Scheme - Sectoral/ Thematic", "Sample Asian Equity Fund", null, "maybe-overseas"],
    ["Growth", "Sample Fixed Horizon Fund XXXVI - Series 1", null, "mixed"],
    ["Growth", "Sample FMP - 1100 Days", null, "mixed"],
    ["Growth", "Sample Equity Savings Fund - Series 1", "equity", "usually-equity"],
    ["Growth", "Sample Blended Plan A", "equity", "usually-equity"],
    ["Growth", "Sample Brazil Fund", null, "maybe-overseas"],
    ["Growth", "Sample Euro Leaders Fund", null, "maybe-overseas"],
    ["Growth", "Sample Emerging Market Offshore Fund", null, "maybe-overseas"],
    ["Other Scheme - Index Funds", "Sample Nasdaq100 Index Fund", "other", "overseas"],
    ["Other Scheme - FoF Overseas", "Sample Global Equity Income FOF", "other", "overseas"],
    ["Other Scheme - FoF Overseas", "Sample US Treasury 1-3 FOF", "specified", "overseas-debt"],
    ["Other Scheme - FoF Overseas", "Sample US Specific Debt FoF", "specified", "overseas-debt"],
    ["Other Scheme - FoF Domestic", "Sample US Bond FoF", "specified", "overseas-debt"],
    ["Something new", "Sample", null, "no-category"],
  ])("of %s, %s, is %s by %s", (heading, name, schemeClass, reason) => {
    const found = classOfScheme(open(heading), name);
    expect([found.class, found.reason]).toEqual([schemeClass, reason]);
  });

  it.each([
    "Equity Long-Short Fund",
    "Hybrid Investment Strategies - Hybrid Long-Short Fund",
    "Debt Oriented Investment Strategies - Debt Long-Short Fund",
    "Something new - Debt",
  ])("of a specialised investment fund is not known until the user says: %s", (heading) => {
    const found = classOfScheme(open(heading), "Sample Fund", "SIF-3");
    expect([found.class, found.reason]).toEqual([null, "specialised"]);
    expect(withChosenClass(found, "equity").class).toBe("equity");
  });

  it("of foreign debt is not certain", () => {
    const found = classOfScheme(open("Other Scheme - FoF Overseas"), "Sample US Specific Debt FoF");
    expect(found).toMatchObject({ class: "specified", certain: false, hasLittleEquity: true });
  });

  it("does not take an option's name for what a fund invests in", () => {
    const name =
      "Sample Nifty 200 Index Fund - Payout of Income Distribution cum capital withdrawal";
    expect(classOfScheme(open("Index Funds - Equity Funds"), name).class).toBe("equity");
  });

  it("is not known without a category", () => {
    expect(classOfScheme(null, "Sample Large Cap").class).toBeNull();
  });

  it("says what is listed, locked and closed", () => {
    const etf = classOfScheme(open("Other Scheme - Gold ETF"), "Sample Gold ETF");
    expect(etf).toMatchObject({ isListed: true, isElss: false, isClosed: false });
    const closed = classOfScheme("Close Ended Schemes(ELSS)", "Sample Series 3");
    expect(closed).toMatchObject({ isListed: false, isElss: true, isClosed: true });
  });

  it("is the user's answer where there is one", () => {
    const found = classOfScheme(open("Hybrid Scheme - Multi Asset Allocation"), "Sample");
    expect(withChosenClass(found, null)).toEqual(found);
    expect(withChosenClass(found, "other")).toMatchObject({
      class: "other",
      isChosen: true,
      hasLittleEquity: null,
    });
  });
});
