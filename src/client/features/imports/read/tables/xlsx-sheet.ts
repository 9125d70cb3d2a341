import { cellDate } from "../../../../../shared/imports/read/tables/cells.ts";
import {
  headerName,
  maxHeaderSearchRows,
} from "../../../../../shared/imports/read/tables/header.ts";
import type { TableRow } from "../../../../../shared/imports/read/tables/table.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import { visibleDate } from "./cell-text.ts";
import { markedNumber } from "./number-format.ts";
import type { SheetBuilder } from "./sheet-builder.ts";
import type { SharedStrings } from "./xlsx-parts.ts";
import type { CellStyles } from "./xlsx-styles.ts";
import { localName, xmlParser, type Attributes } from "./xml-parser.ts";

/** Days between the two date systems of spreadsheets, which begin in 1900 and 1904. */
const daysBefore1904 = 1_462;

export type CellContext = {
  strings: SharedStrings;
  styles: CellStyles;
  countsFrom1904: boolean;
};

export function readSheet(xml: string, builder: SheetBuilder, context: CellContext): Sheet {
  const reader = new SheetReader(builder, context);
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => reader.open(localName(tag), attributes));
  parser.on("text", (text, decode) => reader.add(() => decode(text)));
  parser.on("closeTag", (tag) => reader.close(localName(tag)));
  parser.parse(xml);
  return builder.toSheet(context.countsFrom1904 ? withDaysFrom1904 : undefined);
}

type OpenCell = {
  type: string;
  style: number;
  value: string;
  /** Its formula, until the cell turns out to have a value. */
  formula: string | null;
};

/** Takes the tags of a worksheet one after the other. */
class SheetReader {
  readonly #builder: SheetBuilder;
  readonly #context: CellContext;
  #line = 0;
  #column = -1;
  #cell = emptyCell();
  #reads: "value" | "formula" | null = null;

  constructor(builder: SheetBuilder, context: CellContext) {
    this.#builder = builder;
    this.#context = context;
  }

  open(tag: string, attributes: () => Attributes): void {
    this.#reads = tag === "v" || tag === "t" ? "value" : tag === "f" ? "formula" : null;
    if (tag === "row") this.#openRow(attributes());
    else if (tag === "c") this.#openCell(attributes());
    else if (tag === "f") this.#cell.formula = "=";
    else if (tag === "v") this.#cell.formula = null;
    else if (tag === "mergeCell") this.#merge(attributes()["ref"] ?? "");
    else if (tag === "col") this.#addColumns(attributes());
  }

  add(text: () => string): void {
    if (this.#reads === "value") this.#cell.value += text();
    else if (this.#reads === "formula") this.#cell.formula = `=${text()}`;
  }

  close(tag: string): void {
    this.#reads = null;
    if (tag === "row") this.#builder.closeRow();
    else if (tag === "c")
      this.#builder.setCells(this.#column, this.#column, this.#text(), this.#isStruck());
  }

  #openRow(own: Attributes): void {
    this.#line = Number(own["r"] ?? this.#line + 1);
    this.#column = -1;
    this.#builder.openRow({ line: this.#line, isHidden: isShownNowhere(own) });
  }

  #openCell({ r = "", t = "", s = "" }: Attributes): void {
    this.#column = r === "" ? this.#column + 1 : columnIndex(r);
    this.#cell = { ...emptyCell(), type: t, style: Number(s || 0) };
  }

  /** "B3:C5" is columns B and C from line 3 to 5. */
  #merge(range: string): void {
    const [, first = "", from, last = "", to] =
      /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range) ?? [];
    const [column, toColumn] = [columnIndex(first), columnIndex(last)];
    if (from !== undefined)
      this.#builder.merge({ column, toColumn, from: Number(from), to: Number(to) });
  }

  #addColumns(own: Attributes): void {
    if (!isShownNowhere(own)) return;
    this.#builder.hideColumns(Number(own["min"] ?? 1) - 1, Number(own["max"] ?? 0) - 1);
  }

  #text(): string {
    const { type, style, value, formula } = this.#cell;
    // What was never worked out is no empty cell.
    if (value === "") return formula ?? "";
    const { strings, styles, countsFrom1904 } = this.#context;
    if (type === "s") return strings.texts[Number(value)] ?? "";
    // A 1 or 0 would be a figure.
    if (type === "b") return value === "0" ? "FALSE" : "TRUE";
    if ((type !== "" && type !== "n") || !Number.isFinite(Number(value))) return value;
    const form = styles.dates.get(style);
    if (form !== undefined) return visibleDate(dayIn(value, countsFrom1904), form);
    return markedNumber(value, styles.marks.get(style));
  }

  #isStruck(): boolean {
    const { type, style, value } = this.#cell;
    const { strings, styles } = this.#context;
    return styles.struck.has(style) || (type === "s" && strings.struck.has(Number(value)));
  }
}

const emptyCell = (): OpenCell => ({ type: "", style: 0, value: "", formula: null });

const isShownNowhere = ({ hidden, ht, width }: Attributes): boolean =>
  hidden === "1" || hidden === "true" || Number(ht ?? 1) === 0 || Number(width ?? 1) === 0;

/** A number of days as a date; a number that is no day stays a number. */
function dayIn(value: string, countsFrom1904: boolean): string {
  const days = Number(value) + (countsFrom1904 ? daysBefore1904 : 0);
  return cellDate(String(Math.floor(days))) ?? String(Number(value));
}

/** Converts days without a date's style in columns whose header names a date. */
function withDaysFrom1904(rows: readonly TableRow[]): readonly TableRow[] {
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

/** "B7" is 1. */
const columnIndex = (reference: string): number =>
  [...reference.replaceAll(/[^A-Z]/g, "")].reduce(
    (index, letter) => index * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;
