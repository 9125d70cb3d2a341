import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { visibleText } from "../../../../../shared/visible-text.ts";
import {
  maxLines,
  type Rows,
  type TableRow,
} from "../../../../../shared/imports/read/tables/table.ts";

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

/** A file without quotation marks: each line is a row. */
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

/** Splits the line only when all cells are asked for. */
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
  for (const cells of recordsIn(text, delimiterOf(text), newlineOf(text))) {
    if (taken === most) return;
    count += 1;
    if (count > maxLines) throw new UnreadableFileError("too-many-lines");
    if (cells.some((cell) => cell.trim() !== "")) {
      take({ line, cells });
      taken += 1;
    }
    line += 1 + breaksIn(cells);
  }
}

/** Linear in the length of the text, however many quotation marks are unbalanced. */
function* recordsIn(text: string, delimiter: string, newline: string): Generator<string[]> {
  const nextDelimiter = finder(text, delimiter);
  const nextNewline = finder(text, newline);
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at, delimiter, newline) : [null, at];
    const lineEnd = nextNewline(end);
    const cellEnd = Math.min(nextDelimiter(end), lineEnd);
    cells.push(cell ?? text.slice(at, cellEnd));
    at = cellEnd + (cellEnd === lineEnd ? newline.length : delimiter.length);
    if (cellEnd !== lineEnd) continue;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

/** Finds the next occurrence, and searches again only once it has been passed. */
function finder(text: string, wanted: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(wanted, from);
      found = next === -1 ? text.length : next;
    }
    return found;
  };
}

/** A quotation mark inside a cell that is not doubled is an ordinary character. @returns the cell, and where it ends */
function quotedCell(
  text: string,
  start: number,
  delimiter: string,
  newline: string,
): [string, number] {
  for (let mark = text.indexOf('"', start + 1); mark !== -1; mark = text.indexOf('"', mark + 1)) {
    if (text[mark + 1] === '"') {
      mark += 1;
      continue;
    }
    let end = mark + 1;
    while (text[end] === " ") end += 1;
    if (end >= text.length || text.startsWith(delimiter, end) || text.startsWith(newline, end)) {
      return [text.slice(start + 1, mark).replaceAll('""', '"'), end];
    }
  }
  return [text.slice(start + 1).replaceAll('""', '"'), text.length];
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

/** The first kind of line break outside of quoted cells. */
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
