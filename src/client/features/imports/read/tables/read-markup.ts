import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import type { Table, TableRow } from "../../../../../shared/imports/read/tables/table.ts";
import { maxLines } from "./read-csv.ts";

/** No tag goes over the next "<", so that a damaged file costs no more than its length. */
const token =
  /<(\/?)(?:\w{1,20}:)?(table|worksheet|tr|row|td|th|cell|br)\b([^<>]*)>|<[^<>]*>|[^<]+/gi;
const maxColumns = 200;

/**
 * The tables of a web page, or of Excel's XML of 2003: what many sites send as ".xls". Tags may be left open.
 * @throws UnreadableFileError old-workbook where there is no table, too-many-lines
 */
export function readMarkup(text: string): Table[] {
  const tables: TableRow[][] = [];
  let line = 0;
  let cells: string[] = [];
  let isInCell = false;
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== "")) {
      if (line > maxLines) throw new UnreadableFileError("too-many-lines");
      if (tables.length === 0) tables.push([]);
      tables.at(-1)?.push({ line, cells: cells.map(plainText) });
    }
    cells = [];
    isInCell = false;
  };
  for (const [match, slash = "", tag = "", attributes = ""] of text.matchAll(token)) {
    const name = tag.toLowerCase();
    if (name === "table" || name === "worksheet") {
      endRow();
      if (slash === "" && tables.at(-1)?.length !== 0) tables.push([]);
    } else if (name === "tr" || name === "row") {
      endRow();
      if (slash === "") line += 1;
    } else if (name === "td" || name === "th" || name === "cell") {
      isInCell = slash === "";
      if (isInCell) startCell(cells, attributes);
    } else if (isInCell && cells.length > 0) {
      const more = name === "br" ? " " : match.startsWith("<") ? "" : match;
      cells[cells.length - 1] += more;
    }
  }
  endRow();
  const filled = tables.filter((table) => table.length > 0);
  if (filled.length === 0) throw new UnreadableFileError("old-workbook");
  return filled;
}

/** Excel leaves empty cells out, and says where the next one is. */
function startCell(cells: string[], attributes: string): void {
  const index = Number(/\bIndex="(\d+)"/i.exec(attributes)?.[1] ?? cells.length + 1);
  while (cells.length < Math.min(index, maxColumns) - 1) cells.push("");
  if (cells.length < maxColumns) cells.push("");
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const plainText = (text: string): string =>
  text
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) =>
      name === undefined
        ? character(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
        : (entities[name] ?? all),
    )
    .replaceAll(/\s+/g, " ")
    .trim();

const maxCodePoint = 0x10_ff_ff;
const character = (code: number): string =>
  code <= maxCodePoint ? String.fromCodePoint(code) : "";
