import { UnreadableFileError, type SourceLocation } from "../../statement.ts";

export type TableRow = {
  line: number;
  cells: readonly string[];
  /** What the file says, where the cells do not have it word for word. */
  text?: string | undefined;
  /** What separates the cells in a file without quotation marks. */
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
  one.cells.length === other.cells.length &&
  one.cells.every((cell, at) => cell === other.cells[at]);

const longestText = 300;

/** The line as it is in the file; with blanks between its cells where it can't be known. */
export const textOfRow = ({ text, cells, delimiter = " " }: TableRow): string =>
  text ?? cells.join(delimiter);

export const placeOfRow = (row: TableRow): SourceLocation => ({
  page: null,
  line: row.line,
  text: textOfRow(row).slice(0, longestText),
});
