import type { Statement } from "../../statement.ts";
import type { TransactionType } from "../../../transactions/types.ts";
import { cellNumber, folioCell, germanNumber } from "./cells.ts";
import {
  columnsOf,
  minColumns,
  headerName,
  maxHeaderSearchRows,
  type Rows,
  type Table,
  type TableRow,
} from "./table.ts";
import type { Cell } from "./row-cursor.ts";
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
  /** Whether a comma stands before the decimals of all numbers. */
  decimalComma?: boolean | undefined;
};

/** The first pattern that a name fits counts: a registrar's report has the house's name and a dividend's rate as well. */
const guesses: Record<MappedField, readonly RegExp[]> = {
  date: [/(?:trade|transaction|trxn|purchase) date/, /\bdate\b|\bday\b/],
  scheme: [
    /scheme (?:name|description)/,
    /^scheme$|(?<!mutual )fund name|security|instrument|symbol/,
    /scheme(?!.*code)|fund(?! ?name|.*house)|^name$/,
    /fund/,
  ],
  units: [/^(?!.*(?:price|value|balance|nav)).*(?:unit|quantity|qty|shares)/, /unit|quantity/],
  nav: [/\bnav\b|price/, /^(?!.*(?:dividend|idcw)).*\brate\b/],
  amount: [/amount/, /value|invested/],
  type: [
    /^(?:transaction|trxn|order|trade) ?(?:type|description|nature)$/,
    /^(?!.*\b(?:date|id|no|number|time)\b).*(?:type|order|action|transaction|side)/,
  ],
  folio: [/folio/, /account (?:no|number)/],
  isin: [/isin/],
  amfiCode: [/amfi|scheme code/],
  stampDuty: [/stamp/],
};

/** A proposal by the names of the columns, in the first row that looks like names; the user looks at it. */
export function suggestMapping(table: Table, headerAt = likelyHeader(table)): ColumnMapping {
  const names = [...columnsOf(table[headerAt]?.cells ?? []).keys()];
  const taken = new Set<string>();
  const columns = Object.fromEntries(
    mappedFields.map((field) => {
      const name =
        guesses[field]
          .map((guess) =>
            names.find((each) => !taken.has(each) && guess.test(each.replaceAll("_", " "))),
          )
          .find((each) => each !== undefined) ?? "";
      taken.add(name);
      return [field, name];
    }),
  ) as ColumnMapping["columns"];
  return { headerAt, columns, types: {}, decimalComma: hasDecimalCommas(table, headerAt, columns) };
}

/** True where some figures can only be read so, and none only otherwise. */
function hasDecimalCommas(
  table: Table,
  headerAt: number,
  columns: ColumnMapping["columns"],
): boolean {
  const at = columnsOf(table[headerAt]?.cells ?? []);
  const figures = (["units", "nav", "amount"] as const).flatMap((field) => {
    const column = at.get(columns[field]);
    return column === undefined
      ? []
      : table.slice(headerAt + 1).map(({ cells }) => cells[column] ?? "");
  });
  const isOnly = (read: typeof cellNumber, other: typeof cellNumber) =>
    figures.some((cell) => read(cell) !== null && other(cell) === null);
  return isOnly(germanNumber, cellNumber) && !isOnly(cellNumber, germanNumber);
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
export function readMapped(
  rows: Rows,
  { headerAt, columns, types, decimalComma = false }: ColumnMapping,
): Statement {
  const header = {
    at: headerAt,
    columns: columnsOf(rows.first(headerAt + 1)[headerAt]?.cells ?? []),
  };
  const readRow = (cell: Cell, row: TableRow): ReadRow => {
    const of = (field: MappedField) => (columns[field] === "" ? "" : cell(columns[field]));
    const figure = (field: MappedField) =>
      decimalComma ? (germanNumber(of(field)) ?? of(field)) : of(field);
    const word = of("type");
    const units = figure("units");
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
    const trade = {
      date: of("date"),
      word,
      type,
      units,
      nav: figure("nav"),
      amount: figure("amount"),
    };
    const read = readTrade(scheme, trade, row);
    if (read.kind !== "row" && read.kind !== "reversal") return read;
    return { ...read, row: { ...read.row, stampDuty: cellNumber(figure("stampDuty")) ?? "0" } };
  };
  return readRows(rows, header, () => tradedReader("mapped", header, readRow));
}

const bySign = (units: string): TransactionType =>
  cellNumber(units)?.startsWith("-") === true ? "redemption" : "purchase";
