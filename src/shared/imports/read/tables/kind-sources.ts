import { decimal } from "../../../money.ts";
import { cellDate, cellNumber, germanNumber } from "./cells.ts";
import type { ColumnMapping, KindSource, MappedField } from "./column-mapping.ts";
import { columnsBelow } from "./column-values.ts";
import type { Table } from "./table.ts";

/** Which sources a table's columns allow, whether or not they make sense of its rows. */
export function possibleSources({ columns }: Pick<ColumnMapping, "columns">): KindSource[] {
  const has = (field: MappedField) => columns[field] !== "";
  return [
    ...(has("type") ? (["words"] as const) : []),
    ...(has("units") ? (["units-sign"] as const) : []),
    ...(has("amount") ? (["amount-paid", "amount-taken"] as const) : []),
    ...(has("debit") && has("credit") ? (["debit-buys", "credit-buys"] as const) : []),
    "all-purchases",
    "held",
  ];
}

/** The needed columns that are not chosen. Holdings can get their cost later. */
export function neededColumns({ columns, kindBy }: ColumnMapping): MappedField[] {
  const has = (field: MappedField) => columns[field] !== "";
  const hasMoney = has("amount") || has("nav") || (has("debit") && has("credit"));
  const needed: MappedField[] = [
    ...(kindBy === "held" ? [] : (["date"] as const)),
    "scheme",
    "units",
    ...(kindBy === "held" || hasMoney ? [] : (["amount"] as const)),
  ];
  return needed.filter((field) => !has(field));
}

type Figures = Record<"units" | "amount" | "debit" | "credit", string | null>;

/** A row's direction by its signs or its debit and credit; null where these do not tell. */
export function directionBy(source: KindSource, figures: Figures): "in" | "out" | null {
  const isNegative = (figure: string | null) => figure?.startsWith("-") === true;
  const isFilled = (figure: string | null) => figure !== null && figure !== "0";
  switch (source) {
    case "units-sign":
      return isNegative(figures.units) ? "out" : "in";
    case "amount-paid":
      return isFilled(figures.amount) ? (isNegative(figures.amount) ? "in" : "out") : null;
    case "amount-taken":
      return isFilled(figures.amount) ? (isNegative(figures.amount) ? "out" : "in") : null;
    case "debit-buys":
    case "credit-buys": {
      const [debit, credit] = [isFilled(figures.debit), isFilled(figures.credit)];
      if (debit === credit) return null;
      return debit === (source === "debit-buys") ? "in" : "out";
    }
    case "all-purchases":
      return "in";
    default:
      return null;
  }
}

/**
 * The one source by signs or columns that makes sense of a table: rows go both ways, and nothing is sold that was not
 * bought before. Null where there is none, or several.
 */
export function sourceBySigns(table: Table, mapping: ColumnMapping): KindSource | null {
  const sources = possibleSources(mapping).filter(
    (source) => source !== "words" && source !== "all-purchases" && source !== "held",
  );
  const [only, ...more] = sources.filter((source) => makesSense(table, mapping, source));
  return more.length === 0 ? (only ?? null) : null;
}

function makesSense(table: Table, mapping: ColumnMapping, source: KindSource): boolean {
  const rows = rowsFor(table, mapping).flatMap((row) => {
    const direction = directionBy(source, row);
    return direction === null ? [] : [{ ...row, direction }];
  });
  if (new Set(rows.map(({ direction }) => direction)).size < 2) return false;
  const held = new Map<string, number>();
  const inOrder = rows.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) || one.direction.localeCompare(other.direction),
  );
  return inOrder.every(({ fund, units, direction }) => {
    const size = Math.abs(Number(units));
    const now = (held.get(fund) ?? 0) + (direction === "in" ? size : -size);
    held.set(fund, now);
    return now > -unitsTolerance;
  });
}

const unitsTolerance = 0.01;

function rowsFor(table: Table, { headerAt, columns, decimalComma = false }: ColumnMapping) {
  const below = new Map(columnsBelow(table, headerAt).map(({ name, cells }) => [name, cells]));
  const cellsOf = (field: MappedField) => below.get(columns[field]) ?? [];
  const read = decimalComma ? germanNumber : cellNumber;
  const figure = (field: MappedField, at: number) => read(cellsOf(field)[at] ?? "");
  return cellsOf("date").flatMap((cell, at) => {
    const [date, units] = [cellDate(cell), figure("units", at)];
    if (date === null || units === null || decimal(units).toText() === "0") return [];
    const fund = [cellsOf("scheme")[at], cellsOf("isin")[at], cellsOf("folio")[at]].join("\n");
    const [amount, debit, credit] = [
      figure("amount", at),
      figure("debit", at),
      figure("credit", at),
    ];
    return [{ date, fund, units, amount, debit, credit }];
  });
}
