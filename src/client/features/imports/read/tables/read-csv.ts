import Papa from "papaparse";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { visibleText } from "../../../../../shared/visible-text.ts";
import type { Rows, TableRow } from "../../../../../shared/imports/read/tables/table.ts";

export const maxLines = 100_000;

/** Characters of which rows are made in one go; twice as many where a row is longer. */
const chunkSize = 2 ** 15;

/**
 * The rows of a CSV file, whatever separates its cells. All cells stay texts.
 * @throws UnreadableFileError too-many-lines
 */
export function readCsv(bytes: Uint8Array): Rows {
  const text = decodeText(bytes);
  const eachRow = text.includes('"') ? eachQuotedRow : eachPlainRow;
  const first = (count: number) => {
    const rows: TableRow[] = [];
    eachRow(text, (row) => rows.push(row), count);
    return rows;
  };
  return { first, each: (take) => eachRow(text, take, Infinity) };
}

/** Without quotation marks each line is a row, and its own text. */
function eachPlainRow(text: string, take: (row: TableRow) => void, most: number): void {
  const newline = newlineOf(text);
  const delimiter = delimiterOf(text);
  let [line, from, taken] = [0, 0, 0];
  while (from < text.length && taken < most) {
    if (line === maxLines) throw new UnreadableFileError("too-many-lines");
    line += 1;
    const found = text.indexOf(newline, from);
    const end = found === -1 ? text.length : found;
    const own = text.slice(from, end);
    if (!isBlank(own, delimiter)) {
      take(new PlainRow(line, own, delimiter));
      taken += 1;
    }
    from = end + newline.length;
  }
}

/** Cut into cells only for those who ask for all of them. */
class PlainRow implements TableRow {
  readonly line: number;
  readonly text: string;
  readonly delimiter: string;

  constructor(line: number, text: string, delimiter: string) {
    this.line = line;
    this.text = text;
    this.delimiter = delimiter;
  }

  get cells(): string[] {
    return this.text.split(this.delimiter);
  }
}

function isBlank(line: string, delimiter: string): boolean {
  for (const character of line) {
    if (character !== delimiter && character.trim() !== "") return false;
  }
  return true;
}

function eachQuotedRow(text: string, take: (row: TableRow) => void, most: number): void {
  let [line, count, taken] = [1, 0, 0];
  for (const records of recordsIn(text)) {
    count += records.length;
    if (count > maxLines) throw new UnreadableFileError("too-many-lines");
    for (const cells of records) {
      if (taken === most) return;
      if (cells.some((cell) => cell.trim() !== "")) {
        take({ line, cells });
        taken += 1;
      }
      line += 1 + breaksIn(cells);
    }
  }
}

type Parsed = { data: string[][]; meta: { cursor: number } };

/** Chunk by chunk, because holding all cells of a long file costs more than making them. */
function* recordsIn(text: string): Generator<string[][]> {
  const newline = newlineOf(text);
  const delimiter = delimiterOf(text);
  let [from, size] = [0, chunkSize];
  while (from < text.length) {
    const isLast = from + size >= text.length;
    const parser = new Papa.Parser({ delimiter, newline });
    const { data, meta }: Parsed = parser.parse(text.slice(from, from + size), 0, !isLast);
    yield data;
    if (isLast) return;
    // No row ended: a quotation mark is open, or the row is long.
    if (meta.cursor === 0) size *= 2;
    else [from, size] = [from + meta.cursor, chunkSize];
  }
}

/** A cell in quotation marks can go over several lines. */
const breaksIn = (cells: readonly string[]): number => {
  let breaks = 0;
  for (const cell of cells) {
    if (cell.includes("\n")) breaks += cell.split("\n").length - 1;
  }
  return breaks;
};

const delimiters = [",", ";", "|", "\t"] as const;
const sample = 20_000;

const newlines = ["\r\n", "\n", "\r"] as const;

/** The one outside of cells in quotation marks. */
function newlineOf(text: string): (typeof newlines)[number] {
  const plain = text.slice(0, sample).replaceAll(/"[^"]*"/g, "");
  return newlines.find((newline) => plain.includes(newline)) ?? "\n";
}

/** The one that makes the most columns: where a comma stands before decimals, there are more of the others. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, sample).split("\n");
  const columns = (delimiter: string) =>
    Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.toSorted((one, other) => columns(other) - columns(one))[0] ?? ",";
}

/** UTF-8, or UTF-16 where a byte-order mark says so; without invisible characters. */
export function decodeText(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !isWide ? "utf-8" : bytes[0] === 0xff ? "utf-16le" : "utf-16be";
  return visibleText(new TextDecoder(encoding).decode(bytes));
}
