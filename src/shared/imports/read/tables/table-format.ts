import type { Statement, UnreadLine, UnreadReason } from "../../statement.ts";
import {
  columnsBelow,
  couldSayNotHeld,
  hasDates,
  hasKindWords,
  hasNumbers,
  hasPeriods,
  isCalledUnits,
  type TableColumn,
} from "./column-values.ts";
import { hasNumericDate, isDayFirst, isMonthFirst } from "./cells.ts";
import {
  isSameRow,
  placeOfRow,
  repeatedName,
  type Header,
  type Rows,
  type Table,
  type TableRow,
} from "./table.ts";
import { isNotCompletedWord } from "./type-words.ts";

export type RowReader = { take: (row: TableRow) => void; end: () => Statement };

export type TableFormat = {
  /** Fundbook's own format, whose table of holdings has gains as well. */
  isOwn?: boolean;
  headers: readonly string[];
  /** Further columns that change what is recorded. */
  optional?: readonly string[];
  /** Known columns of the source that are not needed. */
  unread?: readonly string[];
  /** No row's figures can be checked against each other, so further columns of figures are asked about. */
  hasNoProof?: boolean;
  reader: (header: Header, above: Table) => RowReader;
};

/**
 * Reads the rows below a header, but those that are cut off or have more cells. Where dates have the month first, rows with dates in digits
 * are unreadable.
 */
export function readRows(rows: Rows, header: Header, start: () => RowReader): Statement {
  const width = rows.first(header.at + 1)[header.at]?.cells.length ?? 0;
  const broken = (row: TableRow): UnreadReason | null => {
    if (row.isCut === true) return "cut-off";
    return rows.isDelimited === true && isWider(row, width) ? "no-column" : null;
  };
  const statement = readBut(rows, header, start, broken);
  if (statement.unreadable.length === 0 || !hasMonthsFirst(rows)) return statement;
  return readBut(
    rows,
    header,
    start,
    (row) => broken(row) ?? (hasNumericDate(row.cells) ? "month-first" : null),
  );
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

function readBut(
  rows: Rows,
  header: Header,
  start: () => RowReader,
  reasonOf: (row: TableRow) => UnreadReason | null,
): Statement {
  const reader = start();
  const unread: UnreadLine[] = [];
  eachBelow(rows, header, (row) => {
    const reason = reasonOf(row);
    if (reason === null) reader.take(row);
    else unread.push({ ...placeOfRow(row), reason });
  });
  const statement = reader.end();
  if (unread.length === 0) return statement;
  const unreadable = [...statement.unreadable, ...unread];
  return { ...statement, unreadable: unreadable.toSorted((one, other) => one.line - other.line) };
}

function eachBelow(rows: Rows, { at }: Header, take: (row: TableRow) => void): void {
  const headerRow = rows.first(at + 1)[at];
  let index = 0;
  rows.each((row) => {
    if (index > at && (headerRow === undefined || !isSameRow(row, headerRow))) take(row);
    index += 1;
  });
}

/** True if some date can only be month first (3/25/2024) and none can only be day first (25/3/2024). */
function hasMonthsFirst(rows: Rows): boolean {
  let [someMonth, someDay] = [false, false];
  rows.each(({ cells }) => {
    someMonth ||= cells.some(isMonthFirst);
    someDay ||= cells.some(isDayFirst);
  });
  return someMonth && !someDay;
}

/**
 * Whether a header is of a format. It is not where a needed column stands there twice, or may have been renamed: one is
 * missing beside an unknown column, or an unknown one could be meant. Then the user says what the columns mean.
 */
export function isOfFormat(
  header: Header,
  { headers, optional = [], unread = [], hasNoProof = false }: TableFormat,
  beginning: () => Table,
): boolean {
  const { columns } = header;
  const read = [...headers, ...optional];
  if (!headers.every((name) => columns.has(name))) return false;
  if (read.some((name) => columns.has(repeatedName(name, 2)))) return false;
  const known = new Set([...read, ...unread]);
  if ([...columns.keys()].every((name) => known.has(name))) return true;
  const unknown = columnsBelow(beginning(), header.at).filter(({ name }) => !known.has(name));
  const isOpen = (column: TableColumn) =>
    couldDecide(column) ||
    (hasNoProof && (hasNumbers(column) || couldSayNotHeld(column) || hasPeriods(column)));
  return optional.every((name) => columns.has(name)) && !unknown.some(isOpen);
}

/** Whether an unknown column has days, kinds, units or a status such as "failed". */
const couldDecide = (column: TableColumn): boolean =>
  hasDates(column) ||
  hasKindWords(column) ||
  column.filled.some(isNotCompletedWord) ||
  (isCalledUnits(column.name) && hasNumbers(column));
