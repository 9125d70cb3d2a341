type Value = string | number | boolean | null;
export type CsvColumns<Row> = readonly (readonly [heading: string, value: (row: Row) => Value])[];

/** CSV (RFC 4180, CRLF): numbers without grouping, dates ISO 8601, missing values blank. */
export const csv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");

/**
 * An apostrophe stops spreadsheets from running a text as a formula (OWASP, CSV injection). A text that has one before a
 * formula gets one more, so that a reader can take it off again.
 */
function cell(value: Value): string {
  if (typeof value !== "string") return String(value ?? "");
  const text = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
