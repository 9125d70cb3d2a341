type Value = string | number | boolean | null;
export type CsvColumns<Row> = readonly (readonly [heading: string, value: (row: Row) => Value])[];

/** A CSV file whose rows can come in parts. */
export type CsvFile<Row> = { heading: string; rows: (rows: readonly Row[]) => string };

/** CSV (RFC 4180, CRLF): numbers without grouping, dates ISO 8601, missing values blank. */
export const csvFile = <Row>(columns: CsvColumns<Row>): CsvFile<Row> => ({
  heading: line(columns.map(([heading]) => heading)),
  rows: (rows) => rows.map((row) => line(columns.map(([, value]) => cell(value(row))))).join(""),
});

const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

/** OWASP, CSV injection. Spreadsheets also take the full-width forms of these signs as the start of a formula. */
const formulaStart = /^'*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;

/**
 * An apostrophe stops spreadsheets from running a text as a formula. A text that has one before a formula gets one more,
 * so that `unescapeFormula` gives back what was there.
 */
const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;

function cell(value: Value): string {
  if (typeof value !== "string") return String(value ?? "");
  const text = escapeFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
