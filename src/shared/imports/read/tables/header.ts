import { inEnglish } from "./hindi-words.ts";
import type { Table } from "./table.ts";

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
