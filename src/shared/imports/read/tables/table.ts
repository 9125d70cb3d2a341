import { inEnglish } from "./hindi-words.ts";
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

/** Rows in which a header is sought: banks and brokers print a name and an address above. */
export const maxHeaderSearchRows = 40;

export type Header = {
  at: number;
  columns: ReadonlyMap<string, number>;
};

/** Names are worked out when asked for: mostly the first row is the header. */
export const possibleHeaders = (head: Table): Header[] =>
  head.map((row, at) => {
    let columns: Header["columns"] | undefined;
    return {
      at,
      get columns() {
        return (columns ??= columnsOf(row.cells));
      },
    };
  });

export const headerName = (cell: string): string =>
  inEnglish(cell.trim().toLowerCase().replaceAll(/\s+/g, " "));

/** The name of a header's second column of the same name, which need not mean the same. */
export const repeatedName = (name: string, times: number): string => `${name} (${times})`;

export function columnsOf(cells: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  const times = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const name = headerName(cell);
    if (name === "") continue;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    columns.set(count === 1 ? name : repeatedName(name, count), index);
  }
  return columns;
}

/** Each column's name as the file has it, by the name that it is known by. */
export const columnLabels = (cells: readonly string[]): Map<string, string> =>
  new Map(
    [...columnsOf(cells)].map(([name, index]) => {
      const label = (cells[index] ?? "").trim().replaceAll(/\s+/g, " ");
      return [name, label + name.slice(headerName(label).length)];
    }),
  );

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
