import { strToU8, zipSync } from "fflate";

/** An OpenDocument sheet with these styles and tables; `manifest` says what the file is. */
export const odsBook = (tables: string, styles = "", manifest = "<manifest/>"): Uint8Array =>
  zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "content.xml": strToU8(odsContent(tables, styles)),
    "META-INF/manifest.xml": strToU8(manifest),
  });

export const odsContent = (tables: string, styles = ""): string =>
  `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A cell with a text, a number or a day, as LibreOffice writes it. */
export function odsCell(value: string, attributes = ""): string {
  if (value === "") return `<table:table-cell ${attributes}/>`;
  const kind = /^-?\d+(?:\.\d+)?$/.test(value)
    ? `office:value-type="float" office:value="${value}"`
    : /^\d{4}-\d\d-\d\d$/.test(value)
      ? `office:value-type="date" office:date-value="${value}"`
      : `office:value-type="string"`;
  return `<table:table-cell ${kind} ${attributes}><text:p>${escaped(value)}</text:p></table:table-cell>`;
}

export const odsRow = (cells: readonly string[], attributes = ""): string =>
  `<table:table-row ${attributes}>${cells.map((cell) => odsCell(cell)).join("")}</table:table-row>`;

export const odsTable = (name: string, rows: readonly string[], attributes = ""): string =>
  `<table:table table:name="${escaped(name)}" ${attributes}>${rows.join("")}</table:table>`;
