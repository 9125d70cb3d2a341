import {
  withMergedCells,
  type MergedCell,
} from "../../../../../shared/imports/read/tables/merged-cells.ts";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import {
  maxColumns,
  maxLines,
  type TableRow,
} from "../../../../../shared/imports/read/tables/table.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";

/** A tag ends before the next "<", so that a damaged file takes linear time. */
const token =
  /<(\/?)(?:\w{1,20}:)?(table|worksheet|tr|row|td|th|cell|br|column|visible)\b([^<>]*)>|<[^<>]*>|[^<]+/gi;

/**
 * The tables of a web page, or of Excel's XML of 2003: what many sites send as ".xls". Tags may be left open.
 * @throws UnreadableFileError old-workbook where there is no table, too-many-lines
 */
export function readMarkup(text: string): Sheet[] {
  const reader = new MarkupReader();
  for (const [match, slash = "", tag = "", attributes = ""] of text.matchAll(token)) {
    reader.take(match, tag.toLowerCase(), slash === "", attributes);
  }
  const filled = reader.end().filter(({ rows, hiddenRows }) => rows.length > 0 || hiddenRows > 0);
  if (filled.length === 0) throw new UnreadableFileError("old-workbook");
  return filled.map(({ hiddenColumns, cutColumns, merged, ...sheet }) => ({
    ...sheet,
    rows: withMergedCells(sheet.rows, merged),
    hiddenColumns: hiddenColumns.size,
    cutColumns: cutColumns.size,
  }));
}

type OpenSheet = Omit<Sheet, "rows" | "hiddenColumns" | "cutColumns"> & {
  rows: TableRow[];
  hiddenColumns: Set<number>;
  cutColumns: Set<number>;
  merged: MergedCell[];
};

class MarkupReader {
  readonly #sheets: OpenSheet[] = [];
  #line = 0;
  #cells: string[] = [];
  /** The open cell's, from 1. */
  #column = 0;
  /** Unread columns of the row that have content. */
  #cutColumns = new Set<number>();
  #isInCell = false;
  #isHiddenRow = false;
  #isStruckRow = false;
  /** The last line down to which a cell from above reaches, by column. */
  #spans = new Map<number, number>();
  #isVisibility = false;
  /** Columns that the sheet hides; it says so before its rows. */
  #columnsOff = new Set<number>();
  #nextColumn = 0;

