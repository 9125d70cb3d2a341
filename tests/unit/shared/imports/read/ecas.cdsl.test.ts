import { describe, expect, it } from "vitest";
import { readCas } from "../../../../../src/shared/imports/read/cas/read-cas.ts";
import { cdslPages, type MadeCdsl } from "../../../../support/data/sample-ecas/cdsl-ecas.ts";
import { textOf } from "../../../../support/data/sample-ecas/ecas-pages.ts";
import {
  flexiCap,
  liquid,
  share,
  tradedFund,
  withoutCost,
  withoutUnits,
} from "../../../../support/data/sample-ecas/ecas-samples.ts";

const read = (made: MadeCdsl) => readCas(textOf(cdslPages(made)));
const accounts = [
  { id: "1208160000001234", holdings: [share, tradedFund] },
  { id: "IN30000000005678", holdings: [tradedFund] },
];
const coded = {
  ...flexiCap,
  name: ["GODG - Sample Flexi Cap", "Fund - Direct Plan -", "Growth"],
  folio: "91012112582/0",
};

describe("CDSL's monthly statement", () => {
  it.each([false, true])("is read as holdings, with the sellers' columns: %s", (hasBrokers) => {
    const { source, from, to, schemes, leftOut } = read({
      hasBrokers,
      accounts,
      folios: [coded, withoutCost, withoutUnits, liquid],
      pensions: ["SAMPLE PENSION FUND SCHEME E - TIER I"],
    });
    expect({ source, from, to }).toEqual({
      source: "cdsl-ecas",
      from: "2025-10-01",
      to: "2025-10-31",
    });
    expect(
      schemes.map(({ folio, name, isin, closing }) => [
        folio,
        name,
        isin,
        closing?.units,
        closing?.cost,
      ]),
    ).toEqual([
      ["Demat 1234", "SAMPLE NIFTY 50 ETF", "INF999Z01B26", "10.000", null],
      ["Demat 5678", "SAMPLE NIFTY 50 ETF", "INF999Z01B26", "10.000", null],
      [
        "91012112582/0",
        "Sample Flexi Cap Fund - Direct Plan - Growth",
        "INF000X01013",
        "1234.567",
        "100000.00",
      ],
      ["79", "SAMPLE NIFTY 50", "INF000K01A13", "10.000", null],
      ["78", "SAMPLE CLOSED FUND", "INF000K01A13", "0.000", null],
      ["5550001", "SAMPLE LIQUID FUND", "INF000X01021", "0.196", "400.00"],
    ]);
    expect(schemes.flatMap(({ failures }) => failures)).toEqual([]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(["pension", "share", "month", "month"]);
    expect(schemes[0]?.investor).toBe("ASHA SAMPLE XXXXXX000A");
  });

  it("is read over many pages", () => {
    const { schemes } = read({ linesOnPage: 7, accounts, folios: [coded, liquid, withoutCost] });
    expect(schemes.map(({ isin }) => isin)).toEqual([
      "INF999Z01B26",
      "INF999Z01B26",
      "INF000X01013",
      "INF000X01021",
      "INF000K01A13",
    ]);
  });

  it("does not take a folio for units, nor believe units, where none or no NAV is printed", () => {
    const navs = ["NAV (`)", "100.0000", "2,500.1234"];
    for (const missing of [navs, [...navs, ".196"]]) {
      const pages = cdslPages({ folios: [flexiCap, liquid] }).map((page) =>
        page.filter(({ text }) => !missing.includes(text)),
      );
      const { schemes } = readCas(textOf(pages));
      expect(schemes.map(({ folio }) => folio)).toEqual(["12345678/90", "5550001"]);
      expect(schemes.map(({ failures }) => failures.map(({ check }) => check))).toEqual([
        ["value"],
        ["value"],
      ]);
    }
  });

  it("proves its units by their decimals and its costs by their total, or says that nothing does", () => {
    const unprovenIn = (made: MadeCdsl, without: RegExp = /^$/) =>
      readCas(
        textOf(cdslPages(made).map((page) => page.filter(({ text }) => !without.test(text)))),
      ).schemes.map(({ closing }) => closing?.unproven);
    const rounded = { ...flexiCap, units: "1234.5678", nav: "100.00" };
    expect(unprovenIn({ folios: [flexiCap, rounded] })).toEqual([[], ["units"]]);
    expect(unprovenIn({ folios: [flexiCap] }, /^Grand Total$/)).toEqual([["cost"]]);
  });

  it("is refused where the only number left in an account is none, and its value is not that of the account", () => {
    const pages = cdslPages({
      accounts: [{ id: "1208160000001234", holdings: [tradedFund, liquid] }],
    });
    const isOfFirst = (text: string) =>
      ["B26", "INF999Z01\u00AD", "10.000", "250.00", "2,500.00"].includes(text);
    const left = pages.map((page) => page.filter(({ text }) => !isOfFirst(text)));
    const unread = left.map((page) =>
      page.map((drawn) =>
        drawn.text.startsWith("INF000X01\u00AD") ? { ...drawn, text: "IN" } : drawn,
      ),
    );
    expect(() => readCas(textOf(unread))).toThrow(
      expect.objectContaining({ problem: "cdsl-sums" }),
    );
  });

  it("is refused where its costs do not lead to the grand total", () => {
    expect(() => read({ folios: [flexiCap, liquid], grandTotalAside: 100_00 })).toThrow(
      expect.objectContaining({ problem: "cdsl-sums" }),
    );
  });
});
