import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../../../../../src/shared/imports/propose/open-question.ts";
import { proposeFund } from "../../../../../../src/shared/imports/propose/propose-fund.ts";
import { rowDoubts } from "../../../../../../src/shared/imports/propose/row-doubts.ts";
import { closingLine, purchase, readRows } from "../../../../../support/data/cas-samples.ts";
import type { MadeRow } from "../../../../../../sample/statement/cas-pdf.ts";

const bought = purchase({ units: "100.000", amount: "10,000.00", balance: "100.000" });
const split = (change: Partial<MadeRow>): MadeRow => ({
  date: "10-Mar-2022",
  text: "Unit Split",
  ...change,
});
const readSplit = (units: string, ...rows: MadeRow[]) =>
  readRows([bought, ...rows], units, { closing: closingLine(units) });

describe("a split of units", () => {
  it.each<[string, Partial<MadeRow>]>([
    ["the added units", { units: "900.000", balance: "1,000.000" }],
    ["an amount of 0", { amount: "0.00", units: "900.000", balance: "1,000.000" }],
    ["all units as new ones", { units: "1,000.000", balance: "1,000.000" }],
    ["the balance alone", { balance: "1,000.000" }],
    ["other words", { text: "Face Value Change 10:1", units: "900.000", balance: "1,000.000" }],
    ["its words turned", { text: "Split of units", units: "900.000", balance: "1,000.000" }],
  ])("adds its units without money, printed with %s", (_, change) => {
    const scheme = readSplit("1,000.000", split(change));
    expect(scheme).toMatchObject({
      failures: [],
      leftOut: [],
      rows: [{ type: "purchase" }, { type: "split", amount: "0", nav: null }],
    });
    expect(Number(scheme.rows[1]?.units)).toBe(900);
    const proposal = proposeFund(scheme, { from: null, to: "2024-12-31" }, null, []);
    expect(proposal).toMatchObject({ refusal: null, unitsAfter: 1000 });
  });

  it("is one change where old units go and new ones come in two lines", () => {
    const { rows, failures } = readSplit(
      "1,000.000",
      split({ units: "(100.000)", balance: "0.000" }),
      split({ units: "1,000.000", balance: "1,000.000" }),
    );
    expect(failures).toEqual([]);
    expect(rows).toMatchObject([
      {},
      { type: "split", units: "900", balance: "1000.000", locations: [{}, {}] },
    ]);
  });

  it.each([
    ["Unit Split"],
    ["Reverse Split of units"],
    ["Reverse Split"],
    ["Reverse split 10:1"],
    ["Consolidation 10:1 units reduced"],
    ["Consolidation of units"],
    ["Unit Consolidation (ratio 10 : 1)"],
    ["Units reduced - consolidation"],
  ])("can take units away: %s", (text) => {
    const { rows, failures } = readSplit(
      "10.000",
      split({ text, units: "(90.000)", balance: "10.000" }),
    );
    expect(failures).toEqual([]);
    expect(rows).toMatchObject([{}, { type: "split", units: "-90.000" }]);
  });

  it.each([
    ["Redemption - Consolidated payout", "redemption"],
    ["Redemption (Consolidated Bank Credit)", "redemption"],
    ["Redemption - Consolidated", "redemption"],
    ["Consolidated redemption", "redemption"],
    ["SWP - Consolidated payment", "swp"],
  ])("is no part of a sale that is paid in one sum: %s", (text, type) => {
    const sold = { amount: "(9,000.00)", nav: "100.0000" };
    const { rows, failures } = readSplit(
      "10.000",
      split({ text, units: "(90.000)", balance: "10.000", ...sold }),
    );
    expect(failures.filter(({ check }) => check !== "value")).toEqual([]);
    expect(rows[1]?.type).toBe(type);
  });

  it("has other NAVs after it than before, which are no doubt", () => {
    const day = "05-Apr-2021";
    const scheme = readSplit(
      "1,010.000",
      split({ date: "10-Mar-2021", units: "900.000", balance: "1,000.000" }),
      purchase({ date: day, amount: "100.00", units: "10.000", nav: "10.0", balance: "1,010.000" }),
    );
    const proposal = proposeFund(scheme, { from: null, to: "2024-12-31" }, null, []);
    expect(rowDoubts(proposal, [], { name: scheme.name, nav: null, navDate: null })).toEqual([]);
  });

  it("is asked about without a balance", () => {
    const scheme = readSplit("1,000.000", split({ units: "900.000" }));
    expect(scheme.failures).toMatchObject([{ check: "split" }]);
    const proposal = proposeFund(scheme, { from: null, to: "2024-12-31" }, null, []);
    const asked = { choice: {}, proposed: { proposal }, doubts: [], likelyDuplicate: null };
    expect(openQuestion(asked as unknown as Parameters<typeof openQuestion>[0])).toBe("doubt");
  });

  it.each([
    ["Split of folio - units moved"],
    ["Unit Split - Reversed"],
    ["IDCW @ Rs.1 per unit (face value 10)"],
  ])("is none in these words: %s", (text) => {
    const { rows } = readSplit(
      "1,000.000",
      split({ text, units: "900.000", balance: "1,000.000" }),
    );
    expect(rows.map(({ type }) => type)).not.toContain("split");
  });

  it.each([
    ["Consolidation Out", "consolidation"],
    ["Consolidation", "consolidation"],
    ["Folio Consolidation - Out", "consolidation"],
    ["Consolidation of units into folio 987", "consolidation"],
    ["Consolidation 1234567/89 to 7654321/01", "consolidation"],
    ["Consolidation - 1234567 to 7654321", "consolidation"],
    ["Consolidated, ref 12 to 14", "consolidation"],
    ["Ref 12:14 consolidated", "consolidation"],
    ["Consolidation of units 1234567 to 7654321", "consolidation"],
    ["Redemption - Consolidation of folios", "consolidation"],
    ["Dematerialisation", null],
    ["Conversion to Demat", null],
  ])("is no sale either where units only move: %s", (text, asked) => {
    const { rows, failures } = readSplit(
      "10.000",
      split({ text, units: "(90.000)", balance: "10.000" }),
    );
    expect(rows.map(({ type }) => type)).toEqual(["purchase", "transfer-out"]);
    expect(failures.map(({ check }) => check)).toEqual(asked === null ? [] : [asked]);
  });

  it("is never bought or sold, whatever the words beside a consolidation", () => {
    const beside = fc.constantFrom(
      "10:1",
      "units",
      "reduced",
      "of units",
      "folio",
      "out",
      "less",
      "scheme",
      "old",
      "",
    );
    fc.assert(
      fc.property(beside, beside, fc.boolean(), (before, after, isOut) => {
        const [units, left] = isOut ? ["(90.000)", "10.000"] : ["900.000", "1,000.000"];
        const text = `${before} Consolidation ${after}`.trim();
        const { rows } = readSplit(left, split({ text, units, balance: left }));
        expect(rows[1]?.type).toMatch(/^(?:split|transfer-(?:in|out))$/);
      }),
      { numRuns: 60 },
    );
  });

  it("leads to the units after it, whichever of the two columns they stand in", () => {
    const thousandths = fc.integer({ min: 1, max: 9_999_999 }).filter((each) => each !== 100_000);
    fc.assert(
      fc.property(thousandths, fc.constantFrom("change", "all", "none"), (after, printed) => {
        const text = (each: number) =>
          each < 0 ? `(${(-each / 1000).toFixed(3)})` : (each / 1000).toFixed(3);
        const units = { change: text(after - 100_000), all: text(after), none: undefined }[printed];
        const { rows, failures } = readSplit(
          text(after),
          split({ ...(units !== undefined && { units }), balance: text(after) }),
        );
        expect(failures.filter(({ check }) => check !== "value")).toEqual([]);
        expect(100_000 + Math.round(Number(rows[1]?.units) * 1000)).toBe(after);
      }),
      { numRuns: 30 },
    );
  });
});
