import { cellDate, cellNumber, germanNumber } from "./cells.ts";
import { columnsOf } from "./header.ts";
import { isSameRow, previewLimits, type Table } from "./table.ts";
import { isNoLongerHeldWord } from "./status-words.ts";
import { isKindWord } from "./type-words.ts";

/** A column's name and its cells below the header; `filled` are those that are not empty. */
export type TableColumn = { name: string; cells: readonly string[]; filled: readonly string[] };

export function columnsBelow(table: Table, headerAt: number): TableColumn[] {
  // Once for all columns: a row may split its line at each access.
  const headerRow = table[headerAt];
  const rows = table
    .slice(headerAt + 1)
    .filter((row) => headerRow === undefined || !isSameRow(row, headerRow))
    .map(({ cells }) => cells);
  const header = (headerRow?.cells ?? []).slice(0, previewLimits.columns);
  return [...columnsOf(header)].map(([name, at]) => {
    const cells = rows.map((row) => (row[at] ?? "").trim());
    return { name, cells, filled: cells.filter((cell) => cell !== "") };
  });
}

/** The name of a column without a heading, which no pattern for names fits. */
export const placeName = (at: number): string => `(${at + 1})`;

/** The place of a column without a heading, from 1; null for any other one. */
export function placeIn(name: string): number | null {
  const [, place] = /^\((\d+)\)$/.exec(name) ?? [];
  return place === undefined ? null : Number(place);
}

export const isNameless = ({ name }: TableColumn): boolean => placeIn(name) !== null;

/** The columns without a heading, also beyond the last one, that have anything in them. */
export function namelessColumns(table: Table, headerAt: number): TableColumn[] {
  const named = new Set(columnsOf(table[headerAt]?.cells ?? []).values());
  const rows = table.slice(headerAt + 1).map(({ cells }) => cells);
  const width = Math.min(Math.max(...rows.map(({ length }) => length), 0), previewLimits.columns);
  return Array.from({ length: width }, (_, at) => at)
    .filter((at) => !named.has(at))
    .map((at) => {
      const cells = rows.map((row) => (row[at] ?? "").trim());
      return { name: placeName(at), cells, filled: cells.filter((cell) => cell !== "") };
    })
    .filter(({ filled }) => filled.length > 0);
}

/** The share of a column's cells that must be of a kind: totals and notes stand below a table. */
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

/** A column with more distinct words has descriptions, not kinds. */
export const maxKindWords = 50;

/** Whether its distinct values are words for kinds of transactions, whatever it is called. */
export function hasKindWords(column: TableColumn): boolean {
  const words = [...new Set(column.filled)];
  return words.length > 0 && words.length <= maxKindWords && words.every(isKindWord);
}

const statusName =
  /^(?:is[ _]?)?(?:(?:holding|folio|fund|scheme|investment|account|position)s?[ _]?)?(?:status|state|active|held|open|closed|redeemed|sold|exited)\??$/;
const heldWord = /^(?:active|open|held|holding|live|current|invested|yes|true|y|1)$/i;
/** "IDCW payout" of a scheme's option, "1% if redeemed within a year" of its load: no transaction. */
const ofScheme = /plan|option|category|load|benchmark/;
const optionWord = /growth|idcw|dividend|pay-?out|re-?invest|bonus|direct|regular/i;

/** Whether a column may say of some holdings that they are no longer held, or what happened to them. */
export function couldSayNotHeld(column: TableColumn): boolean {
  const words = [...new Set(column.filled)];
  if (statusName.test(column.name) && !words.every((word) => heldWord.test(word))) return true;
  if (words.some(isNoLongerHeldWord)) return true;
  if (ofScheme.test(column.name) || words.length > maxKindWords) return false;
  return hasKindWords(column) || (words.some(isKindWord) && !words.every(isOptionWord));
}

const isOptionWord = (word: string): boolean => optionWord.test(word);

/** "Jun 2026", "2026-06", or a column that is called so: lines of several months are no holdings of one day. */
export const hasPeriods = (column: TableColumn): boolean =>
  /^(?:as (?:on|of|at) )?(?:month|year|fy|financial year|quarter|period|week|snapshot|statement)$/.test(
    column.name.replaceAll("_", " "),
  ) || mostly(column, isPeriod);

export const isPeriod = (cell: string): boolean => period.test(cell.trim());

const period =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[-/'’., ]*(?:\d{2}|\d{4})|(?:19|20)\d\d[-/](?:0\d|1[0-2])|(?:0?\d|1[0-2])[-/](?:19|20)\d\d|Q[1-4][-/'’., ]*(?:FY)?.{0,8}|FY[-/'’., ]*\d{2,4}.{0,5})$/i;

export const isCalledUnits = (name: string): boolean =>
  /^(?!.*(?:price|value|balance|nav|cost|rate\b|amount|(?:per|\/) ?unit)).*(?:unit|quantity|qty|shares)/.test(
    name.replaceAll("_", " "),
  );

export const isUniform = ({ cells }: TableColumn): boolean => new Set(cells).size === 1;

export const isSameColumn = (one: TableColumn, other: TableColumn): boolean =>
  one.cells.every((cell, at) => cell === other.cells[at]);

/** The name of the only column, or of the first where all have equal cells; else "". */
export function onlyOf(columns: readonly TableColumn[]): string {
  const [first, ...more] = columns;
  return first !== undefined && more.every((other) => isSameColumn(first, other)) ? first.name : "";
}
