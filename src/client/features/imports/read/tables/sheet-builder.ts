import {
  withMergedCells,
  type MergedCells,
} from "../../../../../shared/imports/read/tables/merged-cells.ts";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import {
  maxColumns,
  maxLines,
  type TableRow,
} from "../../../../../shared/imports/read/tables/table.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";

/** Counts the rows of all sheets of a file. */
export class LineCount {
  #count = 0;

  /** @throws UnreadableFileError too-many-lines */
  add(count: number): void {
    this.#count += count;
    if (this.#count > maxLines) throw new UnreadableFileError("too-many-lines");
  }
}

type OpenRow = { line: number; cells: string[]; isHidden: boolean; isStruck: boolean };

/**
 * Collects the rows of one sheet. What the sheet hides, and what lies beyond the columns that are read, is left out and
 * counted. Columns count from 0, lines from 1.
 */
export class SheetBuilder {
  readonly #lines: LineCount;
  readonly #rows: TableRow[] = [];
  readonly #hiddenColumns = new Set<number>();
  readonly #filledHiddenColumns = new Set<number>();
  readonly #cutColumns = new Set<number>();
  readonly #merged: MergedCells[] = [];
  #row: OpenRow | null = null;
  #hiddenRows = 0;
  readonly name: string;
  isHidden: boolean;

  constructor(name: string, isHidden: boolean, lines: LineCount) {
    this.name = name;
    this.isHidden = isHidden;
    this.#lines = lines;
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0 && this.#hiddenRows === 0;
  }

  hideColumns(first: number, last: number): void {
    for (let at = first; at <= Math.min(last, maxColumns - 1); at += 1) this.#hiddenColumns.add(at);
  }

  merge(cells: MergedCells): void {
    if (cells.column < maxColumns) this.#merged.push(cells);
  }

  openRow(row: Pick<OpenRow, "line" | "isHidden"> & { isStruck?: boolean }): void {
    this.#row = { isStruck: false, ...row, cells: [] };
  }

  /** Puts a text into all columns from the first to the last one. */
  setCells(first: number, last: number, text: string, isStruck: boolean): void {
    if (this.#row === null || text.trim() === "") return;
    const { cells } = this.#row;
    for (let at = first; at <= Math.min(last, maxColumns - 1); at += 1) {
      if (this.#hiddenColumns.has(at)) this.#filledHiddenColumns.add(at);
      else {
        while (cells.length < at) cells.push("");
        cells[at] = text;
        this.#row.isStruck ||= isStruck;
      }
    }
    if (last >= maxColumns) this.#cutColumns.add(Math.max(first, maxColumns));
  }

  /** @throws UnreadableFileError too-many-lines */
  closeRow(repeats = 1): void {
    const row = this.#row;
    this.#row = null;
    if (row === null || row.cells.length === 0) return;
    if (row.isHidden) return void (this.#hiddenRows += repeats);
    this.#lines.add(repeats);
    const { cells, isStruck } = row;
    for (let line = row.line; line < row.line + repeats; line += 1)
      this.#rows.push(isStruck ? { line, cells, isStruck } : { line, cells });
  }

  /** @param changed what becomes of the rows before merged cells are read */
  toSheet(changed = (rows: readonly TableRow[]): readonly TableRow[] => rows): Sheet {
    return {
      name: this.name,
      isHidden: this.isHidden,
      rows: withMergedCells(changed(this.#rows), this.#merged),
      hiddenRows: this.#hiddenRows,
      hiddenColumns: this.#filledHiddenColumns.size,
      cutColumns: this.#cutColumns.size,
    };
  }
}
