import { cellNumber } from "./cells.ts";
import { maxHeaderSearchRows } from "./header.ts";
import type { TableRow } from "./table.ts";

/** A cell that reaches down from one line to another; the column counts from 0. */
export type MergedCell = { column: number; from: number; to: number };

/** Columns of numbers that can be those of several lines. */
const calledAsText = /folio|(?<!up)date|code|\bisin\b|\bpan\b/i;

/**
 * Repeats the text of a merged cell in each line of figures that it reaches. A figure is not repeated: it can be the sum of
 * these lines, so that it is no figure in any of them.
 */
export function withMergedCells(
  rows: readonly TableRow[],
  merged: readonly MergedCell[],
): readonly TableRow[] {
  if (merged.length === 0) return rows;
  const places = new Map(rows.map(({ line }, at) => [line, at]));
  const isText = (column: number) =>
    rows.slice(0, maxHeaderSearchRows).some(({ cells }) => calledAsText.test(cells[column] ?? ""));
  const filled = rows.map(({ cells }) => cells);
  const reached = new Map<number, number>();
  for (const { column, from, to } of merged.toSorted((one, other) => one.from - other.from)) {
    // Cells that overlap are damage, and would take long.
    if (from <= (reached.get(column) ?? -1)) continue;
    reached.set(column, to);
    const start = places.get(from) ?? rows.length;
    const text = rows[start]?.cells[column]?.trim() ?? "";
    if (text === "") continue;
    const own = cellNumber(text) !== null && !isText(column) ? `${text} (merged)` : text;
    for (let at = start; at < rows.length && (rows[at]?.line ?? to + 1) <= to; at += 1) {
      const cells = filled[at] ?? [];
      if (!cells.some((cell) => cellNumber(cell.trim()) !== null)) continue;
      const blank = Array.from({ length: Math.max(0, column - cells.length) }, () => "");
      filled[at] = [...cells, ...blank].toSpliced(column, 1, own);
    }
  }
  return rows.map((row, at) => ({ ...row, cells: filled[at] ?? row.cells }));
}
