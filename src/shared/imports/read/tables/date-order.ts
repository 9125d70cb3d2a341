import { memoize } from "../../../memoize.ts";
import type { IsoDate } from "../../../dates.ts";
import { UnreadableFileError, type Statement } from "../../statement.ts";
import { cellDate } from "./cells.ts";
import {
  dateInOrder,
  dateOrders,
  hasLongYear,
  numericDay,
  withIsoDate,
  type DateOrder,
} from "./numeric-dates.ts";
import { maxColumns, previewLimits, type Rows, type TableRow } from "./table.ts";

/** What a date of the file is, if its numbers stand in this order. */
export type DateReading = { order: DateOrder; printed: string; date: IsoDate };

/** A file whose dates can be read in several orders: the user says which. */
export class UnknownDatesError extends UnreadableFileError {
  readonly readings: readonly DateReading[];

  constructor(readings: readonly DateReading[]) {
    super("unknown-dates");
    this.readings = readings;
  }
}

export type DatesTold = {
  /** What the user said. */
  order?: DateOrder | undefined;
  /** The last day that can be in a file. */
  latest?: IsoDate | undefined;
};

type FileDates = {
  inRow: (row: TableRow) => TableRow;
  inRows: (rows: Rows) => Rows;
  /** @throws UnknownDatesError where the dates of the statement could be others */
  checked: (statement: Statement) => Statement;
};

/** Reads the dates of a file in the order of their numbers, for which they all together are the witness. */
export function datesIn(
  tables: readonly Rows[],
  { order: said, latest = "9999" }: DatesTold,
): FileDates {
  const columns = tables.flatMap(dateColumns);
  const days = [...new Set(columns.flatMap((column) => column.days))];
  const open = said === undefined ? openOrders(columns, days, latest) : [said];
  const [order = usualOrder] = open;
  const checked = (statement: Statement): Statement => {
    if (open.length > 1 && isOfDays(statement, days, order))
      throw new UnknownDatesError(readingsIn(open, days));
    return statement;
  };
  if (order === usualOrder) return { inRow: (row) => row, inRows: (rows) => rows, checked };
  const isOfDates = new Set(columns.map(({ at }) => at));
  const isoOf = memoize((cell) => withIsoDate(cell, order));
  const inRow = (row: TableRow): TableRow => ({
    line: row.line,
    cells: row.cells.map((cell, at) => (isOfDates.has(at) ? isoOf(cell) : cell)),
    text: row.text ?? row.cells.join(" "),
    ending: row.ending,
  });
  const inRows = (rows: Rows): Rows => ({
    ...rows,
    first: (count) => rows.first(count).map(inRow),
    each: (take) => rows.each((row) => take(inRow(row))),
  });
  return { inRow, inRows, checked };
}

const [usualOrder] = dateOrders;

/**
 * Whether a statement's dates are among these days. The day of what is held is only shown, and who writes a long year in
 * India writes the day first.
 */
function isOfDays(
  { schemes, unreadable }: Statement,
  days: readonly string[],
  order: DateOrder,
): boolean {
  const dates = new Set(days.map((day) => dateInOrder(day, order)));
  const isOne = (date: IsoDate | null) => date !== null && dates.has(date);
  return (
    unreadable.some(({ reason }) => reason === "unknown-date") ||
    schemes.some(({ rows }) => rows.some(({ date }) => isOne(date))) ||
    (!days.every(hasLongYear) && schemes.some(({ closing }) => isOne(closing?.date ?? null)))
  );
}

/** A column of dates of three numbers. */
type DateColumn = {
  at: number;
  /** The distinct ones, in the order in which they come. */
  days: readonly string[];
  /** For each column with dates of another form, what it has beside each day; null where it has several. */
  beside: readonly ReadonlyMap<string, IsoDate | null>[];
};

function dateColumns(rows: Rows): DateColumn[] {
  const head = rows.first(previewLimits.rows).map(({ cells }) => cells);
  const width = Math.min(maxColumns, Math.max(0, ...head.map(({ length }) => length)));
  const [numeric, others]: [number[], number[]] = [[], []];
  for (let at = 0; at < width; at += 1) {
    const figures = head.map((cells) => cells[at] ?? "").filter((cell) => /^\s*\d/.test(cell));
    const isOfDates = (isOne: (cell: string) => boolean) =>
      figures.filter(isOne).length * 2 > figures.length;
    if (figures.some(isNumeric) && isOfDates((cell) => isNumeric(cell) || isOtherDate(cell)))
      numeric.push(at);
    else if (isOfDates(isOtherDate)) others.push(at);
  }
  return numeric.length === 0 ? [] : columnsWithDays(rows, numeric, others);
}

