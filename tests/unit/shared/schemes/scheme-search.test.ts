import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Option, Plan } from "../../../../src/shared/schemes/plan-and-option.ts";
import {
  schemeSearchWords,
  searchEntry,
  searchSchemes,
} from "../../../../src/shared/schemes/scheme-search.ts";
import type { ListedScheme } from "../../../../src/shared/schemes/scheme.ts";

const scheme = (name: string, its: Partial<ListedScheme> = {}): ListedScheme => ({
  code: null,
  name,
  nav: "10",
  navDate: "2026-08-20",
  plan: planOf(name),
  option: optionOf(name),
  frequency: null,
  isInferred: false,
  fundHouse: null,
  category: null,
  isin: null,
  reinvestmentIsin: null,
  formerName: null,
  ...its,
});
const planOf = (name: string): Plan => (name.includes("Direct") ? "direct" : "regular");
const optionOf = (name: string): Option => (name.includes("IDCW") ? "idcw" : "growth");

const find = (query: string, schemes: readonly ListedScheme[], wound: readonly string[] = []) => {
  const entries = schemes
    .map((its) => ({ name: its.name, ...searchEntry(its, !wound.includes(its.name)) }))
    .toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  return searchSchemes(entries, schemeSearchWords(query)).map(({ name }) => name);
};

const smallCap = [
  "SBI Small Cap Fund - Regular Plan - IDCW",
  "SBI Small Cap Fund - Regular Plan - Growth",
  "SBI Small Cap Fund - Direct Plan - IDCW",
  "SBI Small Cap Fund - Direct Plan - Growth",
];

describe("searching schemes", () => {
  it("ranks direct growth first within a fund, then regular growth", () => {
    const found = find(
      "small sbi cap",
      smallCap.map((name) => scheme(name)),
    );
    expect(found.slice(0, 2)).toEqual([smallCap[3], smallCap[1]]);
    expect(found).toHaveLength(4);
  });

  it("finds a specialised investment fund by its code, whole or begun, and by its brand", () => {
    const sifs = ["SIF-3", "SIF-31", "SIF-4"].map((code) =>
      scheme(`qsif Fund ${code} - Direct Plan - Growth`, { code, fundHouse: "quant SIF" }),
    );
    const others = [scheme("Sample SIF-like 3 Fund - Direct Plan - Growth", { code: "3" })];
    const all = [...sifs, ...others];
    expect(find("sif-3", all)).toEqual([sifs[0]?.name]);
    expect(find(" SIF-31 ", all)).toEqual([sifs[1]?.name]);
    expect(find("quant sif", all)).toHaveLength(3);
  });

  it.each([
    ["hdfc top 100", "HDFC Large Cap Fund"],
    ["Axis Bluechip direct", "Axis Large Cap Fund"],
    ["Franklin India Prima Plus", "Franklin India Flexi Cap Fund"],
    ["l&t midcap", "HSBC Midcap Fund"],
    ["reliance small cap growth", "Nippon India Small Cap Fund"],
  ])("finds by a former name: %s", (query, today) => {
    const funds = [today, "HDFC Nifty 100 Index Fund", "Axis Midcap Fund"];
    const schemes = funds.map((fund) => scheme(`${fund} - Direct Plan - Growth`));
    expect(find(query, schemes)[0]).toBe(`${today} - Direct Plan - Growth`);
  });

  it("lists what a former name means before what has its words", () => {
    const [today, savings] = ["UTI Flexi Cap Fund", "UTI Equity Savings Fund"].map(
      (fund) => `${fund} - Direct Plan - Growth`,
    ) as [string, string];
    expect(find("uti equity", [scheme(savings), scheme(today)])).toEqual([today, savings]);
  });

  it.each(["mid cap", "midcap", "MID-CAP", "cap motilal mid", "motilal midcap direct growth"])(
    "finds a Midcap and a Mid Cap Fund by %j",
    (query) => {
      const funds = ["Motilal Oswal Midcap Fund", "Motilal Oswal Mid Cap Fund"];
      const schemes = funds.map((fund) => scheme(`${fund} - Direct Plan - Growth`));
      expect(find(query, schemes)).toHaveLength(2);
    },
  );

  it("finds schemes by fund house, code, ISIN and former name", () => {
    const its = scheme("Alpha Large Cap Fund - Direct Plan - Growth", {
      code: "123456",
      fundHouse: "Omega Mutual Fund",
      isin: "INF000A01001",
      reinvestmentIsin: "INF000A01002",
      formerName: "bluechip fund",
    });
    const other = scheme("Beta Large Cap Fund - Direct Plan - Growth");
    for (const query of [
      "omega",
      "bluechip",
      "blue chip",
      "123456",
      "inf000a01002 alpha",
      "INF000A",
    ])
      expect(find(query, [other, its])).toEqual([its.name]);
  });

  it.each(["123456", " inf000a01001 ", "INF000A01002"])("finds exactly one row by %j", (query) => {
    const named = scheme("Wound Up Fund", {
      code: "123456",
      isin: "INF000A01001",
      reinvestmentIsin: "INF000A01002",
    });
    const alike = scheme("Fund 123456 INF000A01001 INF000A01002");
    expect(find(query, [alike, named], [named.name])).toEqual([named.name]);
  });

  it("ranks schemes with a current NAV first, however well others match", () => {
    const schemes = ["Small Cap Fund", "A Longer Smallcap 250 Index Fund"].map((its) =>
      scheme(its),
    );
    expect(find("small cap", schemes, ["Small Cap Fund"])).toEqual([
      "A Longer Smallcap 250 Index Fund",
      "Small Cap Fund",
    ]);
  });

  it("ranks whole-word matches before partial ones", () => {
    const schemes = ["SBI Nifty Smallcap 250 Index Fund", "SBI Small Cap Fund"];
    expect(
      find(
        "sbi small cap",
        schemes.map((its) => scheme(its)),
      ),
    ).toEqual(schemes.toReversed());
  });

  it("finds every scheme that contains all words, in any order", () => {
    const word = fc.constantFrom("alpha", "mid", "cap", "fund", "midcap", "x1");
    const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.array(word, { maxLength: 3 }), (names, query) => {
        const schemes = names.map((its) => scheme(its));
        const expected = names.filter((its) =>
          query.every(
            (one) => its.includes(one) || (one.length > 3 && its.replaceAll(" ", "").includes(one)),
          ),
        );
        expect(find(query.join(" "), schemes).toSorted()).toEqual(expected.toSorted());
        expect(find(query.toReversed().join(" "), schemes)).toEqual(find(query.join(" "), schemes));
      }),
    );
  });
});
