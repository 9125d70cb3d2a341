import { strToU8, zipSync } from "fflate";
import type { Cells } from "./true-tables.ts";

export type BookSheet = {
  name: string;
  rows: readonly Cells[];
  isHidden?: boolean;
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A workbook with a list of its sheets, some of them or of their rows and columns hidden. */
export function hostileBook(sheets: readonly BookSheet[]): Uint8Array {
  const listed = sheets.map(
    ({ name, isHidden = false }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" ${isHidden ? 'state="hidden"' : ""} r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zipSync({
    "xl/workbook.xml": strToU8(`<workbook><sheets>${listed.join("")}</sheets></workbook>`),
    "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${related.join("")}</Relationships>`),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(sheet))]),
    ),
  });
}

function sheetXml({ rows, hiddenRows = [], hiddenColumns = [] }: BookSheet): string {
  const columns = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" hidden="1"/>`);
  const lines = rows.map((cells, row) => {
    const inner = cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`);
    const hidden = hiddenRows.includes(row) ? 'hidden="1"' : "";
    return `<row r="${row + 1}" ${hidden}>${inner.join("")}</row>`;
  });
  return `<worksheet><cols>${columns.join("")}</cols><sheetData>${lines.join("")}</sheetData></worksheet>`;
}
