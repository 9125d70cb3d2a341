import { expect, it } from "vitest";
import { isEtf, suggestedCategory } from "../../../../src/shared/schemes/suggested-category.ts";

it.each([
  ["Open Ended Schemes(Equity Scheme - Small Cap Fund)", "Example Small Cap Fund", "equity"],
  ["Open Ended Schemes(Equity Schemes - ELSS- Tax Saver Fund)", "Example ELSS Fund", "elss"],
  ["Open Ended Schemes(Debt Scheme - Banking and PSU Fund)", "Example PSU Fund", "debt"],
  ["Open Ended Schemes(Debt Scheme - Overnight Fund)", "Example Overnight Fund", "liquid"],
  ["Open Ended Schemes(Income/Debt Oriented Schemes - Liquid Fund)", "Example Fund", "liquid"],
  ["Open Ended Schemes(Hybrid Scheme - Arbitrage Fund)", "Example Arbitrage Fund", "hybrid"],
  ["Open Ended Schemes (Balanced)", "Example Balanced Fund", "hybrid"],
  ["Close Ended Schemes(Income)", "Example FMP Series 1", "debt"],
  ["Close Ended Schemes(Growth)", "Example Fund Series 1", "equity"],
  ["Open Ended Schemes(Other Scheme - Gold ETF)", "Example Gold BeES", "gold"],
  ["Open Ended Schemes(Other Scheme - Other  ETFs)", "Example Silver ETF", "silver"],
  ["Open Ended Schemes(Other Scheme - Other  ETFs)", "Example Nifty 50 ETF", "equity"],
  [
    "Open Ended Schemes(Other Scheme - Index Funds)",
    "Example Nifty SDL Jun 2028 Index Fund",
    "debt",
  ],
  ["Open Ended Schemes(Other Scheme - FoF Domestic)", "Example Gold ETF Fund of Fund", "gold"],
  ["Open Ended Schemes(Other Scheme - FoF Domestic)", "Example Gold and Silver FoF", "gold"],
  ["Open Ended Schemes(Other Scheme - Other  ETFs)", "Example MSCI India ETF", "equity"],
  ["Open Ended Schemes(Other Scheme - FoF Overseas)", "Example Equity FoF", "international"],
  ["Something AMFI has never said", "Example Fund", null],
  [null, "Example Fund", null],
])("%s, %s suggests the category %s", (category, name, kind) => {
  expect(suggestedCategory(category, name)).toBe(kind);
});

it.each([
  ["Open Ended Schemes(Other Scheme - Other  ETFs)", "Example Nifty 50 ETF", true],
  ["Open Ended Schemes(Income)", "Example Liquid BeES", true],
  ["Open Ended Schemes(Other Scheme - FoF Domestic)", "Example Gold ETF Fund of Fund", false],
  ["Open Ended Schemes(Exchange Traded Funds (ETFs) - Equity ETF)", "Example Nifty", true],
  ["Open Ended Schemes(Equity Scheme - ELSS)", "Example ELSS", false],
])("%s, %s is traded on an exchange: %s", (category, name, itIs) => {
  expect(isEtf(category, name)).toBe(itIs);
});
