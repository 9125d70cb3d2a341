import { headerName } from "./header.ts";
import type { Table, TableRow } from "./table.ts";

/** The columns of Kuvera's table, in its order. */
const kuveraColumns: ReadonlySet<string> = new Set([
  "date",
  "folio number",
  "name of the fund",
  "order",
  "units",
  "nav",
  "current nav",
  "amount (inr)",
]);
const minColumns = 6;

/**
 * A table of one column made one of several: older files of Kuvera have each value, or each line of a CSV, in a cell of
 * the first column. Any other table stays as it is.
 */
export function withColumns(table: Table): Table {
  const isOneColumn = table.every(({ cells }) =>
    cells.slice(1).every((cell) => cell.trim() === ""),
  );
  if (!isOneColumn) return table;
  const values = table.map(({ cells }) => cells[0] ?? "");
  const lineAt = values.findIndex((value) => countKnown(splitLine(value)) >= minColumns);
  if (lineAt !== -1)
    return table.map(({ line, cells }) => ({ line, cells: splitLine(cells[0] ?? "") }));
  const start = values.findIndex((value) => headerName(value) === "date");
  const width = start === -1 ? 0 : countKnown(values.slice(start));
  return width < minColumns ? table : inRowsOf(width, table.slice(start));
}

/** How many names from the first on are known. */
const countKnown = (names: readonly string[]): number => {
  const end = names.findIndex((name) => !kuveraColumns.has(headerName(name)));
  return end === -1 ? names.length : end;
};

const splitLine = (text: string): string[] =>
  [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = ""]) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

function inRowsOf(width: number, table: Table): Table {
  const rows: TableRow[] = [];
  for (let at = 0; at < table.length; at += width) {
    const values = table.slice(at, at + width);
    rows.push({ line: values[0]?.line ?? 0, cells: values.map(({ cells }) => cells[0] ?? "") });
  }
  return rows;
}
