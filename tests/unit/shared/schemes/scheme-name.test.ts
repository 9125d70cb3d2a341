import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVariant } from "../../../../src/shared/schemes/plan-and-option.ts";
import { splitSchemeName } from "../../../../src/shared/schemes/scheme-name.ts";

describe("a scheme's name", () => {
  it.each([
    [
      "Example Small Cap Fund - Direct Plan - Growth",
      "example small cap fund",
      "direct plan growth",
    ],
    [
      "Example Midcap Fund-Direct Plan-Growth Option",
      "example midcap fund",
      "direct plan growth option",
    ],
    ["EXAMPLE LIQUID FUND REGULAR PLAN  GROWTH", "example liquid fund", "regular plan growth"],
    ["Example Fund (Direct) - Half Yearly IDCW", "example fund", "direct half yearly idcw"],
    [
      "Example Nifty 50 Index Fund - Growth Option- Direct",
      "example nifty 50 index fund",
      "growth option direct",
    ],
    ["Example Gold ETF – Regular – Growth", "example gold etf", "regular growth"],
  ])("%j is split", (name, fund, variant) => {
    expect(splitSchemeName(name)).toEqual({ fund, formerName: null, variant });
  });

  it.each([
    ["Example Dividend Yield Fund - Direct Plan - Growth", "example dividend yield fund"],
    ["Example Monthly Income Plan - Growth", "example monthly income plan"],
    ["Example Growth Mid Cap Fund - Growth Plan - Growth Option", "example growth mid cap fund"],
    ["Example Regular Savings Fund - Regular Plan - Growth", "example regular savings fund"],
    ["Example Annual Interval Fund - I - Regular Plan - IDCW", "example annual interval fund - i"],
    [
      "Example FTIF Series XXXV-II (1223 Days) - Direct Plan",
      "example ftif series xxxv-ii (1223 days)",
    ],
    [
      "Example Fund - Segregated Portfolio 1 - Direct Plan - IDCW",
      "example fund - segregated portfolio 1",
    ],
    [
      "Example Liquid Fund - Unclaimed Dividend - Growth",
      "example liquid fund - unclaimed dividend",
    ],
    ["Example Banking & PSU Fund - Growth", "example banking and psu fund"],
    ["Growth", "growth"],
  ])("%j keeps the words of the fund's own name", (name, fund) => {
    expect(splitSchemeName(name).fund).toBe(fund);
  });

  it.each([
    ["Example Large Cap Fund (erstwhile Bluechip Fund)  - Direct Plan - IDCW", "bluechip fund"],
    [
      "Example Fund(Formerly Known as Other Blue Chip Fund)Direct Plan - Growth",
      "other blue chip fund",
    ],
  ])("%j names the former fund", (name, formerName) => {
    const { fund, variant, ...rest } = splitSchemeName(name);
    expect(rest.formerName).toBe(formerName);
    expect(fund).toMatch(/^example (large cap )?fund$/);
    expect(variant).toMatch(/^direct plan/);
  });

  it("is parsed deterministically and in linear time for any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: "grapheme" }), (name) => {
        const { fund } = splitSchemeName(name);
        expect(splitSchemeName(fund).formerName).toBeNull();
      }),
    );
  });
});

describe("the words of plan and option", () => {
  it.each([
    ["direct plan growth", "direct", "growth", null],
    ["reg gr", "regular", "growth", null],
    ["direct plan cumulative option", "direct", "growth", null],
    ["growth / payment direct plan", "direct", "growth", null],
    ["regular monthly idcw", "regular", "idcw", "monthly"],
    ["idcw payout/reinvestment", null, "idcw", null],
    ["payout of income distribution cum capital withdrawal option", null, "idcw-payout", null],
    ["weekly dividend reinvestment", null, "idcw-reinvestment", "weekly"],
    ["monthly dcw payout", null, "idcw-payout", "monthly"],
    ["direct plan quarterly", "direct", "idcw", "quarterly"],
    ["direct bi monthly idcw", "direct", "idcw", "bimonthly"],
    ["direct annual bonus option principal units", "direct", "bonus", null],
    ["", null, null, null],
  ])("%j", (words, plan, option, frequency) => {
    expect(readVariant(words)).toEqual({ plan, option, frequency });
  });
});
