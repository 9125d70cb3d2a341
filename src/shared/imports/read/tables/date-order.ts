import { memoize } from "../../../memoize.ts";
import { daysBetween, type IsoDate } from "../../../dates.ts";
import { UnreadableFileError, type Statement } from "../../statement.ts";
import { cellDate } from "./cells.ts";
import {
  couldBeTurned,
  dateInOrder,
  dateOrders,
  hasLongYear,
  dayAfterYear,
  numericDay,
  withIsoDate,
  type DateOrder,
} from "./numeric-dates.ts";
import { maxColumns, previewLimits, textOfRow, type Rows, type TableRow } from "./table.ts";

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

export type DateOptions = {
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
  { order: said, latest = "9999" }: DateOptions,
): FileDates {
  const columns = tables.flatMap(dateColumns);
  const numeric = [...new Set(columns.flatMap((column) => column.days))];
  const ordered = said === undefined ? openOrders(columns, numeric, latest) : [said];
  const [order = usualOrder] = ordered;
  const halfTurned = columns.filter(isHalfTurned);
  const isTurnOpen = said === undefined && order === usualOrder && halfTurned.length > 0;
  const open: DateOrder[] = isTurnOpen ? [...ordered, "year-day-month"] : ordered;
  const days = isTurnOpen ? [...numeric, ...halfTurned.flatMap(({ isoDays }) => isoDays)] : numeric;
  const checked = (statement: Statement): Statement => {
    if (open.length > 1 && isOfDays(statement, days, order))
      throw new UnknownDatesError(readingsIn(open, days));
    return statement;
  };
  if (order === usualOrder) return { inRow: (row) => row, inRows: (rows) => rows, checked };
  const read = order === "year-day-month" ? halfTurned : columns;
  const isOfDates = new Set(read.map(({ at }) => at));
  const isoOf = memoize((cell) => withIsoDate(cell, order));
  const inRow = (row: TableRow): TableRow => ({
    line: row.line,
    cells: row.cells.map((cell, at) => (isOfDates.has(at) ? isoOf(cell) : cell)),
    text: textOfRow(row),
    ending: row.ending,
    isStruck: row.isStruck,
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
  /** The distinct ones that have their year first. */
  isoDays: readonly string[];
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
    isoDays: new Set<string>(),
    beside: others.map(() => new Map<string, IsoDate | null>()),
  }));
  rows.each(({ cells }) => {
    for (const { at, days, isoDays, beside } of columns) {
      const day = numericDay(cells[at] ?? "");
      if (day === null) {
        const iso = dayAfterYear(cells[at] ?? "");
        if (iso !== null) isoDays.add(iso);
        continue;
      }
      days.add(day);
      for (const [index, known] of beside.entries()) {
        const date = cellDate(cells[others[index] ?? -1] ?? "");
        known.set(day, known.has(day) && known.get(day) !== date ? null : date);
      }
    }
  });
  return columns.map(({ at, days, isoDays, beside }) => ({
    at,
    days: [...days],
    isoDays: [...isoDays],
    beside,
  }));
}

/**
 * Whether a spreadsheet that puts the month first may have read a column: "04/01/2024" became a date of its own, and
 * "13/01/2024", which it could not read, stayed.
 */
const isHalfTurned = ({ days, isoDays }: DateColumn): boolean =>
  days.length > 0 &&
  days.every((day) => dateInOrder(day, "month-day-year") === null) &&
  isoDays.every(couldBeTurned) &&
  isoDays.some((day) => dateInOrder(day, "year-day-month") !== day);

const isNumeric = (cell: string): boolean => numericDay(cell) !== null;
const isOtherDate = (cell: string): boolean =>
  !isNumeric(cell) && /[^\d.,\s]/.test(cell) && cellDate(cell) !== null;

/** The orders in which the dates may be written, the usual one first; none where there are no such dates. */
function openOrders(
  columns: readonly DateColumn[],
  days: readonly string[],
  latest: IsoDate,
): DateOrder[] {
  const open = fittingOrders(columns, days, latest);
  const longest = columns.reduce<readonly string[]>(
    (most, column) => (column.days.length > most.length ? column.days : most),
    [],
  );
  const [beside, ...more] = open.filter((order) =>
    columns.some((column) => isBeside(column, order, open)),
  );
  const settled =
    (more.length === 0 ? beside : undefined) ??
    settledBetween(columns, open, latest) ??
    open.find((order) =>
      open.every((other) => other === order || isInSequence(longest, order, other)),
    );
  return settled === undefined ? open : [settled];
}

