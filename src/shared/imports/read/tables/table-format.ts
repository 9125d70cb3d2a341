import type { Statement } from "../../statement.ts";
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

/** Reads the rows below a header. Where dates have the month first, rows with dates in digits are unreadable. */
export function readRows(rows: Rows, header: Header, start: () => RowReader): Statement {
  const reader = start();
  eachBelow(rows, header, reader.take);
  const statement = reader.end();
  if (statement.unreadable.length === 0 || !hasMonthsFirst(rows)) return statement;
  const surely = start();
  const unsure: TableRow[] = [];
  eachBelow(rows, header, (row) => {
    if (hasNumericDate(row.cells)) unsure.push(row);
    else surely.take(row);
  });
  const sure = surely.end();
  const unreadable = [
    ...sure.unreadable,
    ...unsure.map((row) => ({ ...placeOfRow(row), reason: "month-first" as const })),
  ];
  return { ...sure, unreadable: unreadable.toSorted((one, other) => one.line - other.line) };
}

function eachBelow(rows: Rows, header: Header, take: (row: TableRow) => void): void {
  let index = 0;
  rows.each((row) => {
    if (index > header.at) take(row);
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
