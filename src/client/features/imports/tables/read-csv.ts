import Papa from "papaparse";
import { UnreadableFile } from "../../../../shared/imports/statement.ts";
import type { Table, TableRow } from "../../../../shared/imports/tables/table.ts";

export const maxLines = 100_000;

/** The rows of a CSV file, whatever separates its cells. All cells stay texts. */
export function readCsv(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  const { data } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: maxLines + 1,
  });
  if (data.length > maxLines) throw new UnreadableFile("too-many-lines");
  const rows: TableRow[] = [];
  for (const [index, cells] of data.entries()) {
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line: index + 1, cells });
  }
  return rows;
}

const delimiters = [",", ";", "|", "\t"] as const;
/** Characters at the beginning: the header is among them. */
const sample = 20_000;

/** The one that makes the most columns: where a comma stands before decimals, there are more of the others. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, sample).split("\n");
  const columns = (delimiter: string) =>
    Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.toSorted((one, other) => columns(other) - columns(one))[0] ?? ",";
}

/** UTF-8, or UTF-16 where a byte-order mark says so. */
export function decodeText(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !isWide ? "utf-8" : bytes[0] === 0xff ? "utf-16le" : "utf-16be";
  return new TextDecoder(encoding).decode(bytes);
}