/** The only order in which every date of several columns is one: a file writes all its dates alike. */
function settledBetween(
  columns: readonly DateColumn[],
  open: readonly DateOrder[],
  latest: IsoDate,
): DateOrder | undefined {
  if (columns.length < 2) return undefined;
  const days = columns.flatMap((column) => column.days);
  const dated = days.filter((day) => open.some((order) => dateInOrder(day, order) !== null));
  const [first, ...more] = open.filter((order) =>
    dated.every((day) => dateInOrder(day, order) !== null),
  );
  const isInTime =
    first !== undefined && dated.every((day) => isPossible(dateInOrder(day, first), "", latest));
  return more.length === 0 && isInTime ? first : undefined;
}

/**
 * The orders in which most dates are possible; of those that read all dates alike, the first. A day that is far ahead speaks
 * against an order only if no column is open for it: another one than the transactions' may hold days to come.
 */
function fittingOrders(
  columns: readonly DateColumn[],
  days: readonly string[],
  latest: IsoDate,
): DateOrder[] {
  const since = days.some((day) => isOneInAnOrder(day, usualStart)) ? usualStart : "";
  const all = misfitsOf(days, since);
  const fitting = new Set(
    columns.flatMap((column) => {
      const [own, ownInTime] = [
        misfitsOf(column.days, since),
        misfitsOf(column.days, since, latest),
      ];
      return leastOf({
        usable: all.usable - own.usable + ownInTime.usable,
        counts: all.counts.map(
          (count, at) => count - (own.counts[at] ?? 0) + (ownInTime.counts[at] ?? 0),
        ),
      });
    }),
  );
  const isLike = (one: DateOrder, other: DateOrder) =>
    days.every((day) => dateInOrder(day, one) === dateInOrder(day, other));
  const inTurn = dateOrders.filter((order) => fitting.has(order));
  return inTurn.filter(
    (order, index) => !inTurn.slice(0, index).some((other) => isLike(order, other)),
  );
}

/** How many days are a date in some order, and how many of those are none in each of `dateOrders`. */
type Misfits = { usable: number; counts: readonly number[] };

function misfitsOf(days: readonly string[], since: string, latest?: IsoDate): Misfits {
  const usable = days
    .map((day) => dateOrders.map((order) => isPossible(dateInOrder(day, order), since, latest)))
    .filter((fits) => fits.includes(true));
  return {
    usable: usable.length,
    counts: dateOrders.map((_, at) => usable.filter((fits) => fits[at] === false).length),
  };
}

function leastOf({ usable, counts }: Misfits): DateOrder[] {
  if (usable === 0) return [];
  const least = Math.min(...counts);
  // One date against the usual order may be a misprint.
  const mostUsual = usable > 1 ? least + 1 : least;
  return dateOrders.filter(
    (order, at) => (counts[at] ?? 0) <= (order === usualOrder ? mostUsual : least),
  );
}

/** A file that has later days at all has no earlier ones: these are days of birth, or in another order. */
const usualStart: IsoDate = "1990-01-01";

const isOneInAnOrder = (day: string, since: IsoDate): boolean =>
  dateOrders.some((order) => isPossible(dateInOrder(day, order), since));

/** A day of this year or the next may be to come, as that of a planned instalment: it tells nothing. */
const isPossible = (date: IsoDate | null, since: string, latest: IsoDate = "9999"): boolean =>
  date !== null && date >= since && Number(date.slice(0, 4)) <= Number(latest.slice(0, 4)) + 1;

/** Fewer days can be near those of another column by chance. */
const fewestBeside = 3;
/** An order, its NAV's day and its settlement lie within a few days. */
const longestApart = 7;

const areNear = (one: IsoDate | null, other: IsoDate | null | undefined): boolean =>
  one !== null && other != null && Math.abs(daysBetween(one, other)) <= longestApart;

/** Whether another column has about the same days in a form that has one meaning. */
function isBeside(
  { days, beside }: DateColumn,
  order: DateOrder,
  open: readonly DateOrder[],
): boolean {
  const telling = days.filter((day) =>
    open.every((other) => other === order || dateInOrder(day, other) !== dateInOrder(day, order)),
  );
  return (
    telling.length >= fewestBeside &&
    beside.some((known) => days.every((day) => areNear(dateInOrder(day, order), known.get(day))))
  );
}

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
