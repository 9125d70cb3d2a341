import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { cellDate } from "../../../../../shared/imports/read/tables/cells.ts";
import {
  headerName,
  maxHeaderSearchRows,
} from "../../../../../shared/imports/read/tables/header.ts";
import {
  withMergedCells,
  type MergedCell,
} from "../../../../../shared/imports/read/tables/merged-cells.ts";
import { maxColumns, type TableRow } from "../../../../../shared/imports/read/tables/table.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import type { CellStyles, DateForm, SharedStrings } from "./xlsx-parts.ts";
import { localName, xmlParser } from "./xml-parser.ts";

/** Days between the two date systems of spreadsheets, which begin in 1900 and 1904. */
const daysBefore1904 = 1_462;

/** A spreadsheet keeps 15 digits: the last ones of a longer folio are lost. */
export const beyondDigits = 1e15;

export type CellContext = {
  strings: SharedStrings;
  styles: CellStyles;
  countsFrom1904: boolean;
};

/** The visible rows of a sheet, and how many rows and columns with content are hidden or cut. */
export function readSheet(
  xml: string,
  { strings, styles, countsFrom1904 }: CellContext,
  most: number,
): Omit<Sheet, "name" | "isHidden"> {
  const rows: TableRow[] = [];
  const hiddenColumns = new Set<number>();
  const filledHiddenColumns = new Set<number>();
  const cutColumns = new Set<number>();
  let hiddenRows = 0;
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let isHidden = false;
  let [type, style, value] = ["", "", ""];
  let isValue = false;
  let formula: string | null = null;
  let isFormula = false;
  const merged: MergedCell[] = [];
  let isStruck = false;
  const textOf = (): string => {
    if (type === "s") return strings.texts[Number(value)] ?? "";
    const number = Number(value);
    if ((type !== "" && type !== "n") || !Number.isFinite(number)) return value;
    const form = styles.dates.get(Number(style || 0));
    if (form !== undefined) return dateIn(value, form, countsFrom1904);
    return Math.abs(number) < beyondDigits ? String(number) : number.toExponential();
  };
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => {
    const name = localName(tag);
    if (name === "row") {
      const own = attributes();
      line = Number(own["r"] ?? line + 1);
      isHidden = isShownNowhere(own);
      isStruck = false;
      cells = [];
      column = -1;
    } else if (name === "c") {
      const { r = "", t = "", s = "" } = attributes();
      column = r === "" ? column + 1 : columnIndex(r);
      [type, style, value] = [t, s, ""];
      formula = null;
    } else if (name === "f") formula = "=";
    else if (name === "v") formula = null;
    else if (name === "mergeCell") {
      merged.push(...cellsDown(attributes()["ref"] ?? ""));
    } else if (name === "col") {
      const own = attributes();
      if (!isShownNowhere(own)) return;
      const last = Math.min(Number(own["max"] ?? 0), maxColumns);
      for (let at = Number(own["min"] ?? 1); at <= last; at += 1) hiddenColumns.add(at - 1);
    }
    isValue = name === "v" || name === "t";
    isFormula = name === "f";
  });
  parser.on("text", (text, decode) => {
    if (isValue) value += decode(text);
    else if (isFormula) formula = `=${decode(text)}`;
  });
  parser.on("closeTag", (tag) => {
    const name = localName(tag);
    [isValue, isFormula] = [false, false];
    // What was never worked out is no empty cell.
    if (name === "c" && value === "" && formula !== null) [type, value] = ["str", formula];
    if (name === "c" && value !== "" && column >= maxColumns) cutColumns.add(column);
    else if (name === "c" && value !== "") {
      if (hiddenColumns.has(column)) return void filledHiddenColumns.add(column);
      while (cells.length < column) cells.push("");
      cells[column] = textOf();
      isStruck ||=
        styles.struck.has(Number(style || 0)) ||
        (type === "s" && strings.struck.has(Number(value)));
    } else if (name === "row" && cells.some((cell) => cell.trim() !== "")) {
      if (isHidden) return void (hiddenRows += 1);
      if (rows.length >= most) throw new UnreadableFileError("too-many-lines");
      rows.push(isStruck ? { line, cells, isStruck } : { line, cells });
    }
  });
  parser.parse(xml);
  return {
    rows: withMergedCells(countsFrom1904 ? withDaysFrom1904(rows) : rows, merged),
    hiddenRows,
    hiddenColumns: filledHiddenColumns.size,
    cutColumns: cutColumns.size,
  };
}

const isShownNowhere = ({ hidden, ht, width }: Record<string, string>): boolean =>
  hidden === "1" || hidden === "true" || Number(ht ?? 1) === 0 || Number(width ?? 1) === 0;

/** A number of days as a date; a number that is no day stays a number. */
function dayIn(value: string, countsFrom1904: boolean): string {
  const days = Number(value) + (countsFrom1904 ? daysBefore1904 : 0);
  return cellDate(String(Math.floor(days))) ?? String(Number(value));
}

/** The visible part of a cell's date: a spreadsheet adds a day or year of its own to a date without. */
const dateIn = (value: string, form: DateForm, countsFrom1904: boolean): string =>
  visibleDate(dayIn(value, countsFrom1904), form);

export function visibleDate(day: string, form: DateForm): string {
  if (form === "day" || cellDate(day) === null) return day;
  return form === "month" ? day.slice(0, "yyyy-mm".length) : day.slice("yyyy-".length);
}

/** Converts days without a date's style in columns whose header names a date. */
function withDaysFrom1904(rows: readonly TableRow[]): TableRow[] {
  const header = rows
    .slice(0, maxHeaderSearchRows)
    .findIndex(({ cells }) => cells.some((cell) => isNamedDate(cell)));
  const dates = new Set(
    rows[header]?.cells.flatMap((cell, column) => (isNamedDate(cell) ? [column] : [])),
  );
  return rows.map((row, at) =>
    at <= header || header === -1
      ? row
      : {
          ...row,
          cells: row.cells.map((cell, column) =>
            dates.has(column) && /^\d{4,5}(?:\.\d+)?$/.test(cell) ? dayIn(cell, true) : cell,
          ),
        },
  );
}

const isNamedDate = (cell: string): boolean =>
  /\b(?:date|day|on)\b/.test(headerName(cell).replaceAll("_", " "));

/** "B3:C5" is column B from line 3 to 5; nothing for cells beside each other. */
function cellsDown(range: string): MergedCell[] {
  const [, column = "", from, , to] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range) ?? [];
  const isDown = Number(to) > Number(from);
  return isDown ? [{ column: columnIndex(column), from: Number(from), to: Number(to) }] : [];
}

/** "B7" is 1. */
const columnIndex = (reference: string): number =>
  [...reference.replaceAll(/[^A-Z]/g, "")].reduce(
    (index, letter) => index * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;