  take(match: string, tag: string, isStart: boolean, attributes: string): void {
    if (tag === "table" || tag === "worksheet") this.#startSheet(tag, isStart, attributes);
    else if (tag === "tr" || tag === "row") this.#startRow(isStart, attributes);
    else if (tag === "td" || tag === "th" || tag === "cell") this.#startCell(isStart, attributes);
    else if (tag === "column") this.#addColumn(attributes);
    else if (tag === "visible") this.#isVisibility = isStart;
    else if (this.#isVisibility) this.#hideSheet(match);
    else if (this.#isInCell && this.#column > maxColumns) {
      if (plainText(match) !== "" && !match.startsWith("<")) this.#cutColumns.add(this.#column);
    } else if (this.#isInCell && this.#cells.length > 0) {
      if (isStruck(match)) this.#isStruckRow = true;
      const more = tag === "br" ? " " : match.startsWith("<") ? "" : match;
      this.#cells[this.#cells.length - 1] += more;
    }
  }

  end(): OpenSheet[] {
    this.#endRow();
    return this.#sheets;
  }

  #startSheet(tag: string, isStart: boolean, attributes: string): void {
    this.#endRow();
    if (!isStart) return;
    const last = this.#sheets.at(-1);
    const name = /\bName="([^"]*)"/i.exec(attributes)?.[1];
    if (last !== undefined && last.rows.length === 0 && last.hiddenRows === 0) {
      // This table belongs to the worksheet that was just opened.
      last.isHidden ||= isHidden(attributes);
      return;
    }
    this.#columnsOff = new Set();
    this.#spans = new Map();
    this.#nextColumn = 0;
    this.#add(plainText(name ?? ""), tag === "table" && isHidden(attributes));
  }

  #add(name: string, hidden: boolean): OpenSheet {
    const sheet: OpenSheet = {
      name: name || String(this.#sheets.length + 1),
      isHidden: hidden,
      rows: [],
      hiddenRows: 0,
      hiddenColumns: new Set(),
      cutColumns: new Set(),
      merged: [],
    };
    this.#sheets.push(sheet);
    return sheet;
  }

  /** Excel writes a sheet's visibility below its table. */
  #hideSheet(text: string): void {
    const last = this.#sheets.at(-1);
    if (last !== undefined && /hidden/i.test(text)) last.isHidden = true;
  }

  #startRow(isStart: boolean, attributes: string): void {
    this.#endRow();
    if (!isStart) return;
    this.#line += 1;
    this.#isHiddenRow = isHidden(attributes);
    this.#isStruckRow = isStruck(attributes);
  }

  #endRow(): void {
    const cells = this.#cells;
    if (cells.some((cell) => cell.trim() !== "")) {
      if (this.#line > maxLines) throw new UnreadableFileError("too-many-lines");
      const sheet = this.#sheets.at(-1) ?? this.#add("", false);
      if (this.#isHiddenRow) sheet.hiddenRows += 1;
      else {
        sheet.rows.push({
          line: this.#line,
          cells: this.#shown(sheet, cells.map(plainText)),
          ...(this.#isStruckRow && { isStruck: true }),
        });
        for (const column of this.#cutColumns) sheet.cutColumns.add(column);
      }
    }
    this.#cells = [];
    this.#column = 0;
    this.#cutColumns = new Set();
    this.#isInCell = false;
    this.#isHiddenRow = false;
    this.#isStruckRow = false;
  }

  #shown({ hiddenColumns }: OpenSheet, cells: string[]): string[] {
    return cells.map((cell, at) => {
      if (!this.#columnsOff.has(at) || cell === "") return cell;
      hiddenColumns.add(at);
      return "";
    });
  }

  #startCell(isStart: boolean, attributes: string): void {
    this.#isInCell = isStart;
    if (!isStart) return;
    // Excel leaves empty cells out, and says where the next one is.
    const index = Number(/\bIndex="(\d+)"/i.exec(attributes)?.[1] ?? 0);
    this.#column = Math.max(index, this.#column + 1);
    while (this.#reachesDown(this.#column)) this.#column += 1;
    if (this.#column > maxColumns) return;
    while (this.#cells.length < this.#column) this.#cells.push("");
    if (isHidden(attributes)) this.#columnsOff.add(this.#cells.length - 1);
    if (isStruck(attributes)) this.#isStruckRow = true;
    const [columns, rows] = [spanOf("col", attributes), spanOf("row", attributes)];
    const end = this.#column + columns;
    if (rows > 1) {
      const to = this.#line + rows - 1;
      this.#sheets.at(-1)?.merged.push({ column: this.#column - 1, from: this.#line, to });
      for (let at = this.#column; at < end; at += 1) this.#spans.set(at, to);
    }
    this.#column = end - 1;
  }

  #reachesDown(column: number): boolean {
    return (this.#spans.get(column) ?? 0) >= this.#line;
  }

  #addColumn(attributes: string): void {
    const index = Number(/\bIndex="(\d+)"/i.exec(attributes)?.[1] ?? this.#nextColumn + 1);
    const span = Number(/\bSpan="(\d+)"/i.exec(attributes)?.[1] ?? 0);
    const last = Math.min(index + span, maxColumns);
    this.#nextColumn = last;
    if (!isHidden(attributes)) return;
    for (let column = index; column <= last; column += 1) this.#columnsOff.add(column - 1);
  }
}

const isStruck = (text: string): boolean => /line-through|^<(?:s|del|strike)\b/i.test(text);

const spanOf = (of: "col" | "row", attributes: string): number => {
  const span = Number(
    new RegExp(`\\b${of}span\\s*=\\s*["']?(\\d{1,5})`, "i").exec(attributes)?.[1] ?? 1,
  );
  return Math.max(1, span);
};

const isHidden = (attributes: string): boolean =>
  /\bhidden(?:="(?:1|true|hidden|)")?(?:\s|\/|$)|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)/i.test(
    attributes,
  );

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
