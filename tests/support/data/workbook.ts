import { strToU8, zipSync } from "fflate";

type Rows = readonly (readonly string[])[];

/** A workbook of these sheets: texts are shared, numbers stay as they are written. */
export function workbook(...sheets: readonly Rows[]): Uint8Array {
  const strings: string[] = [];
  const cell = (value: string, reference: string) => {
    if (value === "") return "";
    if (/^\d+(?:\.\d+)?$/.test(value)) return `<c r="${reference}"><v>${value}</v></c>`;
    strings.push(value);
    return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const sheetOf = (rows: Rows) =>
    rows
      .map((cells, row) => {
        const inner = cells.map((value, column) =>
          cell(value, `${String.fromCharCode(65 + column)}${row + 1}`),
        );
        return `<row r="${row + 1}">${inner.join("")}</row>`;
      })
      .join("");
  const parts = sheets.map((rows, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    strToU8(`<?xml version="1.0"?><worksheet><sheetData>${sheetOf(rows)}</sheetData></worksheet>`),
  ]);
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const shared = strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join("");
  return zipSync({
    "xl/sharedStrings.xml": strToU8(`<?xml version="1.0"?><sst>${shared}</sst>`),
    ...Object.fromEntries(parts),
  });
}
