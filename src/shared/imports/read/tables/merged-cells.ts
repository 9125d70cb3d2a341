import { cellNumber } from "./cells.ts";
import { maxHeaderSearchRows } from "./header.ts";
import { maxColumns, type TableRow } from "./table.ts";

/** A cell that reaches over columns, counted from 0, and lines, from its first to its last one. */
export type MergedCells = { column: number; toColumn: number; from: number; to: number };

/** Columns of numbers that can be those of several lines. */
const calledAsText = /folio|(?<!up)date|code|\bisin\b|\bpan\b/i;

/**
 * Removes what stands beneath merged cells, which nobody sees, and repeats the text of one in each line of figures that it
 * reaches down to. A figure is not repeated: it can be the sum of these lines, so that it is no figure in any of them.
 */
export function withMergedCells(
  rows: readonly TableRow[],
  merged: readonly MergedCells[],
): readonly TableRow[] {
  if (merged.length === 0) return rows;
  const isText = (column: number) =>
    rows.slice(0, maxHeaderSearchRows).some(({ cells }) => calledAsText.test(cells[column] ?? ""));
  const shown = rows.map(({ cells }) => [...cells]);
  for (const { column, toColumn, from, to } of withoutOverlaps(merged)) {
    const start = firstFrom(rows, from);
    const hasFirst = rows[start]?.line === from;
    const text = hasFirst ? (rows[start]?.cells[column]?.trim() ?? "") : "";
    const own = cellNumber(text) !== null && !isText(column) ? `${text} (merged)` : text;
    for (let at = start; at < rows.length && (rows[at]?.line ?? to + 1) <= to; at += 1) {
      const cells = shown[at] ?? [];
      const last = Math.min(toColumn, cells.length - 1);
      const isFirst = hasFirst && at === start;
      for (let each = isFirst ? column + 1 : column; each <= last; each += 1) cells[each] = "";
      if (to === from || text === "" || !cells.some((cell) => cellNumber(cell.trim()) !== null))
        continue;
      while (cells.length < column) cells.push("");
      cells[column] = own;
    }
  }
  return rows.map((row, at) => ({ ...row, cells: shown[at] ?? row.cells }));
}

/** From above. Cells that overlap are damage, and would take long. */
function withoutOverlaps(merged: readonly MergedCells[]): MergedCells[] {
  const reached = new Map<number, number>();
  return merged
    .toSorted((one, other) => one.from - other.from)
    .filter(({ column, toColumn, from, to }) => {
      const last = Math.min(toColumn, maxColumns - 1);
      const columns = Array.from({ length: last - column + 1 }, (_, at) => column + at);
      if (columns.some((each) => from <= (reached.get(each) ?? -1))) return false;
      for (const each of columns) reached.set(each, to);
      return true;
    });
}

/** The place of the first row at or below a line. */
function firstFrom(rows: readonly TableRow[], line: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((rows[middle]?.line ?? Infinity) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
