import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOds } from "../../../../../../../src/client/features/imports/read/tables/read-ods.ts";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { UnreadableFileError } from "../../../../../../../src/shared/imports/statement.ts";
import {
  odsBook,
  odsCell,
  odsContent,
  odsRow,
  odsTable,
} from "../../../../../../support/data/ods-book.ts";

const groww = ["Scheme Name", "Transaction Type", "Units", "NAV", "Amount", "Date"];
const bought = (date: string, units = "20") => ["Sample", "PURCHASE", units, "25", "500", date];
const table = (...rows: string[]) => odsTable("Funds", [odsRow(groww), ...rows]);

const datesOf = (file: Uint8Array) =>
  readTableFile(file, undefined).schemes.flatMap(({ rows }) => rows.map(({ date }) => date));
const cellsOf = (tables: string, styles?: string) =>
  readOds(odsBook(tables, styles)).map(({ rows }) => rows.map(({ cells }) => cells));
const problemOf = (file: Uint8Array) => {
  try {
    return readTableFile(file, undefined);
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.problem;
    throw error;
  }
};

describe("a sheet of LibreOffice", () => {
  it("is read as a workbook of Excel is, in one XML file too", () => {
    const rows = [odsRow(bought("2022-03-16")), odsRow(bought("2022-04-18"))];
    expect(datesOf(odsBook(table(...rows)))).toEqual(["2022-03-16", "2022-04-18"]);
    const flat = odsContent(table(...rows)).replaceAll("document-content", "document");
    expect(datesOf(new TextEncoder().encode(flat))).toEqual(["2022-03-16", "2022-04-18"]);
  });

  it("gives back every text, number and day that it has", () => {
    const cell = fc.oneof(
      fc.constantFrom("", "0", "0.1", "100.123", "2024-02-29", "A & B <c>", '"'),
      fc.stringMatching(/^[a-zA-Z]{1,9}$/),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 })), (rows) => {
        const [read = []] = cellsOf(
          odsTable(
            "Funds",
            rows.map((cells) => odsRow(cells)),
          ),
        );
        const lastFilled = (cells: readonly string[]) => cells.findLastIndex((each) => each !== "");
        const filled = rows.map((cells) => cells.slice(0, lastFilled(cells) + 1));
        expect(read).toEqual(filled.filter((cells) => cells.length > 0));
      }),
    );
  });

  it("repeats its rows and cells, and skips empty ones to the last line of a sheet", () => {
    const rows = [
      `<table:table-row>${odsCell("5", 'table:number-columns-repeated="3"')}</table:table-row>`,
      odsRow(["a"], 'table:number-rows-repeated="2"'),
      odsRow([""], 'table:number-rows-repeated="1048570"'),
      odsRow(["end"]),
    ];
    const [sheet] = readOds(odsBook(odsTable("1", rows)));
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ["5", "5", "5"] },
      { line: 2, cells: ["a"] },
      { line: 3, cells: ["a"] },
      { line: 1_048_574, cells: ["end"] },
    ]);
  });

  it("is refused where repetitions make it too long or too large", () => {
    const long = odsRow(["a"], 'table:number-rows-repeated="1000000"');
    expect(problemOf(odsBook(odsTable("1", [long])))).toBe("too-many-lines");
    const large = odsRow(["a".repeat(10_000)], 'table:number-rows-repeated="90000"');
    expect(problemOf(odsBook(odsTable("1", [large])))).toBe("too-large");
  });

  it("has no hidden tables, rows and columns, no notes and nothing of other files", () => {
    const hidden = `<style:style style:name="off"><style:table-properties table:display="false"/></style:style>`;
    const note = `<table:table-cell office:value-type="string"><office:annotation><text:p>note</text:p></office:annotation><text:p>own</text:p></table:table-cell>`;
    const tables = [
      odsTable("Shown", [
        `<table:table-column/><table:table-column table:visibility="collapse"/>`,
        odsRow(["a", "b", "c"]),
        odsRow(["x"], 'table:visibility="filter"'),
        `<table:table-row>${note}</table:table-row>`,
      ]),
      odsTable("Old", [odsRow(["a"])], 'table:style-name="off"'),
      odsTable("'file:///other.ods'#1", ["<table:table-source/>", odsRow(["a"])]),
    ];
    expect(readOds(odsBook(tables.join(""), hidden))).toMatchObject([
      {
        name: "Shown",
        isHidden: false,
        rows: [{ cells: ["a", "", "c"] }, { cells: ["own"] }],
        hiddenRows: 1,
        hiddenColumns: 1,
      },
      { name: "Old", isHidden: true },
    ]);
  });

  it("has nothing that stands beneath a merged cell, not even what is struck out there", () => {
    const struck = `<style:style style:name="T1"><style:text-properties style:text-line-through-style="solid"/></style:style>`;
    const covered = (text: string, more = "") =>
      `<table:covered-table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:covered-table-cell>`;
    const wide = odsCell("Sample", 'table:number-columns-spanned="3"');
    const tall = odsCell("Folio", 'table:number-rows-spanned="2"');
    const rows = [
      `<table:table-row>${wide}${covered("old", 'table:number-columns-repeated="2"')}${odsCell("5")}</table:table-row>`,
      `<table:table-row>${tall}${odsCell("6")}</table:table-row>`,
      `<table:table-row>${covered('<text:span text:style-name="T1">old</text:span>')}${odsCell("7")}</table:table-row>`,
      `<table:table-row>${covered("old")}</table:table-row>`,
    ];
    const [sheet] = readOds(odsBook(odsTable("1", rows), struck));
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ["Sample", "", "", "5"] },
      { line: 2, cells: ["Folio", "6"] },
      { line: 3, cells: ["Folio", "7"] },
    ]);
  });

  it("shows of a date what its style shows, says what is struck out, and no formula that was not worked out", () => {
    const styles = [
      `<number:date-style style:name="N1"><number:month/><number:year/></number:date-style>`,
      `<style:style style:name="ce1" style:data-style-name="N1"/>`,
      `<style:style style:name="ce2"><style:text-properties style:text-line-through-style="solid"/></style:style>`,
    ].join("");
    const rows = [
      `<table:table-row>${odsCell("2024-03-01", 'table:style-name="ce1"')}</table:table-row>`,
      `<table:table-row>${odsCell("5", 'table:style-name="ce2"')}</table:table-row>`,
      `<table:table-row><table:table-cell table:formula="of:=1+1"/></table:table-row>`,
    ];
    const [sheet] = readOds(odsBook(odsTable("1", rows), styles));
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ["2024-03"] },
      { line: 2, cells: ["5"], isStruck: true },
      { line: 3, cells: ["="] },
    ]);
  });

  it.each([
    ["USD", "not-rupees"],
    ["EUR", "not-rupees"],
    ["XDR", "no-amount"],
  ])("has no row read whose amount is in %s", (currency, reason) => {
    const row = (code: string, date: string) => {
      const cells = bought(date).map((cell, at) =>
        at === 4
          ? odsCell(cell).replace('"float"', `"currency" office:currency="${code}"`)
          : odsCell(cell),
      );
      return `<table:table-row>${cells.join("")}</table:table-row>`;
    };
    const file = odsBook(table(row("INR", "2022-03-16"), row(currency, "2022-04-18")));
    expect(datesOf(file)).toEqual(["2022-03-16"]);
    expect(readTableFile(file, undefined).unreadable).toMatchObject([{ line: 3, reason }]);
  });

  it.each([
    ["$ 1,000.00", "1000 $"],
    ["1,000.00 Dr", "1000 Dr"],
    ["1,000.00 Cr", "1000 Cr"],
    ["Rs. 1,000.00", "1000"],
  ])("has beside a number what its format shows: %s", (shown, cell) => {
    const xml = odsCell(shown.includes("Cr") ? "-1000" : "1000").replace(
      /<text:p>-?1000/,
      `<text:p>${shown}`,
    );
    const rows = [`<table:table-row>${xml}</table:table-row>`];
    expect(cellsOf(odsTable("1", rows))).toEqual([[[cell]]]);
  });

  it("is refused by name where it has a password, is a text, or is damaged", () => {
    const locked = odsBook("", "", "<manifest:encryption-data/>");
    expect(problemOf(locked)).toBe("locked-sheet");
    const text = new TextEncoder().encode("<office:document><office:text/></office:document>");
    expect(problemOf(text)).toBe("text-document");
    expect(problemOf(odsBook(odsTable("1", [])))).toBe("no-transactions");
    expect(problemOf(odsBook("<table:table-row></table:b>"))).toBe("not-readable");
  });
});
