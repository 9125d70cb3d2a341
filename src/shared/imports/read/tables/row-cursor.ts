import type { Header } from "./header.ts";
import type { TableRow } from "./table.ts";

/** A row's cells by the names of their columns, without blanks around them; "" where there is none. */
export type Cell = (name: string) => string;

type RowCursor = {
  cell: Cell;
  /** Reads one column's cells, and looks the column up only once. */
  column: (name: string) => () => string;
  goTo: (row: TableRow) => void;
  /** Whether the row and the one before are equal up to the last of the `alike` columns. */
  isAlike: () => boolean;
};

/**
 * Reads row after row with one `cell` function: a new one for each row would cost more than reading it.
 * @param alike columns whose cells rows below each other often share
 */
export function rowCursor({ columns }: Header, alike: readonly string[] = []): RowCursor {
  const lastAlike = Math.max(-1, ...alike.map((name) => columns.get(name) ?? -1));
  let cells: readonly string[] = [];
  let isLikeBefore = false;

  const goTo = (row: TableRow) => {
    const before = cells;
    cells = row.cells;
    isLikeBefore =
      before.length > lastAlike &&
      before.slice(0, lastAlike + 1).every((cell, column) => cell === cells[column]);
  };
  const trimmed = (at: number | undefined): string =>
    at === undefined ? "" : (cells[at] ?? "").trim();
  return {
    cell: (name) => trimmed(columns.get(name)),
    column: (name) => {
      const at = columns.get(name);
      return () => trimmed(at);
    },
    goTo,
    isAlike: () => isLikeBefore,
  };
}
