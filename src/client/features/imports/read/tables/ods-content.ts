import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { maxColumns } from "../../../../../shared/imports/read/tables/table.ts";
import { isRupeeSign, markBeside } from "../../../../../shared/imports/read/tables/rupees.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import { numberText, visibleDate } from "./cell-text.ts";
import { decodeEntities } from "./entities.ts";
import { OdsStyles } from "./ods-styles.ts";
import { LineCount, SheetBuilder } from "./sheet-builder.ts";
import type { Attributes } from "./xml-parser.ts";
import { maxUnpacked } from "./zip-parts.ts";

type OpenSheet = {
  builder: SheetBuilder;
  /** Whether it is a copy of a table of another file, which no tab shows. */
  isLinked: boolean;
  lastLine: number;
  columns: number;
  /** The style of a column's cells that have none of their own. */
  columnStyles: string[];
};
type OpenRow = { column: number; repeats: number };
type OpenCell = { own: Attributes; style: string; paragraphs: string[]; isStruck: boolean };

/** Notes and drawings in a cell have paragraphs of their own. */
const isNoteOrDrawing = (tag: string): boolean =>
  tag === "office:annotation" || tag.startsWith("draw:");

/** Collects the tables of an OpenDocument sheet from its tags, one after the other. */
export class OdsContent {
  readonly #styles = new OdsStyles();
  readonly #all: OpenSheet[] = [];
  readonly #lines = new LineCount();
  /** How many tables, and how many notes and drawings, are open: some stand in one another. */
  #tableDepth = 0;
  #noteDepth = 0;
  #row: OpenRow | null = null;
  #cell: OpenCell | null = null;
  #characters = 0;

  get sheets(): Sheet[] {
    return this.#all.filter(({ isLinked }) => !isLinked).map(({ builder }) => builder.toSheet());
  }

