import {
  withMergedCells,
  type MergedCell,
} from "../../../../../shared/imports/read/tables/merged-cells.ts";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import {
  maxColumns,
  maxLines,
  type TableRow,
} from "../../../../../shared/imports/read/tables/table.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import { OdsStyles } from "./ods-styles.ts";
import { unescaped } from "./xlsx-parts.ts";
import { beyondDigits, visibleDate } from "./xlsx-sheet.ts";
import { maxUnpacked } from "./zip-parts.ts";

type OpenSheet = {
  name: string;
  isHidden: boolean;
  /** What another file had when it was last linked is nobody's table. */
  isLinked: boolean;
  rows: TableRow[];
  line: number;
  hiddenRows: number;
  columns: { isHidden: boolean; style: string }[];
  filledHidden: Set<number>;
  cut: Set<number>;
  merged: MergedCell[];
};

type OpenRow = {
  cells: string[];
  column: number;
  repeats: number;
  isHidden: boolean;
  isStruck: boolean;
};
type OpenCell = { own: Record<string, string>; style: string; paragraphs: string[] };

/** Notes and drawings in a cell have paragraphs of their own. */
const isAside = (tag: string): boolean => tag === "office:annotation" || tag.startsWith("draw:");

/** Collects the tables of an OpenDocument sheet from its tags, one after the other. */
export class OdsContent {
  readonly #styles = new OdsStyles();
  readonly #all: OpenSheet[] = [];
  #depth = 0;
  #aside = 0;
  #row: OpenRow | null = null;
  #cell: OpenCell | null = null;
  #lines = 0;
  #characters = 0;

  get sheets(): Sheet[] {
    return this.#all
      .filter(({ isLinked }) => !isLinked)
      .map(({ name, isHidden, rows, hiddenRows, filledHidden, cut, merged }) => ({
        name,
        isHidden,
        rows: withMergedCells(rows, merged),
        hiddenRows,
        hiddenColumns: filledHidden.size,
        cutColumns: cut.size,
      }));
  }

