import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { maxColumns } from "../../../../../shared/imports/read/tables/table.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import { decodeEntities } from "./entities.ts";
import { markedNumber, marksIn, type Marks } from "./number-format.ts";
import { LineCount, SheetBuilder } from "./sheet-builder.ts";

/** A tag ends before the next "<", and a comment at the file's end, so that a damaged file takes linear time. */
const token =
  /<!--[^]*?(?:-->|$)|<(\/?)(?:\w{1,20}:)?(table|worksheet|tr|row|td|th|cell|br|column|visible|style|numberformat)\b([^<>]*)>|<[^<>]*>|[^<]+/gi;

/**
 * The tables of a web page, or of Excel's XML of 2003: what many sites send as ".xls". Tags may be left open.
 * @throws UnreadableFileError web-page, or unknown-statement of another XML file, where there is no table; too-many-lines
 */
export function readMarkup(text: string): Sheet[] {
  const reader = new MarkupReader();
  for (const [match, slash = "", tag = "", attributes = ""] of text.matchAll(token)) {
    if (match.startsWith("<!--")) continue;
    reader.take(match, tag.toLowerCase(), slash === "", attributes);
  }
  const sheets = reader.end();
  if (sheets.length === 0)
    throw new UnreadableFileError(/<html\b/i.test(text) ? "web-page" : "unknown-statement");
  return sheets;
}

/** `column` counts from 1, as Excel's XML counts them. */
type OpenCell = { column: number; text: string; isStruck: boolean; style: string };

class MarkupReader {
  readonly #sheets: SheetBuilder[] = [];
  readonly #lines = new LineCount();
  #line = 0;
  #cell: OpenCell | null = null;
  /** The last column of the row that a cell has reached, from 1. */
  #column = 0;
  /** The last line down to which a cell from above reaches, by column. */
  #spans = new Map<number, number>();
  #isVisibility = false;
  #nextColumn = 0;
  /** What the formats of Excel's XML show beside numbers, by their styles; and the styles of columns and of the row. */
  readonly #marks = new Map<string, Marks>();
  #openStyle = "";
  #columnStyles = new Map<number, string>();
  #rowStyle = "";

  take(match: string, tag: string, isStart: boolean, attributes: string): void {
    if (tag === "table" || tag === "worksheet") this.#startSheet(tag, isStart, attributes);
    else if (tag === "tr" || tag === "row") this.#startRow(isStart, attributes);
    else if (tag === "td" || tag === "th" || tag === "cell") this.#startCell(isStart, attributes);
    else if (tag === "column") this.#addColumn(attributes);
    else if (tag === "style") this.#openStyle = attributeIn("id", attributes);
    else if (tag === "numberformat") this.#addFormat(attributes);
    else if (tag === "visible") this.#isVisibility = isStart;
    else if (this.#isVisibility) this.#hideSheet(match);
    else if (this.#cell !== null) {
      this.#cell.isStruck ||= isStruck(match);
      this.#cell.text += tag === "br" ? " " : match.startsWith("<") ? "" : match;
    }
  }

  end(): Sheet[] {
    this.#endRow();
    return this.#sheets.filter(({ isEmpty }) => !isEmpty).map((sheet) => sheet.toSheet());
  }

  get #sheet(): SheetBuilder {
    return this.#sheets.at(-1) ?? this.#add("", false);
  }

