import { describe, expect, it } from "vitest";
import { resolveScheme, schemeIndex } from "../../../../src/shared/imports/match/resolve-scheme.ts";
import type { ListedScheme } from "../../../../src/shared/schemes/scheme.ts";

const listed = (code: string, name: string): ListedScheme => ({
  code,
  name,
  nav: "10",
  navDate: "2026-08-20",
  plan: "direct",
  option: "growth",
  frequency: null,
  isInferred: false,
  fundHouse: null,
  category: null,
  isin: null,
  reinvestmentIsin: null,
  formerName: null,
});

const index = await schemeIndex(
  [
    listed("1", "Parag Parikh Flexi Cap Fund - Direct Plan - Growth"),
    listed("2", "Parag Parikh Flexi Cap Fund - Regular Plan - Growth"),
    listed("3", "Sample Growth Fund - Direct Plan - IDCW"),
    listed("4", "Sample Fund - Direct Plan - Growth IDCW"),
  ],
  async () => {},
);
const codeOf = (name: string) =>
  resolveScheme({ isin: null, amfiCode: null, registrarCode: null, name }, index, new Map())?.code;

describe("a scheme's name", () => {
  it.each([
    ["Parag Parikh Flexi Cap Growth Direct Plan", "1"],
    ["Parag Parikh Flexi Cap Fund Growth Direct Plan", "1"],
    ["Parag Parikh Flexi Cap Growth Regular Plan", "2"],
  ])("is found with its words in another order: %s", (name, code) => {
    expect(codeOf(name)).toBe(code);
  });

  it.each([
    "Parag Parikh Flexi Cap Growth",
    "Parag Parikh Flexi Cap Direct Plan",
    "Parag Parikh Cap Growth Direct Plan",
    "Sample IDCW Growth Direct",
  ])("is not found where a word is missing or two schemes have the same words: %s", (name) => {
    expect(codeOf(name)).toBeUndefined();
  });
});
