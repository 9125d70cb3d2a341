import type { Statement, UnreadLine, UnreadReason } from "../../statement.ts";
import { columnsBelow, hasDates, hasNumbers } from "./column-values.ts";
import { cellDate, cellNumber, isNoFigure } from "./cells.ts";
import { readIsin } from "../isin.ts";
import type { FurtherColumns, KnownColumns } from "./further-types.ts";
import { headerName, type Header } from "./header.ts";
import {
  isSameRow,
  minColumns,
  placeOfRow,
  previewLimits,
  type Rows,
  type Table,
  type TableRow,
} from "./table.ts";
import { isOtherSum, saysNotInRupees } from "./rupees.ts";
import { isTitleOfNotCompleted, sectionTitle } from "./section-title.ts";
import { personAbove, type Whose } from "./person-titles.ts";
import { isTotalName } from "./total-line.ts";

/** `whose` the row is by a title above it. */
export type RowReader = { take: (row: TableRow, whose?: Whose) => void; end: () => Statement };

export type TableFormat = KnownColumns & {
  /** Fundbook's own format, whose table of holdings has gains as well. */
  isOwn?: boolean;
  hasDecimalCommas?: boolean;
  reader: (header: Header, further: FurtherColumns, above: Table) => RowReader;
};

/** Reads the rows below a header, but those that are cut off or have more cells. */
export function readRows(rows: Rows, header: Header, start: () => RowReader): Statement {
  const names = rows.first(header.at + 1)[header.at]?.cells ?? [];
  const isOther = otherHeader(rows, header);
  const widths = { least: fewestCells(rows, header), most: names.length };
  const anyWidth = { least: 0, most: Infinity };
  let isBelowOther = false;
  const [above] = rows.first(header.at).slice(-1);
  let title = above === undefined ? null : sectionTitle(above);
  const whoseIs = personAbove(rows, header);
  let isWhoseOpen = false;
  const reader = start();
  const unread: UnreadLine[] = rows
    .first(header.at + 1)
    .flatMap((row, at) =>
      isHoldingOrTrade(row)
        ? [{ ...placeOfRow(row), reason: at === header.at ? "no-headings" : "other-table" }]
        : [],
    );
  const open: TableRow[] = [];
  const areOtherFigures = rows.first(previewLimits.rows).some(isNoteOfOtherFigures);
  eachBelow(rows, header, (row) => {
    isBelowOther ||= isOther(row);
    title = sectionTitle(row) ?? title;
    const reason = isBelowOther
      ? "no-column"
      : (reasonOf(row, rows.isDelimited === true ? widths : anyWidth) ??
        (title !== null && isTitleOfNotCompleted(title) ? "not-completed" : null));
    const whose = whoseIs(row);
    if (reason !== null) return void unread.push({ ...placeOfRow(row), reason });
    if (areOtherFigures || row.cells.some(isOtherSum))
      return void unread.push({ ...placeOfRow(row), reason: "not-rupees" });
    isWhoseOpen ||= whose.isOpen && whose.is === "row";
    reader.take(row, whose);
    if (row.ending === "open") open.push(row);
  });
  const read = withUnread(reader.end(), unread);
  const statement = isWhoseOpen ? { ...read, isWhoseOpen } : read;
  const [openEnd] = open.filter((row) => isUsed(row, statement)).map(placeOfRow);
  return openEnd === undefined ? statement : { ...statement, openEnd };
}

/** A note stands alone in its row, above or below the table; "Currency" can have its answer in a cell of its own. */
const isNoteOfOtherFigures = ({ cells }: TableRow): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const isAlone = filled.length === 1 || /^currency\W*$/i.test(filled[0]?.trim() ?? "");
  return isAlone && filled.length < minColumns && saysNotInRupees(filled.join(" "));
};

type Widths = { least: number; most: number };

function reasonOf(row: TableRow, { least, most }: Widths): UnreadReason | null {
  if (row.ending === "cut") return "cut-off";
  if (row.isStruck === true) return "struck-out";
  return isWider(row, most) || (isNarrower(row, least) && !isSum(row)) ? "no-column" : null;
}

const isUsed = ({ line }: TableRow, { unreadable, leftOut }: Statement): boolean =>
  unreadable.every((each) => each.line !== line) &&
  leftOut.every(({ location }) => location.line !== line);

