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

  it("is refused where its costs do not lead to the grand total", () => {
    expect(() => read({ folios: [flexiCap, liquid], grandTotalAside: 100_00 })).toThrow(
      expect.objectContaining({ problem: "cdsl-sums" }),
    );
  });
});
