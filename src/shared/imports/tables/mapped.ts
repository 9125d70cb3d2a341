import type { Statement } from "../statement.ts";
import type { TransactionType } from "../../transactions/types.ts";
import { cellNumber, folioOf } from "./cells.ts";
import { cellOf, columnsOf, headerName, type Table, type TableRow } from "./table.ts";
import { tradedRow, tradedStatement } from "./traded-statement.ts";
import { typeOfWord } from "./type-words.ts";

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
  /** Index of the row with the headers. */
  headerAt: number;
  columns: Record<MappedField, string>;
  /** What the words of the type's column mean; a word that is missing is read as usual. */
  types: Record<string, TransactionType>;
};

/** Rows that have the fewest cells for a table of transactions. */
const fewestColumns = 3;

const guesses: Record<MappedField, RegExp> = {
  date: /\bdate\b|\bday\b/,
  scheme: /scheme|fund|security|instrument|symbol|\bname\b/,
  units: /unit|quantity|qty|shares/,
  nav: /\bnav\b|price|rate/,
  amount: /amount|value|invested/,
  type: /type|order|action|transaction/,
  folio: /folio/,
  isin: /isin/,
  amfiCode: /amfi|scheme code/,
  stampDuty: /stamp/,
};

/** A proposal by the names of the columns; the user looks at it. */
export function suggestMapping(table: Table): ColumnMapping {
  const headerAt = Math.max(
    0,
    table.slice(0, 40).findIndex(({ cells }) => isHeader(cells)),
  );
  const names = [...columnsOf(table[headerAt]?.cells ?? []).keys()];
  const taken = new Set<string>();
  const columns = Object.fromEntries(
    mappedFields.map((field) => {
      const name = names.find((each) => !taken.has(each) && guesses[field].test(each)) ?? "";
      taken.add(name);
      return [field, name];
    }),
  ) as ColumnMapping["columns"];
  return { headerAt, columns, types: {} };
}

const isHeader = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length >= fewestColumns && filled.every((cell) => cellNumber(cell) === null);
};

/** What a mapping is remembered by. */
export const headersKey = (row: TableRow | undefined): string =>
  (row?.cells ?? []).map(headerName).join("|").slice(0, 500);

/** Words of the type's column, to be given a meaning where it is not plain. */
export function typeWords(table: Table, { headerAt, columns }: ColumnMapping): string[] {
  const header = { at: headerAt, columns: columnsOf(table[headerAt]?.cells ?? []) };
  const words = table.slice(headerAt + 1).map((row) => cellOf(row, header)(columns.type));
  return [...new Set(words)].filter((word) => word !== "").slice(0, 50);
}

/** Reads any table by what the user says of its columns; without a type's column all are purchases, or sales below 0. */
export function readMapped(table: Table, { headerAt, columns, types }: ColumnMapping): Statement {
  const header = { at: headerAt, columns: columnsOf(table[headerAt]?.cells ?? []) };
  return tradedStatement("mapped", table, header, (cell, row) => {
    const of = (field: MappedField) => (columns[field] === "" ? "" : cell(columns[field]));
    const word = of("type");
    const units = of("units");
    const type = types[word] ?? typeOfWord(word) ?? (word === "" ? bySign(units) : null);
    if (type === null || of("scheme") === "") return { kind: "unreadable" };
    const traded = tradedRow(
      { date: of("date"), type, units: units || "0", nav: of("nav"), amount: of("amount") },
      row,
    );
    if (traded === null) return { kind: "unreadable" };
    return {
      kind: "row",
      scheme: {
        folio: folioOf(of("folio")),
        name: of("scheme"),
        isin: of("isin"),
        amfiCode: /^\d{1,10}$/.test(of("amfiCode")) ? of("amfiCode") : null,
      },
      row: { ...traded, stampDuty: cellNumber(of("stampDuty")) ?? "0" },
    };
  });
}

const bySign = (units: string): TransactionType =>
  cellNumber(units)?.startsWith("-") === true ? "redemption" : "purchase";