function columnsWithDays(
  rows: Rows,
  numeric: readonly number[],
  others: readonly number[],
): DateColumn[] {
  const columns = numeric.map((at) => ({
    at,
    days: new Set<string>(),
    beside: others.map(() => new Map<string, IsoDate | null>()),
  }));
  rows.each(({ cells }) => {
    for (const { at, days, beside } of columns) {
      const day = numericDay(cells[at] ?? "");
      if (day === null) continue;
      days.add(day);
      for (const [index, known] of beside.entries()) {
        const date = cellDate(cells[others[index] ?? -1] ?? "");
        known.set(day, known.has(day) && known.get(day) !== date ? null : date);
      }
    }
  });
  return columns.map(({ at, days, beside }) => ({ at, days: [...days], beside }));
}

const isNumeric = (cell: string): boolean => numericDay(cell) !== null;
const isOtherDate = (cell: string): boolean =>
  !isNumeric(cell) && /[^\d.,\s]/.test(cell) && cellDate(cell) !== null;

const earliest: IsoDate = "1990-01-01";

/** The orders in which the dates may be written, the usual one first; none where there are no such dates. */
function openOrders(
  columns: readonly DateColumn[],
  days: readonly string[],
  latest: IsoDate,
): DateOrder[] {
  const open = fittingOrders(days, latest);
  const longest = columns.reduce<readonly string[]>(
    (most, column) => (column.days.length > most.length ? column.days : most),
    [],
  );
  const told =
    open.find((order) => columns.some((column) => isBeside(column, order))) ??
    open.find((order) =>
      open.every((other) => other === order || isInSequence(longest, order, other)),
    );
  return told === undefined ? open : [told];
}

/** The orders in which most dates are possible; of those that read all dates alike, the first. */
function fittingOrders(days: readonly string[], latest: IsoDate): DateOrder[] {
  const datesBy = new Map(
    dateOrders.map((order) => [order, days.map((day) => possibleDate(day, order, latest))]),
  );
  const datesOf = (order: DateOrder) => datesBy.get(order) ?? [];
  const usable = days.filter((_, at) => dateOrders.some((order) => datesOf(order)[at] !== null));
  if (usable.length === 0) return [];
  const misfits = (order: DateOrder) =>
    datesOf(order).filter((date) => date === null).length - (days.length - usable.length);
  const least = Math.min(...dateOrders.map(misfits));
  // One date against the usual order may be a misprint.
  const mostUsual = usable.length > 1 ? least + 1 : least;
  const fitting = dateOrders.filter(
    (order) => misfits(order) <= (order === usualOrder ? mostUsual : least),
  );
  const isLike = (one: DateOrder, other: DateOrder) =>
    datesOf(one).every((date, at) => date === datesOf(other)[at]);
  return fitting.filter(
    (order, index) => !fitting.slice(0, index).some((other) => isLike(order, other)),
  );
}

function possibleDate(day: string, order: DateOrder, latest: IsoDate): IsoDate | null {
  const date = dateInOrder(day, order);
  return date !== null && date >= earliest && date <= latest ? date : null;
}

/** Whether another column has the same days in a form that has one meaning. */
const isBeside = ({ days, beside }: DateColumn, order: DateOrder): boolean =>
  beside.some((known) => days.every((day) => known.get(day) === dateInOrder(day, order)));

const fewestInSequence = 10;

/**
 * Whether a column's dates follow each other in one order, and at random in the other. A column that was sorted as text
 * tells nothing.
 */
function isInSequence(days: readonly string[], order: DateOrder, other: DateOrder): boolean {
  const turnsIn = (each: DateOrder) => turns(days.flatMap((day) => dateInOrder(day, each) ?? []));
  const [few, many] = [Math.floor(days.length / 16), days.length / 4];
  return (
    days.length >= fewestInSequence &&
    turnsIn(order) <= few &&
    turnsIn(other) >= many &&
    turns(days) >= many
  );
}

/** How often texts go back, rising or falling, whichever is less. */
function turns(texts: readonly string[]): number {
  let [falls, rises] = [0, 0];
  for (const [at, text] of texts.entries()) {
    const before = texts[at - 1] ?? text;
    if (text < before) falls += 1;
    if (text > before) rises += 1;
  }
  return Math.min(falls, rises);
}

/** What one date of the file is in each order: one that each reads otherwise, where there is one. */
function readingsIn(orders: readonly DateOrder[], days: readonly string[]): DateReading[] {
  const isTelling = (day: string) => {
    const dates = orders.map((order) => dateInOrder(day, order));
    return !dates.includes(null) && new Set(dates).size === dates.length;
  };
  const telling = days.find(isTelling);
  return orders.flatMap((order) => {
    const printed = telling ?? days.find((day) => dateInOrder(day, order) !== null);
    const date = printed === undefined ? null : dateInOrder(printed, order);
    return printed === undefined || date === null ? [] : [{ order, printed, date }];
  });
}