  open(tag: string, attributes: () => Record<string, string>): void {
    if (isAside(tag)) this.#aside += 1;
    else if (this.#aside > 0) return;
    else if (tag === "table:table") this.#openSheet(attributes());
    else if (this.#depth === 0) this.#styles.open(tag, attributes());
    else if (this.#depth > 1) return;
    else if (tag === "table:table-source") this.#sheet.isLinked = true;
    else if (tag === "table:table-column") this.#addColumns(attributes());
    else if (tag === "table:table-row") this.#openRow(attributes());
    else if (tag === "table:covered-table-cell") this.#passCovered(attributes());
    else if (tag === "table:table-cell") {
      const own = attributes();
      const style = own["table:style-name"] ?? this.#columnAt(this.#row?.column ?? 0)?.style ?? "";
      this.#cell = { own, style, paragraphs: [] };
    } else if (this.#cell !== null) this.#openText(this.#cell, tag, attributes);
  }

  add(text: () => string): void {
    const last = (this.#cell?.paragraphs.length ?? 0) - 1;
    if (this.#cell === null || this.#aside > 0 || this.#depth > 1 || last < 0) return;
    this.#cell.paragraphs[last] += text();
  }

  close(tag: string): void {
    if (isAside(tag)) this.#aside -= 1;
    else if (this.#aside > 0) return;
    else if (tag === "table:table") this.#depth -= 1;
    else if (this.#depth === 0) this.#styles.close(tag);
    else if (this.#depth > 1) return;
    else if (tag === "table:table-row") this.#closeRow();
    else if (tag === "table:table-cell") this.#closeCell();
  }

  get #sheet(): OpenSheet {
    const last = this.#all.at(-1);
    if (last === undefined) throw new UnreadableFileError("not-readable");
    return last;
  }

  #columnAt(column: number) {
    return this.#sheet.columns[column];
  }

  #openSheet(own: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > 1) return;
    this.#all.push({
      name: unescaped(own["table:name"] ?? String(this.#all.length + 1)),
      isHidden: this.#styles.isHiddenTable(own["table:style-name"] ?? ""),
      isLinked: false,
      rows: [],
      line: 0,
      hiddenRows: 0,
      columns: [],
      filledHidden: new Set(),
      cut: new Set(),
      merged: [],
    });
  }

  #addColumns(own: Record<string, string>): void {
    const { columns } = this.#sheet;
    const column = {
      isHidden: isHidden(own),
      style: own["table:default-cell-style-name"] ?? "",
    };
    const count = repeatsIn(own, "table:number-columns-repeated");
    for (let at = 0; at < count && columns.length < maxColumns; at += 1) columns.push(column);
  }

  #openRow(own: Record<string, string>): void {
    const repeats = repeatsIn(own, "table:number-rows-repeated");
    this.#row = { cells: [], column: 0, repeats, isHidden: isHidden(own), isStruck: false };
  }

  /** What a cell keeps beneath a merged one is not shown. */
  #passCovered(own: Record<string, string>): void {
    if (this.#row !== null) this.#row.column += repeatsIn(own, "table:number-columns-repeated");
  }

  #openText(cell: OpenCell, tag: string, attributes: () => Record<string, string>): void {
    if (tag === "text:p" || tag === "text:h") cell.paragraphs.push("");
    const last = cell.paragraphs.length - 1;
    if (last < 0) return;
    const isBlank = tag === "text:s" || tag === "text:tab" || tag === "text:line-break";
    if (isBlank) cell.paragraphs[last] += " ";
    const style = tag === "text:span" ? (attributes()["text:style-name"] ?? "") : "";
    if (this.#row !== null && this.#styles.isStruck(style)) this.#row.isStruck = true;
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell];
    this.#cell = null;
    if (row === null || cell === null) return;
    const text = this.#textOf(cell);
    const count = repeatsIn(cell.own, "table:number-columns-repeated");
    const first = row.column;
    row.column += count;
    if (text.trim() === "") return;
    const { columns, filledHidden, cut, line, merged } = this.#sheet;
    this.#count(text.length * Math.min(count, maxColumns) * row.repeats);
    row.isStruck ||= this.#styles.isStruck(cell.style);
    for (let at = first; at < Math.min(row.column, maxColumns); at += 1) {
      if (columns[at]?.isHidden === true) filledHidden.add(at);
      else {
        while (row.cells.length < at) row.cells.push("");
        row.cells[at] = text;
      }
    }
    if (row.column > maxColumns) cut.add(Math.max(first, maxColumns));
    const span = repeatsIn(cell.own, "table:number-rows-spanned");
    if (span > 1) merged.push({ column: first, from: line + 1, to: line + span });
  }

  /** Repetitions of a long text in a small file must not fill the memory. */
  #count(characters: number): void {
    this.#characters += characters;
    if (this.#characters > maxUnpacked) throw new UnreadableFileError("too-large");
  }

  #closeRow(): void {
    const [row, sheet] = [this.#row, this.#sheet];
    this.#row = null;
    if (row === null) return;
    const { cells, repeats, isStruck } = row;
    const isFilled = cells.length > 0;
    if (isFilled && row.isHidden) sheet.hiddenRows += repeats;
    else if (isFilled) {
      this.#lines += repeats;
      if (this.#lines > maxLines) throw new UnreadableFileError("too-many-lines");
      for (let at = 1; at <= repeats; at += 1) {
        const line = sheet.line + at;
        sheet.rows.push(isStruck ? { line, cells, isStruck } : { line, cells });
      }
    }
    sheet.line += repeats;
  }

  #textOf({ own, style, paragraphs }: OpenCell): string {
    const kind = own["office:value-type"] ?? "";
    const value = own["office:value"];
    if (kind === "date") {
      const day = (own["office:date-value"] ?? "").slice(0, "yyyy-mm-dd".length);
      return visibleDate(day, this.#styles.dateForm(style));
    }
    if (value !== undefined && kind !== "string") {
      const number = Number(value);
      const currency = own["office:currency"] ?? "";
      if (kind === "currency" && !isRupee.test(currency)) return `${value} ${unescaped(currency)}`;
      if (!Number.isFinite(number)) return value;
      return Math.abs(number) < beyondDigits ? String(number) : number.toExponential();
    }
    const text = paragraphs.join("\n");
    if (text !== "") return text;
    if (own["office:string-value"] !== undefined) return unescaped(own["office:string-value"]);
    // What was never worked out is no empty cell.
    return own["table:formula"] === undefined || kind !== "" ? "" : "=";
  }
}

const isRupee = /^\s*(?:inr|₹|rs\.?)?\s*$/iu;

const isHidden = (own: Record<string, string>): boolean =>
  own["table:visibility"] === "collapse" || own["table:visibility"] === "filter";

const mostRepeats = 1_048_576 * 2;

function repeatsIn(own: Record<string, string>, name: string): number {
  const count = Number(own[name] ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostRepeats) : 1;
}
