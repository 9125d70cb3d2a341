import { cellDate, cellNumber, germanNumber } from "./cells.ts";
import { columnsOf, previewLimits, type Table } from "./table.ts";
import { isKindWord } from "./type-words.ts";

/** A column by its name, with what stands below its header; "" where a row has nothing. */
export type TableColumn = { name: string; cells: readonly string[]; filled: readonly string[] };

export function columnsBelow(table: Table, headerAt: number): TableColumn[] {
  // Cut into cells once: a row may do so each time.
  const rows = table.slice(headerAt + 1).map(({ cells }) => cells);
  const header = (table[headerAt]?.cells ?? []).slice(0, previewLimits.columns);
  return [...columnsOf(header)].map(([name, at]) => {
    const cells = rows.map((row) => (row[at] ?? "").trim());
    return { name, cells, filled: cells.filter((cell) => cell !== "") };
  });
}

/** Totals and notes stand below a table: not all of its cells are of one kind. */
const most = 0.6;

const mostly = ({ filled }: TableColumn, fits: (cell: string) => boolean): boolean =>
  filled.length > 0 && filled.filter(fits).length >= filled.length * most;

const isNumber = (cell: string): boolean =>
  cellNumber(cell) !== null || germanNumber(cell) !== null;

/** A spreadsheet's number of days is a date only where the column is called so. */
export const hasDates = (column: TableColumn): boolean =>
  mostly(
    column,
    (cell) => cellDate(cell) !== null && (!isNumber(cell) || /\bdate\b|\bday\b/.test(column.name)),
  );

export const hasNumbers = (column: TableColumn): boolean => mostly(column, isNumber);

/** More words than that are descriptions. */
export const maxKindWords = 50;

/** Whether its distinct values are words for kinds of transactions, whatever it is called. */
export function hasKindWords(column: TableColumn): boolean {
  const words = [...new Set(column.filled)];
  return words.length > 0 && words.length <= maxKindWords && words.every(isKindWord);
}

export const isCalledUnits = (name: string): boolean =>
  /^(?!.*(?:price|value|balance|nav)).*(?:unit|quantity|qty|shares)/.test(
    name.replaceAll("_", " "),
  );

export const isSameColumn = (one: TableColumn, other: TableColumn): boolean =>
  one.cells.every((cell, at) => cell === other.cells[at]);
