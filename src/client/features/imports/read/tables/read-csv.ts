import Papa from "papaparse";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { comparedRows, endingOf } from "../../../../../shared/imports/read/tables/last-line.ts";
import {
  maxLines,
  rowsOf,
  type Rows,
  type TableRow,
} from "../../../../../shared/imports/read/tables/table.ts";

/**
 * The rows of a CSV file, whatever separates its cells. All cells stay texts.
 * @throws UnreadableFileError too-many-lines
 */
export function readCsv(text: string): Rows {
  const delimiter = delimiterOf(text);
  // Files that were put together have several kinds of line breaks.
  const lines = text.replaceAll(/\r\n?/g, "\n");
  const isEnded = /\n\s*$/.test(lines.slice(-longestEnd));
  const { data, errors } = Papa.parse<string[]>(isEnded ? lines : `${lines}\n`, {
    delimiter,
    newline: "\n",
    preview: maxLines + 2,
  });
  // The last one is what follows the last line break.
  if (data.length > maxLines + 1) throw new UnreadableFileError("too-many-lines");
  const rows = filledRows(data, text.includes('"') ? undefined : delimiter);
  const last = rows.pop();
  if (last !== undefined) {
    const isOpen = errors.some(({ code }) => code === "MissingQuotes");
    const above = rows.slice(-comparedRows).map(({ cells }) => cells);
    const isClosed = /"\s*$/.test(text.slice(-longestEnd));
    const ending = isOpen ? "cut" : isEnded ? undefined : endingOf(last.cells, above, isClosed);
    rows.push({ ...last, ending });
  }
  return { ...rowsOf(rows), isDelimited: true };
}

const longestEnd = 100;

function filledRows(data: readonly string[][], delimiter: string | undefined): TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  for (const printed of data) {
    const cells = printed.some(isTextFormula) ? printed.map(textOfFormula) : printed;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells, delimiter });
    line += 1 + breaksIn(printed);
  }
  return rows;
}

/** `="00123"` keeps a spreadsheet from reading a number. */
const isTextFormula = (cell: string): boolean => cell.startsWith('="') && cell.endsWith('"');
const textOfFormula = (cell: string): string =>
  isTextFormula(cell) ? cell.slice(2, -1).replaceAll('""', '"') : cell;

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
