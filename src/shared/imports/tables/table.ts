import { UnreadableFile } from "../statement.ts";

/** A row of a sheet or of a CSV file; `line` counts from 1 as the reader's program shows it. */
export type TableRow = { line: number; cells: readonly string[] };
export type Table = readonly TableRow[];

/** A table whose columns no format has: the user says what they mean. */
export class UnknownColumns extends UnreadableFile {
  readonly table: Table;

  constructor(table: Table) {
    super("unknown-columns");
    this.table = table;
  }
}

/** Rows in which a header is sought: banks and brokers print a name and an address above. */
const rowsWithHeader = 40;

export type Header = {
  /** Index of the row. */
  at: number;
  /** Indexes of the columns, by their names in lower case. */
  columns: ReadonlyMap<string, number>;
};

/** What could be a header: the first rows, by the names of their cells. */
export const possibleHeaders = (table: Table): Header[] =>
  table.slice(0, rowsWithHeader).map(({ cells }, at) => ({ at, columns: columnsOf(cells) }));

export const headerName = (cell: string): string =>
  cell.trim().toLowerCase().replaceAll(/\s+/g, " ");

export function columnsOf(cells: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const name = headerName(cell);
    if (name !== "" && !columns.has(name)) columns.set(name, index);
  }
  return columns;
}

/** A row's cells by the names of their columns; "" where there is none. */
export type Cell = (name: string) => string;

export const cellOf =
  ({ cells }: TableRow, { columns }: Header): Cell =>
  (name) =>
    (cells[columns.get(name) ?? -1] ?? "").trim();