  open(tag: string, attributes: () => Attributes): void {
    if (isNoteOrDrawing(tag)) this.#noteDepth += 1;
    else if (this.#noteDepth > 0) return;
    else if (tag === "table:table") this.#openSheet(attributes());
    else if (this.#tableDepth === 0) this.#styles.open(tag, attributes());
    else if (this.#tableDepth > 1) return;
    else if (tag === "table:table-source") this.#sheet.isLinked = true;
    else if (tag === "table:table-column") this.#addColumns(attributes());
    else if (tag === "table:table-row") this.#openRow(attributes());
    else if (tag === "table:covered-table-cell") this.#passCovered(attributes());
    else if (tag === "table:table-cell") this.#openCell(attributes());
    else if (this.#cell !== null) this.#openText(this.#cell, tag, attributes);
  }

  add(text: () => string): void {
    const last = (this.#cell?.paragraphs.length ?? 0) - 1;
    if (this.#cell === null || this.#noteDepth > 0 || this.#tableDepth > 1 || last < 0) return;
    this.#cell.paragraphs[last] += text();
  }

  close(tag: string): void {
    if (isNoteOrDrawing(tag)) this.#noteDepth -= 1;
    else if (this.#noteDepth > 0) return;
    else if (tag === "table:table") this.#tableDepth -= 1;
    else if (this.#tableDepth === 0) this.#styles.close(tag);
    else if (this.#tableDepth > 1) return;
    else if (tag === "table:table-row") this.#closeRow();
    else if (tag === "table:table-cell") this.#closeCell();
  }

  get #sheet(): OpenSheet {
    const last = this.#all.at(-1);
    if (last === undefined) throw new UnreadableFileError("not-readable");
    return last;
  }

  #openSheet(own: Attributes): void {
    this.#tableDepth += 1;
    if (this.#tableDepth > 1) return;
    const name = decodeEntities(own["table:name"] ?? String(this.#all.length + 1));
    const isHidden = this.#styles.isHiddenTable(own["table:style-name"] ?? "");
    const builder = new SheetBuilder(name, isHidden, this.#lines);
    this.#all.push({ builder, isLinked: false, lastLine: 0, columns: 0, columnStyles: [] });
  }

  #addColumns(own: Attributes): void {
    const sheet = this.#sheet;
    const first = sheet.columns;
    sheet.columns = Math.min(first + repeatsIn(own, "table:number-columns-repeated"), maxColumns);
    if (isHidden(own)) sheet.builder.hideColumns(first, sheet.columns - 1);
    for (let at = first; at < sheet.columns; at += 1)
      sheet.columnStyles.push(own["table:default-cell-style-name"] ?? "");
  }

  #openRow(own: Attributes): void {
    const { builder, lastLine } = this.#sheet;
    builder.openRow({ line: lastLine + 1, isHidden: isHidden(own) });
    this.#row = { column: 0, repeats: repeatsIn(own, "table:number-rows-repeated") };
  }

  /** What a cell keeps beneath a merged one is not shown. */
  #passCovered(own: Attributes): void {
    if (this.#row !== null) this.#row.column += repeatsIn(own, "table:number-columns-repeated");
  }

  #openCell(own: Attributes): void {
    const style = own["table:style-name"] ?? this.#sheet.columnStyles[this.#row?.column ?? 0] ?? "";
    this.#cell = { own, style, paragraphs: [], isStruck: this.#styles.isStruck(style) };
  }

  #openText(cell: OpenCell, tag: string, attributes: () => Attributes): void {
    if (tag === "text:p" || tag === "text:h") cell.paragraphs.push("");
    const last = cell.paragraphs.length - 1;
    if (last < 0) return;
    const isBlank = tag === "text:s" || tag === "text:tab" || tag === "text:line-break";
    if (isBlank) cell.paragraphs[last] += " ";
    const style = tag === "text:span" ? (attributes()["text:style-name"] ?? "") : "";
    cell.isStruck ||= this.#styles.isStruck(style);
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell];
    this.#cell = null;
    if (row === null || cell === null) return;
    const text = this.#textOf(cell);
    const count = repeatsIn(cell.own, "table:number-columns-repeated");
    const column = row.column;
    row.column += count;
    if (text.trim() === "") return;
    this.#count(text.length * Math.min(count, maxColumns) * row.repeats);
    const { builder, lastLine } = this.#sheet;
    builder.setCells(column, row.column - 1, text, cell.isStruck);
    const span = repeatsIn(cell.own, "table:number-rows-spanned");
    if (span > 1)
      builder.merge({ column, toColumn: column, from: lastLine + 1, to: lastLine + span });
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
    sheet.builder.closeRow(row.repeats);
    sheet.lastLine += row.repeats;
  }

  #textOf({ own, style, paragraphs }: OpenCell): string {
    const kind = own["office:value-type"] ?? "";
    const value = own["office:value"];
    const text = paragraphs.join("\n");
    if (kind === "date") {
      const day = (own["office:date-value"] ?? "").slice(0, "yyyy-mm-dd".length);
      return visibleDate(day, this.#styles.dateForm(style));
    }
    if (value !== undefined && kind !== "string") {
      const currency = decodeEntities(own["office:currency"] ?? "").trim();
      const isOther = kind === "currency" && !isRupeeSign(currency);
      const mark = isOther ? currency : markBeside(text);
      // "500 Cr" can be shown for -500.
      const hidesMinus = mark !== "" && text !== "" && !/[-−(]/u.test(text);
      return numberText(hidesMinus ? value.replace(/^-/, "") : value, mark);
    }
    if (text !== "") return text;
    if (own["office:string-value"] !== undefined) return decodeEntities(own["office:string-value"]);
    // What was never worked out is no empty cell.
    return own["table:formula"] === undefined || kind !== "" ? "" : "=";
  }
}

const isHidden = (own: Attributes): boolean =>
  own["table:visibility"] === "collapse" || own["table:visibility"] === "filter";

const mostRepeats = 1_048_576 * 2;

function repeatsIn(own: Attributes, name: string): number {
  const count = Number(own[name] ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostRepeats) : 1;
}
