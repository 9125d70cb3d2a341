import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { comparedRows, endingOf } from "../../../../../shared/imports/read/tables/last-line.ts";
import {
  maxLines,
  type Rows,
  type TableRow,
} from "../../../../../shared/imports/read/tables/table.ts";

/**
 * The rows of a CSV file, whatever separates its cells. All cells stay texts.
 * @throws UnreadableFileError too-many-lines
 */
export function readCsv(text: string): Rows {
  const eachRow = text.includes('"') ? eachQuotedRow : eachPlainRow;
  const first = (count: number) => {
    const rows: TableRow[] = [];
    eachRow(text, (row) => rows.push(row), count);
    return rows;
  };
  const each = (take: (row: TableRow) => void) => eachRow(text, take, Infinity);
  const end = text.slice(-longestEnd);
  const isEnded = /[\r\n]\s*$/.test(end);
  const isClosed = /"\s*$/.test(end);
  return {
    first,
    each: isEnded ? each : (take) => eachWithEnding(each, isClosed, take),
    isDelimited: true,
  };
}

const longestEnd = 100;

/** Says of the last row whether it may be cut. */
function eachWithEnding(
  each: Rows["each"],
  isClosed: boolean,
  take: (row: TableRow) => void,
): void {
  let last: TableRow | undefined;
  let above: TableRow[] = [];
  each((row) => {
    if (last !== undefined) {
      above.push(last);
      if (above.length === comparedRows * 2) above = above.slice(comparedRows);
      take(last);
    }
    last = row;
  });
  if (last === undefined) return;
  const { line, text, cells } = last;
  const compared = above.slice(-comparedRows).map((row) => row.cells);
  const ending = last.ending ?? endingOf(cells, compared, isClosed);
  take(ending === undefined ? last : { line, cells, text: text ?? cells.join(" "), ending });
}

/** A file without quotation marks: each line is a row. */
function eachPlainRow(text: string, take: (row: TableRow) => void, most: number): void {
  const delimiter = delimiterOf(text);
  const nextBreak = breakFinder(text);
  let [line, from, taken] = [0, 0, 0];
  while (from < text.length && taken < most) {
    if (line === maxLines) throw new UnreadableFileError("too-many-lines");
    line += 1;
    const end = nextBreak(from);
    const own = text.slice(from, end);
    if (!isBlank(own, delimiter)) {
      take(new PlainRow(line, own, delimiter));
      taken += 1;
    }
    from = afterBreak(text, end);
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
  for (const { cells, isCut } of recordsIn(text, delimiterOf(text))) {
    if (taken === most) return;
    count += 1;
    if (count > maxLines) throw new UnreadableFileError("too-many-lines");
    if (cells.some((cell) => cell.trim() !== "")) {
      take(isCut ? { line, cells, ending: "cut" } : { line, cells });
      taken += 1;
    }
    line += 1 + breaksIn(cells);
  }
}

/** `isCut`: a quotation mark was opened that nothing closes, so that the cell can have swallowed other lines. */
type CsvRecord = { cells: string[]; isCut: boolean };

/** Linear in the length of the text, however many quotation marks are unbalanced. */
function* recordsIn(text: string, delimiter: string): Generator<CsvRecord> {
  const nextDelimiter = finder(text, delimiter);
  const nextBreak = breakFinder(text);
  let cells: string[] = [];
  let isCut = false;
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at, delimiter) : null;
    const end = quoted?.end ?? at;
    const lineEnd = nextBreak(end);
    const cellEnd = Math.min(nextDelimiter(end), lineEnd);
    cells.push(quoted?.cell ?? text.slice(at, cellEnd));
    isCut ||= quoted?.isOpen === true;
    at = cellEnd === lineEnd ? afterBreak(text, cellEnd) : cellEnd + delimiter.length;
    if (cellEnd !== lineEnd) continue;
    yield { cells, isCut };
    cells = [];
    isCut = false;
  }
  if (cells.length > 0) yield { cells, isCut };
}

/** Finds where a line ends: files that were put together have several kinds of line breaks. */
function breakFinder(text: string): (from: number) => number {
  const [nextFeed, nextReturn] = [finder(text, "\n"), finder(text, "\r")];
  return (from) => Math.min(nextFeed(from), nextReturn(from));
}

const afterBreak = (text: string, end: number): number =>
  end + (text.startsWith("\r\n", end) ? 2 : 1);

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

/** A quotation mark inside a cell that is not doubled is an ordinary character. */
function quotedCell(
  text: string,
  start: number,
  delimiter: string,
): { cell: string; end: number; isOpen: boolean } {
  for (let mark = text.indexOf('"', start + 1); mark !== -1; mark = text.indexOf('"', mark + 1)) {
    if (text[mark + 1] === '"') {
      mark += 1;
      continue;
    }
    let end = mark + 1;
    while (text[end] === " ") end += 1;
    if (end >= text.length || text.startsWith(delimiter, end) || /[\r\n]/.test(text.charAt(end))) {
      return { cell: text.slice(start + 1, mark).replaceAll('""', '"'), end, isOpen: false };
    }
  }
  return { cell: text.slice(start + 1).replaceAll('""', '"'), end: text.length, isOpen: true };
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

/** The delimiter that makes the most columns: with decimal commas, there are more of the others. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, sample).split(/[\r\n]+/);
  const columns = (delimiter: string) =>
    Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.toSorted((one, other) => columns(other) - columns(one))[0] ?? ",";
}
