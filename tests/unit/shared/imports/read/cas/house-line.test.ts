import { describe, expect, it } from "vitest";
import { houseLines } from "../../../../../../src/shared/imports/read/cas/house-line.ts";

const location = { page: 1, line: 1, text: "" };

describe("the line of a fund house", () => {
  it.each([
    "Sample Mutual Fund",
    "quant Mutual Fund",
    "PGIM INDIA MUTUAL FUND",
    "franklin templeton investments",
    "quant SIF",
    "qsif SIF",
    "qsif",
    "iSIF SIF",
    "WSIF",
    "DynaSIF by 360 ONE",
    "MAGNUM SIF",
    "SBI Magnum SIF",
    "Altiva SIF by Edelweiss",
    "Altiva SIF by Edelweiss Mutual Fund",
    "Titanium SIF - Tata Mutual Fund",
    "ICICI Prudential SIF",
    "Edelweiss Specialised Investment Fund",
    "Kotak Specialized Investment Fund (SIF)",
    "BANDHAN SPECIALISED INVESTMENT FUND",
  ])("is recognised: %s", (text) => {
    expect(houseLines([])(text)).toBe(true);
  });

  it.each([
    "The minimum in all strategies of one SIF",
    "your SIF",
    "Minimum investment of Rs.10,00,000 applies to each SIF",
    "qsif Equity Long-Short Fund - Direct Plan - Growth",
    "Growth - SIF",
    "For details see the offer document of the SIF.",
    "ASHA SAMPLE KUMAR",
    "Nominee 1: RAVI SAMPLE",
  ])("is not found in another text: %s", (text) => {
    expect(houseLines([])(text)).toBe(false);
  });

  it("is any name that the first page has the value of, but not the line with the value, nor the total", () => {
    const isHouse = houseLines(
      ["Altiva", "Total", "12"].map((house) => ({ house, value: "1", location })),
    );
    expect(["Altiva", "ALTIVA", "Altiva 1.00 2.00", "Total", "34"].map(isHouse)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
