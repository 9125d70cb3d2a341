import { describe, expect, it } from "vitest";
import {
  contradictingSchemes,
  resolveScheme,
  schemeIndex,
} from "../../../../../src/shared/imports/match/resolve-scheme.ts";
import type { ListedScheme } from "../../../../../src/shared/schemes/scheme.ts";

const listed = (code: string, name: string, isin: string | null = null): ListedScheme => ({
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
  isin,
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
    "Parag Parikh Flexi Cap Fund - Direct Plan - Growth - Regular",
    "Parag Parikh Flexi Cap Fund Regular Plan Growth - Direct",
  ])(
    "is not found where a word is missing, two schemes have the same words or it says two plans: %s",
    (name) => {
      expect(codeOf(name)).toBeUndefined();
    },
  );
});

describe("a scheme's name and its ISIN", () => {
  const own = "INF879O01027";
  const known = schemeIndex(
    [
      listed("1", "Parag Parikh Flexi Cap Fund - Direct Plan - Growth", own),
      listed("2", "Quant Small Cap Fund - Direct Plan - Growth", "INF966L01689"),
    ],
    async () => {},
  );
  const contradicting = async (name: string, alsoNamed: string[] = []) =>
    contradictingSchemes(
      { isin: own, amfiCode: null, registrarCode: null, name, alsoNamed },
      await known,
    ).map(({ code }) => code);

  it.each([
    ["are one", "Parag Parikh Flexi Cap Fund - Direct Plan - Growth", []],
    ["are one, whatever the registrar calls it", "PPFAS Long Term Value Fund - Direct Growth", []],
    ["are two schemes", "Quant Small Cap Fund - Direct Plan - Growth", ["1", "2"]],
    ["are two plans", "Parag Parikh Flexi Cap Fund - Regular Plan - Growth", ["1"]],
    ["say both plans", "Parag Parikh Flexi Cap Fund - Direct Plan - Growth - Regular", ["1"]],
  ])("%s", async (_title, name, codes) => {
    expect(await contradicting(name)).toEqual(codes);
  });

  it("are two where a later line has the other name", async () => {
    const right = "Parag Parikh Flexi Cap Fund - Direct Plan - Growth";
    expect(await contradicting(right, ["Quant Small Cap Fund - Direct Plan - Growth"])).toEqual([
      "1",
      "2",
    ]);
  });
});
