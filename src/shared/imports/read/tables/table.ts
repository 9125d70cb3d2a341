import { UnreadableFileError, type SourceLocation } from "../../statement.ts";

export type TableRow = {
  line: number;
  cells: readonly string[];
  /** The line as it is in the file; without it, the cells with blanks between them. */
  text?: string | undefined;
  /** What separates the cells in `text`, where it can simply be split. */
  delimiter?: string | undefined;
  /** "cut": it ends before its end, so that its cells may be half. "open": it could. */
  ending?: "cut" | "open" | undefined;
  /** Whether something in it is struck out. */
  isStruck?: boolean | undefined;
};
export type Table = readonly TableRow[];

/** All rows of a table one after the other, so that a long one need not be held as a whole. */
export type Rows = {
  first: (count: number) => Table;
  each: (take: (row: TableRow) => void) => void;
  /** Whether only marks between the cells tell which column a cell is of. */
  isDelimited?: boolean;
};

export const rowsOf = (table: Table): Rows => ({
  first: (count) => table.slice(0, count),
  each: (take) => {
    for (const row of table) take(row);
  },
});

export const previewLimits = { rows: 1_000, columns: 100, characters: 200 };

/** A table whose columns no format has: the user says what they mean. It has the beginning of the table. */
export class UnknownColumnsError extends UnreadableFileError {
  readonly table: Table;

  constructor(table: Table) {
    super("unknown-columns");
    this.table = table.slice(0, previewLimits.rows).map(({ line, cells }) => ({
      line,
      cells: cells
        .slice(0, previewLimits.columns)
        .map((cell) => cell.slice(0, previewLimits.characters)),
    }));
  }
}

export const minColumns = 3;
export const maxColumns = 200;
export const maxLines = 100_000;

/** Files that were put together have their header once more. */
export const isSameRow = (one: TableRow, other: TableRow): boolean =>
  one.text !== undefined && other.text !== undefined
    ? one.text === other.text
    : one.cells.length === other.cells.length &&
      one.cells.every((cell, at) => cell === other.cells[at]);

const longestText = 300;

export const placeOfRow = (row: TableRow): SourceLocation => ({
  page: null,
  line: row.line,
  text: (row.text ?? row.cells.join(" ")).slice(0, longestText),
});
