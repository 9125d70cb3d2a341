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
import {
  isSameRow,
  placeOfRow,
  repeatedName,
  type Header,
  type Rows,
  type Table,
  type TableRow,
} from "./table.ts";
import { tellsApart } from "./described-scheme.ts";
import { isOtherCurrency } from "./rupees.ts";
import { saysNotCompleted } from "./type-words.ts";

export type RowReader = { take: (row: TableRow) => void; end: () => Statement };

export type TableFormat = {
  /** Fundbook's own format, whose table of holdings has gains as well. */
  isOwn?: boolean;
  headers: readonly string[];
  /** Further columns that change what is recorded. */
  optional?: readonly string[];
  /** Known columns of the source that say nothing beyond those, or that the reader looks at where they are there. */
  unread?: readonly string[];
  /** No row's figures can be checked against each other, so further columns of figures are asked about. */
  hasNoProof?: boolean;
  reader: (header: Header, above: Table) => RowReader;
};

/** Reads the rows below a header, but those that are cut off or have more cells. */
export function readRows(rows: Rows, header: Header, start: () => RowReader): Statement {
  const width = rows.first(header.at + 1)[header.at]?.cells.length ?? 0;
  const reader = start();
  const unread: UnreadLine[] = [];
  const open: TableRow[] = [];
  eachBelow(rows, header, (row) => {
    const reason = reasonOf(row, rows.isDelimited === true ? width : Infinity);
    if (reason !== null) return void unread.push({ ...placeOfRow(row), reason });
    reader.take(row);
    if (row.ending === "open") open.push(row);
  });
  const statement = withUnread(reader.end(), unread);
  const [openEnd] = open.filter((row) => isUsed(row, statement)).map(placeOfRow);
  return openEnd === undefined ? statement : { ...statement, openEnd };
}

function reasonOf(row: TableRow, width: number): UnreadReason | null {
  if (row.ending === "cut") return "cut-off";
  return isWider(row, width) ? "no-column" : null;
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

function eachBelow(rows: Rows, { at }: Header, take: (row: TableRow) => void): void {
  const headerRow = rows.first(at + 1)[at];
  let index = 0;
  rows.each((row) => {
    if (index > at && (headerRow === undefined || !isSameRow(row, headerRow))) take(row);
    index += 1;
  });
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

/** Whether an unknown column has days, kinds, units, people, plans or a status such as "failed". */
const couldDecide = (column: TableColumn): boolean =>
  hasDates(column) ||
  hasKindWords(column) ||
  column.filled.some(saysNotCompleted) ||
  column.filled.some(isOtherCurrency) ||
  tellsApart(column) ||
  (isCalledUnits(column.name) && hasNumbers(column));