  #startSheet(tag: string, isStart: boolean, attributes: string): void {
    this.#endRow();
    if (!isStart) return;
    const last = this.#sheets.at(-1);
    if (last?.isEmpty === true) {
      // This table belongs to the worksheet that was just opened.
      last.isHidden ||= isHidden(attributes);
      return;
    }
    this.#spans = new Map();
    this.#nextColumn = 0;
    this.#columnStyles = new Map();
    this.#add(plainText(attributeIn("name", attributes)), tag === "table" && isHidden(attributes));
  }

  #add(name: string, hidden: boolean): SheetBuilder {
    const sheet = new SheetBuilder(name || String(this.#sheets.length + 1), hidden, this.#lines);
    this.#sheets.push(sheet);
    return sheet;
  }

  /** Excel writes a sheet's visibility below its table. */
  #hideSheet(text: string): void {
    const last = this.#sheets.at(-1);
    if (last !== undefined && /hidden/i.test(text)) last.isHidden = true;
  }

  #startRow(isStart: boolean, attributes: string): void {
    this.#endRow();
    if (!isStart) return;
    this.#line += 1;
    this.#rowStyle = attributeIn("styleid", attributes);
    this.#sheet.openRow({
      line: this.#line,
      isHidden: isHidden(attributes),
      isStruck: isStruck(attributes),
    });
  }

  #endRow(): void {
    this.#endCell();
    this.#sheets.at(-1)?.closeRow();
    this.#column = 0;
  }

  #startCell(isStart: boolean, attributes: string): void {
    this.#endCell();
    if (!isStart) return;
    // Excel leaves empty cells out, and says where the next one is.
    const index = Number(/\bIndex="(\d+)"/i.exec(attributes)?.[1] ?? 0);
    let column = Math.max(index, this.#column + 1);
    while (this.#reachesDown(column)) column += 1;
    if (isHidden(attributes)) this.#sheet.hideColumns(column - 1, column - 1);
    const own = attributeIn("styleid", attributes);
    const style = own || this.#rowStyle || (this.#columnStyles.get(column) ?? "");
    this.#cell = { column, text: "", isStruck: isStruck(attributes), style };
    const [columns, rows] = [spanOf("col", attributes), spanOf("row", attributes)];
    this.#column = column + columns - 1;
    if (rows > 1) this.#mergeDown(column, rows);
  }

  #endCell(): void {
    if (this.#cell === null) return;
    const { column, style, isStruck: isCellStruck } = this.#cell;
    const text = plainText(this.#cell.text);
    this.#cell = null;
    const marks = plainNumber.test(text) ? this.#marks.get(style) : undefined;
    const shown = marks === undefined ? text : markedNumber(text, marks);
    this.#sheet.setCells(column - 1, column - 1, shown, isCellStruck);
  }

  #mergeDown(column: number, rows: number): void {
    const to = this.#line + rows - 1;
    const last = Math.min(this.#column, maxColumns);
    this.#sheet.merge({ column: column - 1, toColumn: column - 1, from: this.#line, to });
    for (let at = column; at <= last; at += 1) this.#spans.set(at, to);
  }

  #addFormat(attributes: string): void {
    const format = decodeEntities(attributeIn("format", attributes));
    this.#marks.set(this.#openStyle, marksIn(/^euro currency$/i.test(format) ? "[$€]0" : format));
  }

  #reachesDown(column: number): boolean {
    return (this.#spans.get(column) ?? 0) >= this.#line;
  }

  #addColumn(attributes: string): void {
    const index = Number(/\bIndex="(\d+)"/i.exec(attributes)?.[1] ?? this.#nextColumn + 1);
    const span = Number(/\bSpan="(\d+)"/i.exec(attributes)?.[1] ?? 0);
    this.#nextColumn = Math.min(index + span, maxColumns);
    const style = attributeIn("styleid", attributes);
    for (let at = index; at <= this.#nextColumn; at += 1) this.#columnStyles.set(at, style);
    if (isHidden(attributes)) this.#sheet.hideColumns(index - 1, this.#nextColumn - 1);
  }
}

/** As the cells of Excel's XML have numbers. */
const plainNumber = /^-?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i;

const attributeIn = (name: string, attributes: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(attributes)?.[1] ?? "";

const isStruck = (text: string): boolean => /line-through|^<(?:s|del|strike)\b/i.test(text);

/** HTML counts all columns or rows of a cell, Excel's XML those beyond its own. */
function spanOf(of: "col" | "row", attributes: string): number {
  const beyond = of === "col" ? "MergeAcross" : "MergeDown";
  const numberOf = (name: string) =>
    Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,5})`, "i").exec(attributes)?.[1] ?? 0);
  return Math.max(1, numberOf(`${of}span`), numberOf(beyond) + 1);
}

const isHidden = (attributes: string): boolean =>
  /\bhidden(?:\s*=\s*["']?(?:1|true|hidden|)["']?)?(?:\s|\/|$)|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)/i.test(
    attributes,
  );

const plainText = (text: string): string => decodeEntities(text).replaceAll(/\s+/g, " ").trim();
