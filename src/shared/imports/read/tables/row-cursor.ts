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
 * Reads row after row with one `cell` function: a new one for each row would cost more than reading it. Splits a line
 * only as far as cells are asked for.
 * @param alike columns whose cells rows below each other often share
 */
export function rowCursor({ columns }: Header, alike: readonly string[] = []): RowCursor {
  const lastAlike = Math.max(-1, ...alike.map((name) => columns.get(name) ?? -1));
  let cells: readonly string[] | null = [];
  let [text, delimiter] = ["", ""];
  /** Where the first `known` cells of `text` end. */
  const ends: number[] = [];
  let known = 0;
  let beginning: string | null = null;
  let isLikeBefore = false;

  const cellAt = (column: number): string => {
    if (cells !== null) return cells[column] ?? "";
    const end = endOf(column);
    return end === null ? "" : text.slice(startOf(column), end);
  };
  const startOf = (column: number): number => (column === 0 ? 0 : (ends[column - 1] ?? 0) + 1);
  const endOf = (column: number): number | null => {
    while (known <= column) {
      const start = startOf(known);
      if (start > text.length) return null;
      const end = text.indexOf(delimiter, start);
      ends[known] = end === -1 ? text.length : end;
      known += 1;
    }
    return ends[column] ?? null;
  };
  const goToLine = (line: string, between: string) => {
    isLikeBefore = beginning !== null && line.slice(0, beginning.length) === beginning;
    cells = null;
    text = line;
    delimiter = between;
    known = isLikeBefore ? lastAlike + 1 : 0;
    if (isLikeBefore || lastAlike === -1) return;
    const end = endOf(lastAlike);
    beginning = end === null || end === text.length ? null : text.slice(0, end + 1);
  };
  const goToCells = (next: readonly string[]) => {
    const before = cells;
    cells = next;
    isLikeBefore =
      before !== null &&
      before.length > lastAlike &&
      before.slice(0, lastAlike + 1).every((cell, column) => cell === next[column]);
  };
  const trimmed = (at: number | undefined): string => (at === undefined ? "" : cellAt(at).trim());
  return {
    cell: (name) => trimmed(columns.get(name)),
    column: (name) => {
      const at = columns.get(name);
      return () => trimmed(at);
    },
    goTo: (row) => {
      if (row.text === undefined || row.delimiter === undefined) goToCells(row.cells);
      else goToLine(row.text, row.delimiter);
    },
    isAlike: () => isLikeBefore,
  };
}