function withUnread(statement: Statement, unread: readonly UnreadLine[]): Statement {
  if (unread.length === 0) return statement;
  const unreadable = [...statement.unreadable, ...unread];
  return { ...statement, unreadable: unreadable.toSorted((one, other) => one.line - other.line) };
}

/** A mark within a cell, such as the comma of "1,00,000", moves the cells after it to other columns. */
function isWider(row: TableRow, width: number): boolean {
  const { text, delimiter } = row;
  if (text === undefined || delimiter === undefined)
    return row.cells.slice(width).some((cell) => cell.trim() !== "");
  let at = -1;
  for (let count = 0; count < width; count += 1) {
    at = text.indexOf(delimiter, at + 1);
    if (at === -1) return false;
  }
  return (
    text
      .slice(at + 1)
      .replaceAll(delimiter, "")
      .trim() !== ""
  );
}

/** Where a cell is missing within a row, those after it stand in other columns. */
const isNarrower = ({ text, delimiter, cells }: TableRow, width: number): boolean => {
  if (text === undefined || delimiter === undefined) return cells.length < width;
  let at = -1;
  for (let count = 1; count < width; count += 1) {
    at = text.indexOf(delimiter, at + 1);
    if (at === -1) return true;
  }
  return false;
};

const isSum = ({ cells }: TableRow): boolean =>
  isTotalName(cells.find((cell) => cell.trim() !== "")?.trim() ?? "");

const sampleRows = 200;
/** Fewer rows show no rule. */
const fewestRows = 2;

/** Up to the last column that all sampled rows with as many cells have filled: some programs leave out empty cells at the end. */
function fewestCells(rows: Rows, { at }: Header): number {
  const [header, ...all] = rows.first(at + 1 + sampleRows).slice(at);
  const width = header?.cells.length ?? 0;
  const whole = all.map(({ cells }) => cells).filter((cells) => cells.length === width);
  if (whole.length < fewestRows || whole.length * 2 < all.length) return 0;
  for (let column = width - 1; column >= 0; column -= 1) {
    if (whole.every((cells) => (cells[column] ?? "").trim() !== "")) return column + 1;
  }
  return 0;
}

/** Whether a row above the header is one of another table: a scheme or a day, with figures. A summary has only those. */
function isHoldingOrTrade({ cells }: TableRow): boolean {
  const figures = cells.filter((cell) => cellNumber(cell) !== null);
  const others = cells.filter((cell) => cell.trim() !== "" && cellNumber(cell) === null);
  const isOne = (cell: string) => readIsin(cell) !== null || /\bfunds?\b|\bscheme\b/i.test(cell);
  return figures.length > 1 && others.some((cell) => isOne(cell) || cellDate(cell) !== null);
}

/** Fewer could stand in a row by chance. */
const fewestNames = 3;

/** Finds the header of another table, whose columns are in another order or are others. */
function otherHeader(rows: Rows, header: Header): (row: TableRow) => boolean {
  const head = rows.first(previewLimits.rows);
  const own = (head[header.at]?.cells ?? []).map(headerName);
  const known = new Set(own.filter((name) => name !== ""));
  const figuresAt = columnsBelow(head, header.at).flatMap((column) =>
    hasNumbers(column) || hasDates(column) ? (header.columns.get(column.name) ?? []) : [],
  );
  return ({ text, cells }) => {
    // Rows with figures, nearly all, are no headers; a name can have a year in it.
    if (text !== undefined && /(?:^|[,;|\t])[\s"(₹-]*\d/u.test(text)) return false;
    if (cells.some((cell) => /^[\s(₹-]*\d/u.test(cell))) return false;
    const names = cells.map(headerName);
    const count = names.filter((name) => known.has(name)).length;
    if (count >= fewestNames) return names.some((name, at) => name !== (own[at] ?? ""));
    return figuresAt.length >= fewestNames && figuresAt.every((at) => isName(names[at] ?? ""));
  };
}

const isName = (cell: string): boolean => /\p{L}{2}/u.test(cell) && isNoFigure(cell);

function eachBelow(rows: Rows, { at }: Header, take: (row: TableRow) => void): void {
  const headerRow = rows.first(at + 1)[at];
  let index = 0;
  rows.each((row) => {
    if (index > at && (headerRow === undefined || !isSameRow(row, headerRow))) take(row);
    index += 1;
  });
}

export const isOfFormat = ({ columns }: Header, { headers }: TableFormat): boolean =>
  headers.every((name) => columns.has(name));
