import type { Statement } from "../statement.ts";
import type { TransactionType } from "../../transactions/types.ts";
import { cellNumber, folioCell } from "./cells.ts";
import {
  columnsOf,
  minColumns,
  headerName,
  maxHeaderSearchRows,
  type Cell,
  type Rows,
  type Table,
  type TableRow,
} from "./table.ts";
import { readRows } from "./table-format.ts";
import { readTrade, tradedReader, unread, type ReadRow } from "./traded-statement.ts";

export const mappedFields = [
  "date",
  "scheme",
  "units",
  "nav",
  "amount",
  "type",
  "folio",
  "isin",
  "amfiCode",
  "stampDuty",
] as const;
export type MappedField = (typeof mappedFields)[number];

/** Which column means what: names of headers; "" for none. */
export type ColumnMapping = {
  headerAt: number;
  columns: Record<MappedField, string>;
  /** What the words of the type's column mean, "none" for no transaction; one that is missing is read as usual. */
  types: Record<string, TransactionType | "none">;
};

const guesses: Record<MappedField, RegExp> = {
  date: /\bdate\b|\bday\b/,
  scheme: /scheme|fund|security|instrument|symbol|\bname\b/,
  units: /unit|quantity|qty|shares/,
  nav: /\bnav\b|price|rate/,
  amount: /amount|value|invested/,
  type: /^(?!.*\b(?:date|id|no|number|time)\b).*(?:type|order|action|transaction|side)/,
  folio: /folio/,
  isin: /isin/,
  amfiCode: /amfi|scheme code/,
  stampDuty: /stamp/,
};

/** A proposal by the names of the columns, in the first row that looks like names; the user looks at it. */
export function suggestMapping(table: Table, headerAt = likelyHeader(table)): ColumnMapping {
  const names = [...columnsOf(table[headerAt]?.cells ?? []).keys()];
  const taken = new Set<string>();
  const columns = Object.fromEntries(
    mappedFields.map((field) => {
      const name =
        names.find((each) => !taken.has(each) && guesses[field].test(each.replaceAll("_", " "))) ??
        "";
      taken.add(name);
      return [field, name];
    }),
  ) as ColumnMapping["columns"];
  return { headerAt, columns, types: {} };
}

const likelyHeader = (table: Table): number =>
  Math.max(
    0,
    table.slice(0, maxHeaderSearchRows).findIndex(({ cells }) => isHeader(cells)),
  );

const isHeader = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length >= minColumns && filled.every((cell) => cellNumber(cell) === null);
};

export const headersKey = (row: TableRow | undefined): string =>
  (row?.cells ?? []).map(headerName).join("|").slice(0, 500);

export function typeWords(table: Table, { headerAt, columns }: ColumnMapping): string[] {
  const column = columnsOf(table[headerAt]?.cells ?? []).get(columns.type);
  if (column === undefined) return [];
  const words = table.slice(headerAt + 1).map(({ cells }) => (cells[column] ?? "").trim());
  return [...new Set(words)].filter((word) => word !== "").slice(0, 50);
}

/** Reads any table by what the user says of its columns; without a type's column all are purchases, or sales below 0. */
export function readMapped(rows: Rows, { headerAt, columns, types }: ColumnMapping): Statement {
  const header = {
    at: headerAt,
    columns: columnsOf(rows.first(headerAt + 1)[headerAt]?.cells ?? []),
  };
  const readRow = (cell: Cell, row: TableRow): ReadRow => {
    const of = (field: MappedField) => (columns[field] === "" ? "" : cell(columns[field]));
    const word = of("type");
    const units = of("units");
    const scheme = {
      ...folioCell(of("folio")),
      name: of("scheme"),
      isin: of("isin"),
      amfiCode: /^\d{1,10}$/.test(of("amfiCode")) ? of("amfiCode") : null,
    };
    if (scheme.name === "") return unread("no-scheme");
    const said = Object.hasOwn(types, word) ? types[word] : undefined;
    if (said === "none") return { kind: "no-effect", scheme };
    const type = said ?? (word === "" ? bySign(units) : undefined);
    const trade = { date: of("date"), word, type, units, nav: of("nav"), amount: of("amount") };
    const read = readTrade(scheme, trade, row);
    if (read.kind !== "row") return read;
    return { ...read, row: { ...read.row, stampDuty: cellNumber(of("stampDuty")) ?? "0" } };
  };
  return readRows(rows, header, () => tradedReader("mapped", header, readRow));
}

const bySign = (units: string): TransactionType =>
  cellNumber(units)?.startsWith("-") === true ? "redemption" : "purchase";
