import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableLines } from "../../../../../../support/data/read-table-lines.ts";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { openQuestion } from "../../../../../../../src/shared/imports/propose/open-question.ts";
import { withCharges } from "../../../../../../../src/shared/imports/read/tables/charges.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { emptyRowAtLine } from "../../../../../../../src/shared/imports/read/tables/traded-statement.ts";

const header = "Date,Scheme,Folio,Type,Units,NAV,Amount,STT,TDS,Exit Load,Stamp Duty";
const bought = "13-05-2023,Sample Fund,1,Purchase,99.995,20,1999.90,,,,0.10";
const mapping = suggestMapping(
  [header, bought.replace(",,,,", ",1,1,1,")].map((line, at) => ({
    line: at + 1,
    cells: line.split(","),
  })),
);
const readMapped = (line: string) =>
  readTableFile(new TextEncoder().encode(`${header}\n${bought}\n${line}\n`), mapping);
const rowsOf = (line: string) => readMapped(line).schemes.flatMap(({ rows }) => rows.slice(1));
const checksOf = (line: string) =>
  readMapped(line).schemes.flatMap(({ failures }) =>
    failures.map(({ check, location }) => [check, location.line]),
  );

describe("columns of charges", () => {
  it("are found by their names, and never taken for the amount", () => {
    const { columns } = suggestMapping(
      [
        "Date,Scheme,Type,Units,STT Amount,TDS Deducted,Load,Exit Load %,Value",
        "13-05-2023,Sample Fund,Redemption,10,0.01,20,2,1%,200",
      ].map((line, at) => ({ line: at + 1, cells: line.split(",") })),
    );
    expect(columns).toMatchObject({
      amount: "value",
      stt: "stt amount",
      tds: "tds deducted",
      exitLoad: "load",
    });
  });

  it.each([
    ["before all of them", "1000"],
    ["after all of them", "887.5"],
    ["after the exit load alone", "990"],
    ["after STT and TDS alone", "897.5"],
    ["worked out from units and NAV", ""],
  ])("leave a sale's amount as it was credited where it is printed %s", (_, amount) => {
    const line = `20-05-2024,Sample Fund,1,Redemption,50,20,${amount},2.5,100,10,`;
    expect(rowsOf(line)).toMatchObject([
      { amount: "887.5", stt: "2.5", tds: "100", exitLoad: "10", units: "50" },
    ]);
    expect(checksOf(line)).toEqual([]);
  });

  it("keep what was credited where units and NAV are rounded", () => {
    const line = "20-05-2024,Sample Fund,1,Redemption,50,20.01,999.1,,100,,";
    expect(rowsOf(line)).toMatchObject([{ amount: "899.1", tds: "100" }]);
  });

  it.each([
    ["1000", "900"],
    ["900", "900"],
  ])(
    "tell a payout of %s before its TDS from one after it by the share of the tax",
    (amount, net) => {
      const line = `20-05-2024,Sample Fund,1,IDCW Payout,,,${amount},,100,,`;
      expect(rowsOf(line)).toMatchObject([{ type: "idcw-payout", amount: net, tds: "100" }]);
      expect(checksOf(line)).toEqual([]);
    },
  );

  it("leave what was reinvested as what its units cost", () => {
    expect(rowsOf("20-05-2024,Sample Fund,1,IDCW Reinvestment,45,20,1000,,100,,")).toMatchObject([
      { amount: "900", tds: "100" },
    ]);
  });

  it.each([
    ["a sale without a NAV", "Redemption,50,,990,,,10,"],
    ["a sale that is neither", "Redemption,50,20,960,,,10,"],
    ["a payout that is neither", "IDCW Payout,,,1000,,77,,"],
    ["a purchase", "Purchase,50,20,1000,,,10,"],
  ])("are asked about where nothing shows what they are taken from: %s", (_, cells) => {
    const line = `20-05-2024,Sample Fund,1,${cells}`;
    expect(checksOf(line)).toEqual([["charges", 3]]);
    const [scheme] = readMapped(line).schemes;
    const proposal = { refusal: null, rows: [{ outcome: { kind: "new" } }], scheme };
    const asked = { choice: {}, proposed: { proposal }, doubts: [], likelyDuplicate: null };
    expect(openQuestion(asked as unknown as Parameters<typeof openQuestion>[0])).toBe("doubt");
  });

  it("are not read where a text stands in the place of the money", () => {
    const statement = readMapped("20-05-2024,Sample Fund,1,Redemption,50,20,990,,,1%,");
    expect(statement.unreadable).toMatchObject([{ line: 3, reason: "no-charge" }]);
  });

  it("of another kind are named", () => {
    const { unused } = readTableLines(
      "Date,Scheme,Folio,Type,Units,NAV,Amount,Brokerage,Tax %",
      "13-05-2023,Sample Fund,1,Purchase,100,20,2000,15,10",
      "14-05-2023,Sample Fund,1,Purchase,100,20,2000,,10",
    );
    expect(unused).toEqual([{ kind: "charges", column: "Brokerage", count: 1 }]);
  });

  it.each(["S.T.T.", "Other chgs", "शुल्क", "लोड"])("called %s are named", (column) => {
    const { unused } = readTableLines(
      `Date,Scheme,Folio,Type,Units,NAV,Amount,${column}`,
      "20-05-2024,Sample Fund,1,Redemption,50,20,1000,1",
    );
    expect(unused).toEqual([{ kind: "charges", column, count: 1 }]);
  });

  it("leave a purchase that is taken back as it is", () => {
    const line = "14-05-2023,Sample Fund,1,Purchase,-99.995,20,-1999.90,1,,,0.10";
    expect(rowsOf(line)).toMatchObject([{ type: "reversal", amount: "1999.9", stampDuty: "0.1" }]);
  });

  it("of a known format's table are asked about", () => {
    const kuvera = "Date,Folio Number,Name of the Fund,Order,Units,NAV,Amount (INR),TDS";
    const statement = readTableLines(kuvera, "2024-05-03,1,Sample Fund,sell,50,20,1000,100");
    expect(statement.source).toBe("mapped");
    expect(statement.schemes[0]?.rows).toMatchObject([{ amount: "900", tds: "100" }]);
  });
});

describe("a sale's charges", () => {
  it("and what was credited are what its units were worth, whichever of them the amount has in it", () => {
    const rupees = fc.integer({ min: 100, max: 900 }).map((number) => number / 100);
    const sale = fc.record({
      units: fc.integer({ min: 10, max: 100 }),
      nav: fc.integer({ min: 10, max: 50 }),
      charges: fc.tuple(rupees, rupees, rupees),
      deducted: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    });
    fc.assert(
      fc.property(sale, ({ units, nav, charges, deducted }) => {
        const gross = units * nav * 100;
        const off = charges.reduce(
          (sum, charge, at) => sum + (deducted[at] === true ? Math.round(charge * 100) : 0),
          0,
        );
        const row = {
          ...emptyRowAtLine({ line: 1, cells: [] }),
          type: "redemption" as const,
          units: String(units),
          nav: String(nav),
          amount: String((gross - off) / 100),
        };
        const [stt, tds, exitLoad] = charges.map(String);
        const found = withCharges(row, {
          stt: stt ?? "",
          tds: tds ?? "",
          exitLoad: exitLoad ?? "",
        });
        const all = charges.reduce((sum, charge) => sum + charge, 0);
        expect(found.isOpen).toBe(false);
        expect(Math.abs(Number(found.row.amount) + all - gross / 100)).toBeLessThanOrEqual(
          nav * 0.0005 + 0.01,
        );
      }),
    );
  });
});
