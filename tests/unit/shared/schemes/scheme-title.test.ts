import { describe, expect, it } from "vitest";
import { categoryTitle, schemeTitle } from "../../../../src/shared/schemes/scheme-title.ts";

describe("the shown name of a scheme", () => {
  it.each([
    ["HDFC SMALL CAP FUND-DIRECT PLAN-IDCW", "HDFC Small Cap Fund - Direct Plan - IDCW"],
    ["sbi etf gold", "SBI ETF Gold"],
    ["QSIF EQUITY LONG-SHORT FUND - DIRECT", "qsif Equity Long-Short Fund - Direct"],
    ["Dynasif Equity Long-Short Fund", "DynaSIF Equity Long-Short Fund"],
    [
      "Aditya Birla Sun Life Banking & PSU Debt Fund  - DIRECT - MONTHLY IDCW",
      "Aditya Birla Sun Life Banking & PSU Debt Fund - Direct - Monthly IDCW",
    ],
    ["Motilal Oswal Contra Fund – Direct – Growth", "Motilal Oswal Contra Fund - Direct - Growth"],
    ["UTI Nifty 10-year G-Sec fund of fund (FOF)", "UTI Nifty 10-Year G-Sec Fund of Fund (FoF)"],
    [
      "ICICI Prudential BSE Liquid Rate ETF - Growth",
      "ICICI Prudential BSE Liquid Rate ETF - Growth",
    ],
    [
      "reliance fixed horizon fund xxxix-series 16",
      "Reliance Fixed Horizon Fund XXXIX - Series 16",
    ],
    ["ICICI Prudential Children’s Fund", "ICICI Prudential Children’s Fund"],
    ["Axis Fund-Direct Plan-IDCW-Re-investment", "Axis Fund - Direct Plan - IDCW - Re-Investment"],
    ["Axis Fund - IDCW Re-investment", "Axis Fund - IDCW Re-Investment"],
  ])("turns %j into %j", (name, title) => expect(schemeTitle(name)).toBe(title));

  it("leaves a title unchanged", () => {
    const title = "HDFC Small Cap Fund - Direct Plan - IDCW";
    expect(schemeTitle(title)).toBe(title);
  });
});

it.each([
  ["elss", "ELSS"],
  ["psu & etf", "PSU & ETF"],
  ["fof", "FoF"],
  ["el & insurance (2022)", "el & insurance (2022)"],
])("the category %j is shown as %j", (category, title) => {
  expect(categoryTitle(category)).toBe(title);
});
